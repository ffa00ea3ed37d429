# Instrukcja Wiatrakowa po polsku: po jednym komunikacie na akapit i na każdy numer na rysunku. Zasady podaje rulebook.toml.

# Słowa, których się szuka, i jak to nazywa ta instrukcja.
synonyms = pieniądze złoto moneta: gulden; cebulka nasiono: tulipan; śluza zapora tama: zastawk; powódź rzeka: wod; tryb zębatka rondel: koł; młyn: wiatrak; najemnik towarzysz: pomocni; zlecenie zadanie: kontrakt; statek eksport łódź: hand; turniej życzenie: zachciank; klucz młotek: narzędzi; automa robot bot: ogrodni; stodoła skład: magazyn; miesiąc: kalendarz; farma gospodarstwo ziemia: ogrod

minute = W jedną minutę
minute-lead = Uprawiasz tulipany za wałami. Woda obraca koła twojego wiatraka, a koła mówią, co możesz zrobić.
minute-gate = **Ustaw zastawkę.** Im szerzej otwarta, tym szybsza woda i tym bardziej się podnosi.
minute-wheels = **Obróć koła.** O tyle kroków, ile wynosi prędkość wody. Potem wybierz jedną z dwóch akcji przy strzałce.
minute-build = **Buduj i handluj.** Wiatraki, bazar, statki, pomocnicy i pomocniczki: wszystko przynosi tulipany, guldeny albo punkty.
minute-plant = **Sadź tulipany.** Najwięcej warte są rzędy w jednym kolorze i kolumny w czterech.
minute-win = Gdy czyjeś duże koło obróci się dość razy, zaczynają się ostatnie rundy. Wygrywa najwięcej punktów.

## 1 Stół

table = Co leży na stole
table-lead = Polder dla wszystkich, a dla każdego ogród i dwa koła.
table-things = Tulipany mają pięć kolorów: biały, żółty, czerwony, fioletowy i czarny. Masz planszetkę ogrodu z grządkami, planszetkę wiatraka z **dużym i małym kołem** oraz dziewięć wiatraków. Tulipanów i narzędzi nigdy nie brakuje.
table-money = Możesz mieć do **9 guldenów**; nadwyżka przepada. Zaczynasz z 5 punktami i wydajesz je tylko tam, gdzie coś na to pozwala.
table-storage = **Magazyn** ma 7 miejsc. Pięć pierwszych jest za darmo; tulipan na szóstym kosztuje 1 gulden, na siódmym 2. Jeśli magazyn jest pełny albo nie możesz lub nie chcesz płacić, nowy tulipan może za darmo zastąpić inny. Z tulipana zawsze możesz zrezygnować.
table-decline = Możesz zrezygnować z każdej nagrody, w części albo w całości. Tylko z przesunięcia w kalendarzu i z wywołania końca gry zrezygnować nie można.
table-setup = Przygotowanie
table-setup-middle = Odkryte leżą cztery kafelki ulepszeń i trzy karty ulepszeń; z czterech kart handlu morskiego w grze jest tylko wierzchnia. Zastawka stoi na 1, woda na 0.
table-setup-yours = Dostajesz losową planszetkę wiatraka, 1 narzędzie, tulipan i od 4 do 7 guldenów: im później grasz, tym więcej. Potem, od ostatniego gracza do pierwszego, każdy wybiera kartę startową i strefę bazaru. Karta startowa, która zostanie, to **zachcianka królowej**.
picture-line-1 = Twój magazyn.
picture-line-2 = Twoje wiatraki w grupach według kolorów.
picture-line-3 = Twoje guldeny.
picture-line-4 = Twoje punkty.

## 2 Twoja tura

turn = Twoja tura
turn-lead = Zastawka, woda, koła, akcja.
turn-order = Tura przebiega zawsze tak: ustawiasz **zastawkę**, podnosi się **woda**, obracasz **koła**, wykonujesz **akcję**.
turn-gate = Zostaw zastawkę, zamknij ją za darmo o dowolną liczbę pól albo otwórz. Otwarcie z 1 na 2 kosztuje 1 gulden i daje 1 punkt; z 2 na 3 kosztuje 2 i daje 3; z 1 na 3 kosztuje 3 i daje 4.
turn-water = Przy prędkości 1 woda stoi, przy 2 podnosi się o 1, przy 3 o 2, w każdej turze. Nigdy nie może przekroczyć 8: wtedy trzeba dostatecznie przymknąć zastawkę.
turn-wheels = Koła i akcja
turn-wheels-turn = Oba koła obracają się o tyle kroków, ile wynosi prędkość wody. Duże ma 6 pól, małe 5, więc pary przy strzałce ciągle się zmieniają.
turn-wheels-tools = Każde wydane **narzędzie** to krok więcej albo krok mniej, razem od 1 do 4. Zastawka i woda zostają, jak były.
turn-wheels-act = Wybierz **jedno z dwóch** pól przy strzałce i wykonaj je. Jeśli któreś ma znak „także drugie koło”, możesz wykonać oba. Kafelek na polu liczy się zamiast tego, co na nim wydrukowano.
turn-wheels-none = Tylko jeśli żadnego nie da się wykonać, bierzesz zamiast tego 2 guldeny.
picture-gate-1 = Zastawka: trzy prędkości. Co świeci, można wybrać.
picture-gate-2 = Poziom wody, od 0 do 8.
picture-wheels-1 = Aktywne pole dużego koła …
picture-wheels-2 = … i małego. Wybierz jedno z nich.

## 3 Kalendarz i zachcianka

calendar = Kalendarz i zachcianka królowej
calendar-lead = Sześć kroków dużego koła to jeden krok w roku.
calendar-spoke = Za każdym razem, gdy **czerwona szprycha** dużego koła dojdzie do strzałki albo ją minie, twój znacznik przesuwa się w kalendarzu o jedno pole. Za polem IV nic nie ma.
calendar-rewards = Gdy dojdziesz na pole, możesz wziąć jego nagrodę i **jedną** z dostępnych jeszcze dodatkowych nagród pod nim, każdą w dowolnej chwili tej tury. Dodatkowa nagroda znika wtedy dla wszystkich.
calendar-wish = Spełnij **zachciankę królowej** we własnej turze, a zdobędziesz najwyższą jeszcze dostępną nagrodę, raz w grze. Niczego za nią nie oddajesz.
picture-calendar-1 = Nagroda pola I, dla każdego.
picture-calendar-2 = Dodatkowa nagroda: kto pierwszy, ten bierze.
picture-calendar-3 = Zachcianka królowej.

## 4 Woda, kafelki i karty

better = Woda, kafelki i karty
better-lead = Trzy akcje, które ulepszają twój ogród.
better-water = **Obniżenie poziomu wody.** Najpierw nagroda, według poziomu sprzed obniżenia: przy 5–8 po 2 guldeny lub 2 punkty za każdy punkt siły; przy 2–4 po 1; przy 0–1 po 1 guldenie. Potem poziom spada o siłę.
better-tiles = Kafelki ulepszeń
better-tiles-take = Weź odkryty kafelek i połóż go na dowolnym polu swoich kół, które **nie jest teraz przy strzałce**. Brązowy jest za darmo, beżowy kosztuje 1 gulden, srebrny 2. Kafelek, który tam leżał, znika z gry.
better-tiles-refresh = Przed wyborem możesz raz zapłacić 1 gulden za cztery nowe kafelki.
better-cards = Karty ulepszeń
better-cards-take = Weź najwyżej jedną z trzech kart. Przedtem możesz raz zapłacić 1 gulden za trzy nowe.
better-cards-sides = Każda karta może być czymś jednym z dwojga. U góry to **pomocnik lub pomocniczka** i dostajesz punkty z tego miejsca; u dołu to **kontrakt**, który punktuje na koniec. Jednych i drugich mieści się po trzy; potem nowa karta zastępuje starą.
better-cards-helpers = Pomocnik, pomocniczka i karta startowa działają raz na turę, gdy wykonujesz ich akcję: przed nią albo po niej.
picture-displays-1 = Kafelki ulepszeń: dwa brązowe, beżowy i srebrny.
picture-displays-2 = Karta ulepszenia jako pomocnik lub pomocniczka …
picture-displays-3 = … albo jako kontrakt.

## 5 Wiatraki

mills = Budowa wiatraków
mills-lead = Każde pole, którego dotyka, coś daje, a droga prowadzi na bazar.
mills-where = Weź wiatrak z dowolnej swojej grupy i zapłać, ile kosztuje miejsce, od 0 do 4. Miejsce musi być **połączone** z bazarem: leżeć przy nim albo mieć do niego nieprzerwaną ścieżkę wiatraków w dowolnych kolorach.
mills-path = Potem wyznacz najkrótszą ścieżkę do bazaru. Każdy wiatrak innego gracza na niej daje właścicielowi 1 punkt. Spośród równie krótkich ścieżek wybierasz ty.
mills-fields = Na koniec dostajesz nagrody **wszystkich pól**, które stykają się z wiatrakiem, w dowolnej kolejności.
picture-mills-1 = Twój wiatrak, połączony z bazarem.
picture-mills-2 = Na świecących miejscach można teraz budować.

## 6 Bazar

market = Wizyta na bazarze
market-lead = Gdzie tłum, tam dobre interesy.
market-walk = Zapłać cenę i wykonaj **wszystkie ruchy**. W każdym idziesz do następnej strefy zgodnie z ruchem wskazówek zegara, wybierasz jedną z jej nagród i dostajesz ją raz za każdy znacznik w strefie, twój też, najwyżej trzy razy.
market-neutral = Raz na turę, zanim ruszysz, za 1 gulden przesuniesz znacznik neutralny do strefy, do której wejdziesz.
market-full = Strefa ma trzy miejsca. Jeśli wszystkie są zajęte, omiń ją albo zapłać 1 gulden graczowi, który tam stoi, i stań na jego znaczniku.
picture-market-1 = Następna strefa: stoją tam dwa znaczniki, twój będzie trzeci.

## 7 Sadzenie i handel

tulips = Sadzenie i handel
tulips-lead = Miejsce tulipana jest w ziemi albo na statku.
tulips-plant = **Sadź** tulipany z magazynu, do tylu, ile mówi akcja. Każdy trafia na pierwszą od lewej pustą grządkę dowolnego z czterech rzędów. Jeśli zakryje nagrodę, od razu ją dostajesz.
tulips-trade = Handel morski
tulips-trade-ship = Połóż swój tulipan na pustym miejscu karty handlu, w **kolorze, którego tam jeszcze nie ma**, i weź dwie nagrody obok. Albo zdejmij z karty wszystkie tulipany i zachowaj, ile chcesz.
tulips-trade-full = Gdy położono czwarty tulipan, wszystkie wracają do zasobów i odsłania się następna karta.
picture-patches-1 = Następna grządka tego rzędu: pasowałby trzeci biały tulipan.
picture-patches-2 = Pusty rząd zaczyna się od lewej.
picture-trade-1 = Miejsce i dwie nagrody obok niego.

## 8 Koniec gry

end = Koniec gry
end-lead = Tulipany kwitną. Czas liczyć.
end-last = Gdy ktoś dojdzie na pole IV kalendarza, kończy się rundę i rozgrywa **jeszcze jedną**. W wariancie eksperckim kolejnej rundy nie ma.
end-groups = Punktują kontrakty. Potem każda grupa wiatraków, którą udało ci się **opróżnić**, daje punkty za każdy posadzony tulipan w jej kolorze: biały i żółty 1, czerwony i fioletowy 2, czarny 3.
end-rows = Pełny rząd siedmiu daje wyższą wartość, jeśli ma jeden kolor, inaczej niższą. Pełna kolumna w **czterech różnych kolorach** daje punkty; każda kolumna z dwoma tulipanami jednego koloru je odbiera, oprócz ostatniej.
end-win = Wygrywa najwięcej punktów. Przy remisie decyduje więcej posadzonych tulipanów, potem więcej w magazynie, potem więcej zbudowanych wiatraków.

## 9 Ogrodnik

gardener = Solo przeciw Ogrodnikowi
gardener-lead = Nigdy nie płaci, nigdy się nie waha i sadzi wszystko, co dostanie.
gardener-setup = Stół jest jak dla dwóch osób. Zaczynasz ty. Wybierz poziom **łatwy, średni lub trudny**; dobierasz dwie karty startowe i zachowujesz jedną, a druga to zachcianka królowej.
gardener-turn = Ogrodnik odkrywa kartę. Mówi ona, jak przesunie zastawkę i czy obniży poziom wody. Jego koła obracają się o prędkość wody i wykonuje on akcję dużego koła.
gardener-free = Nigdy nie płaci guldenów i niczego nie magazynuje. Guldeny i narzędzia zamieniają mu się na 1 punkt za sztukę; tulipany od razu sadzi.
gardener-calendar = Gdy jego koło obróci się w całości, bierze nagrodę i najlepszą dostępną dodatkową nagrodę, a jego znacznik przy zachciance królowej idzie w górę, czy ją spełnia, czy nie.
gardener-score = Na poziomie łatwym jest na koniec dodatkowa runda, na średnim i trudnym jej nie ma. Ogrodnik dostaje punkty za kafelki, karty, grządki i tulipany, tym więcej, im trudniejszy poziom. Wygrywa, kto ma więcej punktów.

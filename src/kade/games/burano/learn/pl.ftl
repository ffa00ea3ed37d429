# Instrukcja Burano po polsku: po jednym komunikacie na akapit i na każdy numer na rysunku. Zasady podaje rulebook.toml.

# Słowa, których się szuka, i jak to nazywa ta instrukcja.
synonyms = łódka rejs prom: żeg; pionek meeple rybak koronczarka: pracowni; pieniądze złoto: monet; prestiż: punkt; klocek sześcian: kost; kwartał: por; rynek nabrzeże: port; wzór rękodzieło: koron; przysługa: przywilej; muszla krewetka: owoc; kościół: dach; wieża: piramid; dochód pensja: zarob

minute = W jedną minutę
minute-lead = Jesteście rodzinami budowniczych na małej wyspie w lagunie. W ciągu roku stawiacie jej barwne domy, a każdy zbudowany dom wysyła kogoś do pracy.
minute-stack = **Ułóż.** W każdej porze roku układasz z kostek piramidę, a potem zużywasz ją od szczytu w dół.
minute-prepare = **Przygotuj.** Weź kostkę, na której nic nie stoi, i trzymaj ją gotową obok piramidy.
minute-build = **Zbuduj.** Postaw ją na wyspie. Jej kolor mówi, co teraz robisz: żeglujesz, wytwarzasz koronki czy wypłacasz zarobki.
minute-roof = **Zadasz.** Przykryj dwa domy w kolorach swojego kafla dachu. To punkty i coś jeszcze.
minute-send = **Wyślij pracowników.** Łowią i robią koronki, a na koniec każdej pory roku zdobywają dla ciebie punkty.
minute-win = Po zimie wygrywa ten, kto ma najwięcej punktów.

## 1 Stół

table = Co leży na stole
table-lead = Pośrodku wyspa, dookoła woda, a przed każdym pierścień pracowników.
table-lagoon = **Główna wyspa** ma czterdzieści otworów na domy. Wokół niej leży sześć **pobliskich wysp**, od A do F, każda z trzema kolorowymi chatkami, i dwa **porty**, w których czekają statki kupieckie. Obok mapy są **warsztaty**, gdzie powstają koronki.
table-colours = Kolorów jest sześć: różowy, niebieski, żółty, zielony, pomarańczowy i biały. Mają je domy, chatki, warsztaty i kafle dachów, a także dwanaście domów twojego pierścienia.
table-yours = Masz łódź rybacką i pierścień z dwunastoma domami. Gra dziesięciu twoich pracowników: stoją na pierścieniu, dopóki któregoś nie wyślesz. Masz też 18 kostek, po trzy w każdym kolorze, 3 monety i trzy odkryte kafle dachów.
table-open = Owoce morza na twojej ręce są tajne, a sprzedane karty leżą zakryte. Wszystko inne jest jawne, także liczba kart na ręce. Nic nie ogranicza ręki ani sakiewki, ale nikt nie wydaje więcej, niż ma. Kostek, kafli i kart może zabraknąć, monet nie.
table-setup = Przygotowanie
table-setup-lots = O większości decyduje los: o chatkach na wyspach, o pierwszym domu pod fontanną, o kolejności części twojego pierścienia, o tym, kto zaczyna i które statki stoją w którym porcie. Odkryte leżą cztery karty budynków i trzy karty owoców morza. Warsztaty mają układ dla początkujących i układy losowane.
table-setup-first = W kolejności graczy dobierasz trzy kafle dachów trzech różnych rodzajów, jeden po drugim. Jeden z twoich pracowników jest już w drodze: stoi na pobliskiej wyspie, a obok cumuje twoja łódź. Dwaj inni pokazują punkty przywileju (masz na początku 1) i ruchy.
picture-table-1 = Główna wyspa. Pierwszy dom stoi pod fontanną.
picture-table-2 = Jedna z sześciu pobliskich wysp z trzema chatkami.
picture-table-3 = Port ze statkami kupieckimi.
picture-table-4 = Który kolor należy w tej porze roku do której akcji.

## 2 Pora roku i piramida

season = Pora roku i piramida
season-lead = Jeden rok, cztery pory, czternaście tur dla każdego i co porę nowy plan.
season-rounds = Wiosna i lato mają po cztery rundy, jesień i zima po trzy. W każdej rundzie każdy ma jedną turę. Pora roku przebiega zawsze tak samo: wszyscy układają piramidy, potem rozgrywa się rundy, a na koniec porządkuje.
season-markers = Zanim coś ułożysz, spójrz na kolory. Sześć znaczników pokazuje, który kolor oznacza którą akcję, po dwa kolory na akcję. Obowiązuje to całą porę roku; potem znaczniki się tasuje i różowy dom, który wiosną żeglował, latem może robić koronki.
season-stacking = Układanie piramidy
season-stacking-fourteen = Wybierz 14 swoich kostek i ułóż je w trzech warstwach: dziewięć, cztery i jedna. Każdy kolor może stać wszędzie. Później weźmiesz tylko kostkę, na której nic nie stoi. Piramida jest więc planem na całą porę roku: na górze to, czego chcesz najpierw, na dole to, co może poczekać.
season-stacking-rest = Niewykorzystane kostki wracają do puli, a ty dostajesz po 1 monecie za każdą: wiosną wszyscy po 4. Jeśli masz 14 kostek lub mniej, użyj wszystkich i zapełniaj najpierw dolne warstwy.
season-stacking-hidden = Wszyscy układają jednocześnie i nikt nie widzi cudzej piramidy, dopóki wszyscy nie skończą.
season-stacking-plan = **Plan na początek.** Spójrz na swoje trzy kafle dachów. Trzymaj kolory jednego z nich blisko szczytu: wcześnie zbudujesz oba domy i położysz dach.
picture-markers-1 = Wiosna: po jednej kropce na rundę.
picture-markers-2 = W tej porze roku różowe i niebieskie domy żeglują.
picture-pyramid-1 = Odkryta jest tylko kostka na szczycie.
picture-pyramid-2 = Kostka drugiej warstwy stoi na czterech niższych i je zakrywa.
picture-later-1 = Dwie kostki później odkryte są trzy pozostałe z drugiej warstwy …
picture-later-2 = … i narożna, która była pod tą drugą.

## 3 Twoja tura

turn = Twoja tura
turn-lead = Przygotuj, zbuduj, zadasz. Do czterech ruchów, w dowolnej kolejności i dowolnym doborze.
turn-cost = Za pierwszy ruch w turze **dostajesz** 1 monetę. Następne kosztują: drugi 3 monety, trzeci 3, czwarty 4. Płacisz tuż przed każdym ruchem, a monetami z jednego ruchu wolno zapłacić za następny.
turn-stop = Jeśli nie wykonasz żadnego ruchu, też bierzesz 1 monetę. O końcu tury decydujesz ty i możesz przestać po każdym ruchu.
turn-prepare = Przygotowanie
turn-prepare-take = Weź z piramidy odkrytą kostkę i połóż ją na jednym z trzech pól przygotowania. Musi być wolne. Pola są jednakowe, a co na nich stoi, zostaje, nawet gdy zaczyna się nowa pora roku.
turn-build = Budowa
turn-build-where = Weź przygotowaną kostkę i postaw ją na wyspie na jeden z dwóch sposobów: w pustym otworze **obok** jakiegoś domu, bokiem albo rogiem, lub na wolnej połówce **dachu**. Potem wykonaj akcję jej koloru.
turn-build-height = Na każdej połówce dachu może stanąć dowolny kolor. Jeśli oba są takie same, od razu dostajesz 1 punkt przywileju. Miejsce rośnie tak: dom, dach, dom, dach, dom. Trzy domy to najwięcej.
turn-build-decline = Z żeglugi i koronek możesz zrezygnować; wypłatę zarobków dostajesz zawsze. Jeśli z akcją nic się nie da zrobić, dom i tak stoi, a akcja przepada.
turn-roof = Zadaszanie
turn-roof-where = Połóż jeden ze swoich kafli na dwóch domach **w jego dwóch kolorach**. Stoją bok w bok, nie po skosie, na tym samym poziomie i żaden nie ma jeszcze dachu. Zadaszać można domy pierwszego i drugiego poziomu, trzeciego nigdy. Nic nie sięga nad kanałem. Kafel możesz obrócić, a na drugim poziomie może leżeć na dwóch różnych dachach.
turn-roof-gift = Potem wybierz: 2 punkty przywileju albo jedną z odkrytych kart budynków, która pomaga ci od tej chwili.
turn-roof-score = Na koniec kafel punktuje według rodzaju. Dachy **wysp** i **warsztatów** liczą miejsca, gdzie samodzielnie masz najwięcej pracowników: 2, 5 lub 9 punktów za jedno, dwa lub trzy. Dach **fontann** liczy te, które widać na twoim pierścieniu: 2, 3, 5 lub 9 punktów za jedną do czterech. Dach **płaski** zawsze daje 4. Remis to nie „najwięcej”. Nowe kafle dostaniesz dopiero w porządkowaniu.
picture-moves-1 = Twój następny ruch: pierwszy daje 1 monetę.
picture-moves-2 = Twoje monety.
picture-moves-3 = Twoje punkty przywileju.
picture-prepared-1 = Gotowa do budowy. Łódź pod spodem mówi: różowy żegluje.
picture-holes-1 = Domy, które już stoją.
picture-holes-2 = Każdy świecący otwór styka się z jednym z nich, bokiem albo rogiem.
picture-roofs-1 = Biały i różowy bok w bok: tu pasuje różowo-biały kafel.
picture-roofs-2 = … i tutaj.

## 4 Żegluga

sailing = Żegluga
sailing-lead = Łódź, trzy strzałki i ładownia pełna krabów.
sailing-step = Przesuń łódź **dokładnie o jeden krok** wzdłuż kropkowanej linii: na pobliską wyspę, by łowić, albo do portu, by sprzedać połów. Łodzie nigdy sobie nie przeszkadzają.
sailing-match = Gdzie możesz łowić, mówi twój pierścień. Trzy strzałki wskazują trzy domy, a ich kolory to twoje **kolory do dopasowania**. Na wyspę wpłyniesz, jeśli choć jedna jej chatka ma taki kolor.
sailing-exchange = Nic nie pasuje? Zanim popłyniesz na wyspę, za 1 punkt przywileju możesz zamienić dwie chatki w różnych kolorach na różnych wyspach. Potem musisz popłynąć na którąś wyspę.
sailing-fish = Na wyspie: łowisz
sailing-fish-draw = Policz dopasowania, jedna strzałka na jedną chatkę: dwie różowe strzałki i jedna różowa chatka to jedno dopasowanie. Dobierz tyle kart owoców morza, jedną po drugiej, z trzech odkrytych albo w ciemno z talii. Luki uzupełnia się po twojej ostatniej karcie.
sailing-fish-worker = Teraz ktoś schodzi na ląd. Przy 1 lub 2 dopasowaniach na wyspie zostaje pracownik z sektora 1; przy 3 możesz wysłać też tego z sektora 2. Koło obraca się o krok za każdego wysłanego, a strzałki wskazują nowe kolory.
sailing-fish-home = Każdy inny gracz, który ma pracowników na tej wyspie, zabiera jednego z nich do domu i dostaje 2 monety. Na koniec pory roku ten, kto ma tam najwięcej pracowników, zdobywa 4 punkty (3 w trzy osoby, 2 w dwie).
sailing-fish-lobster = Strzałki masz żółtą, niebieską i różową, a chatki są różowa, żółta i biała: 2 dopasowania. Dobierasz w ciemno: homar! Bierzesz więc i odkrytego homara. Odkryte karty uzupełnia się do trzech, pracownik schodzi na ląd, koło obraca się o jeden.
sailing-port = W porcie: sprzedajesz
sailing-port-ship = Do portu możesz wpłynąć, jeśli stoi tam choć jeden statek kupiecki. Wybierz jeden statek i sprzedaj mu jeden zestaw, jaki kupuje. Potem ten statek płynie do drugiego portu. Nie musisz sprzedawać; wtedy żaden statek nie odpływa.
sailing-port-sets = Statki kupują różne karty, karty jednego rodzaju, pary albo trójki. Pary lub trójki jednej sprzedaży są różnych rodzajów. Zawsze możesz sprzedać mniejszy zestaw, niż by się dało.
picture-ring-1 = Koło czasu. Trzy strzałki wskazują żółty, niebieski i różowy.
picture-ring-2 = Ile kart dałaby ci teraz każda wyspa.
picture-sea-1 = Twoja łódź jest przy wyspie E. Wychodzą stąd trzy szlaki.
picture-sea-2 = A ma różową i żółtą chatkę: 2 dopasowania, 2 karty. Wyspa świeci.
picture-sea-3 = Na B nic nie pasuje: nie możesz tam wpłynąć.
picture-sea-4 = W porcie zachodnim stoją statki: możesz tam wpłynąć i sprzedawać.
picture-seafood-1 = Talia: dobieranie w ciemno.
picture-seafood-2 = Trzy odkryte karty. Każdą oglądasz, zanim wybierzesz następną.
picture-ships-1 = Do czterech **różnych** kart.
picture-ships-2 = Do czterech kart **jednego rodzaju**.

## 5 Wytwarzanie koronek

lace = Wytwarzanie koronek
lace-lead = Do trzech pracowników idzie do warsztatów. Im bliżej siebie stoją, tym lepiej.
lace-arrows = Każda z trzech strzałek pozwala wysłać jednego pracownika na pole warsztatu **w jej kolorze**. Dwóch na niebieskich polach wymaga dwóch niebieskich strzałek. Strzałek używasz w dowolnej kolejności i możesz przestać po każdym pracowniku.
lace-beside = Twój pierwszy pracownik w warsztatach staje na dowolnym wolnym polu, które pasuje. Następni stają **obok** twoich, bok w bok; liczą się też dopiero co wysłani. Na polu mieści się jeden pracownik.
lace-coin = Pole z monetą daje 1 monetę za każdym razem, gdy ktoś na nim staje. Ostatni pracownik nigdy nie schodzi z pierścienia. Na koniec koło obraca się o tyle kroków, ilu pracowników wyszło.
lace-walk = Strzałki masz różową, pomarańczową i różową. Jeden pracownik idzie na różowe pole, drugi na różowe obok niego. Żadne pomarańczowe pole z nimi nie sąsiaduje, więc trzeci zostaje, a koło obraca się o dwa.
picture-lace-1 = Tu już stoi twój pracownik.
picture-lace-2 = Świeci to, co jest obok niego i ma kolor strzałki.

## 6 Pierścień i zarobki

ring = Pierścień i zarobki
ring-lead = Pierścień to kalendarz, sakiewka i dom.
ring-wheel = Wokół koła biegną sektory od 1 do 9, potem trzy strzałki. Pracownicy wychodzą z sektora 1, potem 2, potem 3; następnie koło obraca się o tyle kroków, ilu wyszło. Dlatego przy sektorze 1 zawsze ktoś stoi, a strzałki przechodzą na inne kolory.
ring-home = Kto wraca, staje przy pustym sektorze o najniższym numerze; koło się wtedy nie obraca. Na pierścieniu zawsze zostaje co najmniej jeden pracownik.
ring-bare = Na domu bez pracownika widać, co na nim wydrukowano: **monetę** albo **fontannę**. Im więcej ludzi poza domem, tym więcej ich widzisz.
ring-earning = Wypłacanie zarobków
ring-earning-pay = Dostajesz 1 monetę za każdą monetę widoczną na pierścieniu. Potem możesz odwołać dowolnie wielu swoich pracowników z wysp i warsztatów, po 1 monecie więcej za każdego. W tej kolejności: monety liczy się, zanim ktoś wróci i je zakryje.
ring-earning-seven = Widzisz 6 monet: dostajesz 6. Odwołujesz jednego pracownika z wyspy do sektora 4 i dostajesz jeszcze 1: razem 7.
picture-wheel-1 = Sektor 1: kto tu stoi, wychodzi następny.
picture-wheel-2 = Pod strzałkami nikt nie stoi: widać dwie monety i fontannę.

## 7 Porządkowanie

cleanup = Porządkowanie
cleanup-lead = Pora roku się skończyła: punkty za twoich ludzi, a potem przygotowania do następnej.
cleanup-islands = **Wyspy.** Na każdej pobliskiej wyspie ten, kto ma najwięcej pracowników, zdobywa 4 punkty (3 w trzy osoby, 2 w dwie). Remisujący dzielą się nimi, zaokrąglając w dół.
cleanup-lace = Koronki
cleanup-lace-pay = Za każdego swojego pracownika w warsztatach możesz zwrócić z piramidy jedną kostkę **w kolorze jego pola**, odkrytą lub zakrytą. Każda to 2 punkty. Przygotowane kostki się nie liczą. Pracownicy zostają na miejscach.
cleanup-lace-union = Opłaceni pracownicy stojący bok w bok tworzą **związek** i punktują razem: 1 punkt za dwóch, 2 za trzech, 4 za czterech, 6 za pięciu, 9 za sześciu, 12 za siedmiu lub więcej. Nieopłaceni ani nie punktują, ani nie łączą.
cleanup-lace-four = Czterech połączonych pracowników stoi na dwóch polach pomarańczowych, zielonym i niebieskim. Zwracasz dwie kostki pomarańczowe, zieloną i niebieską: 4 × 2 punkty i 4 za związek, razem 12.
cleanup-ready = Przed następną porą roku
cleanup-ready-markers = Sześć znaczników akcji tasuje się i rozkłada na nowo. Potem, w kolejności graczy, reszta piramidy trafia do twojej rezerwy i bierzesz po jednej kostce za każdy dom pierścienia, który **zakrywa pracownik**, w kolorze tego domu. Za kolor, którego zabrakło, możesz wziąć inny.
cleanup-ready-roofs = Odłóż tyle swoich kafli dachów, ile chcesz, i dobierz, aż znów będą trzy. Dobierane teraz kafle różnią się między sobą rodzajem. Na koniec znacznik pierwszego gracza przechodzi dalej.
cleanup-ready-winter = Po zimie punktuje się tylko wyspy i koronki; potem gra się kończy.
picture-unions-1 = Dwaj pracownicy bok w bok: związek, jeśli zapłacisz za obu.
picture-cover-1 = Ten dom zakrywa pracownik: dostajesz kostkę w jego kolorze.

## 8 Przywileje i karty budynków

privilege = Przywileje i karty budynków
privilege-lead = Drobne przysługi, które naginają zasady, i karty, które naginają je na stałe.
privilege-gain = Punkty przywileju zdobywasz jako nagrodę za dach, jeśli je wybierzesz, i gdy budujesz na połówce dachu w tym samym kolorze. Tor kończy się na 10. W swojej turze wydajesz ich, ile chcesz; to nie jest ruch.
privilege-uses = Za 1 punkt możesz: zamienić **dwie chatki**, zanim popłyniesz na wyspę; wysłać **pracownika do koronek** z dala od innych twoich albo na pole zajęte przez kogoś (tamten wraca do domu, a jego właściciel dostaje 2 monety); dołożyć do piramidy **kostkę** w dowolnym kolorze z puli, tam gdzie ma oparcie; albo wziąć **1 monetę**.
privilege-clean = Podczas porządkowania za 1 punkt kupujesz kostkę w dowolnym kolorze do rezerwy i możesz ją od razu zwrócić za koronki. Koloru, którego zabrakło, kupić nie można.
privilege-cards = Karty budynków
privilege-cards-roofs = Sześć kart jest dla dekarzy. Trzy dają **5 punktów** za każdy kolor twojego kafla pokazany na karcie. Trzy pozwalają, by połówka w jednym z ich kolorów leżała na domu w **dowolnym kolorze**.
privilege-cards-end = Inne liczą się na koniec: 2 punkty za każdą sprzedaną kartę czterech rodzajów owoców morza, 2 punkty za każdego twojego pracownika w warsztatach trzech kolorów, 3 punkty za każdą twoją kartę budynku albo po prostu 9 punktów.
privilege-cards-help = A niektóre pomagają w pracy: żeglujesz **o dwa kroki**, robisz koronki na polach zajętych przez innych, wygrywasz **remisy** na wyspach albo płacisz za koronki o jedną kostkę mniej (ta karta jest też warta 3 punkty na koniec).
picture-purse-1 = Twoje punkty przywileju …
picture-purse-2 = … i monety: tu zamienisz jedno na drugie.
picture-buildings-1 = Zadasz, a jedna z nich może być twoja. Jej miejsce od razu zajmuje nowa.

## 9 Koniec gry

end = Koniec gry
end-lead = Zima minęła. Policzcie jeszcze raz.
end-count = Punkty przywileju zamieniają się w monety, jeden za jedną; każde 5 monet to 1 punkt. Każda niesprzedana karta owoców morza to 1 punkt. Potem punktują karty budynków.
end-win = Wygrywa najwięcej punktów. Przy remisie decyduje więcej przygotowanych kostek, potem więcej monet; jeśli i to nie rozstrzyga, zwycięstwo jest wspólne.
end-sum = Masz 7 monet, 5 niesprzedanych kart i dwie karty budynków warte 9 i 8: 1 + 5 + 9 + 8 = jeszcze 23 punkty.

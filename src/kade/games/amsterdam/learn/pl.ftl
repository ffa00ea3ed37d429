# Instrukcja Amsterdamu po polsku: po jednym komunikacie na akapit i na każdy numer na rysunku. Zasady podaje rulebook.toml.

# Słowa, których się szuka, i jak to nazywa ta instrukcja.
synonyms = wagon wagonik pociąg: wóz; bilet cel zadanie: kontrakt; trasa linia szlak: połączeni; joker lokomotywa tęczowa: dżoker; stacja miasto lokacja: miejsc; rynek wystawka: odkryt; beczka premia surowiec: towar; przetasować: tali; równoległy zablokowane: zamknięt; rezygnacja: pas

minute = W jedną minutę
minute-lead = Jesteś kupcem w dawnym Amsterdamie. Twoje wozy toczą się wzdłuż kanałów, a kto połączy właściwe miejsca, ten się wzbogaci.
minute-draw = **Dobieraj karty.** Zbieraj karty Lokomocji w jednym kolorze, po dwie na turę.
minute-claim = **Twórz połączenia.** Zagraj tyle kart w kolorze połączenia, ile ma ono pól, i od razu zdobądź punkty.
minute-contracts = **Realizuj Kontrakty.** Połącz dwa miejsca ciągiem własnych połączeń. Może prowadzić dowolną drogą.
minute-goods = **Gromadź Towary.** Połączenia wokół miasta dają też karty Towarów.
minute-win = Gdy komuś prawie skończą się wozy, każdy ma jeszcze jedną turę. Potem wygrywa najwięcej punktów.

## 1 Stół

table = Co leży na stole
table-lead = Miasto z siedemnastoma miejscami i dwie tajemnice na twojej ręce.
table-map = Mapa pokazuje **17 miejsc** i 44 **połączenia** między nimi. Połączenie ma od 1 do 4 pól i kolor: różowy, niebieski, zielony, czarny, czerwony, pomarańczowy albo szary. Żadne miejsce nie leży dalej niż 9 pól od innego.
table-yours = Masz **16 wozów**. Karty Lokomocji są w sześciu kolorach, po sześć w każdym, a do tego 8 **dżokerów**, które zastępują dowolny kolor. Szarych kart nie ma.
table-secret = Karty na ręce i Kontrakty są tajne; ile ich masz, widzą wszyscy. Nie ma limitu ani jednych, ani drugich. Karty Towarów leżą odkryte.
table-setup = Przygotowanie
table-setup-deal = Dostajesz 2 karty Lokomocji; 5 innych leży **odkrytych**. Dostajesz też 2 Kontrakty i zachowujesz jeden albo oba. Niezachowany trafia na spód stosu. Wszyscy wybierają jednocześnie.
table-setup-first = Przy stole zaczyna najmłodszy; tutaj pierwszego gracza się wybiera albo losuje. Gra się zgodnie z ruchem wskazówek zegara.
picture-map-1 = Miejsce.
picture-map-2 = Niebieskie połączenie z trzema polami.
picture-map-3 = Szare połączenie z jednym polem.

## 2 Twoja tura

turn = Twoja tura
turn-lead = Jedna rzecz na turę i tylko jedna. Gra się szybko.
turn-three = W swojej turze robisz **dokładnie jedną** z trzech rzeczy: dobierasz karty Lokomocji, tworzysz połączenie albo dobierasz Kontrakty.
turn-pass = Spasować możesz tylko wtedy, gdy żadna z trzech nie jest możliwa. Jeśli wszyscy spasują jeden po drugim, gra natychmiast się kończy.
turn-early = **Jak zacząć.** Przez dwie lub trzy tury dobieraj karty, aż stać cię będzie na połączenie, które przyda się obu twoim Kontraktom.

## 3 Karty

cards = Dobieranie kart
cards-lead = Dwie karty na turę, chyba że skusi cię dżoker.
cards-two = Weź **dwie karty**, jedną po drugiej, każdą z odkrytych albo w ciemno z talii. Miejsce po odkrytej karcie od razu się uzupełnia, więc drugą wybierasz, znając już nową.
cards-wild = Odkryty **dżoker** kosztuje całą turę: jako pierwsza karta jest jedyną, a jako drugiej wziąć go nie wolno. Dżokery dobrane w ciemno to karty jak każde inne.
cards-sweep = Gdy tylko trzy z pięciu odkrytych kart to dżokery, odrzuca się całą piątkę i odkrywa pięć nowych.
cards-empty = Gdy talia się wyczerpie, z kart odrzuconych tasuje się nową.
picture-row-1 = Pięć odkrytych kart.
picture-row-2 = Dżoker. Wzięty stąd jest jedyną kartą w turze.
picture-row-3 = Talia: dobieranie w ciemno.

## 4 Połączenia

track = Tworzenie połączenia
track-lead = Zapłać w jego kolorze, postaw wozy, od razu zdobądź punkty.
track-pay = Wybierz wolne połączenie i zagraj **dokładnie tyle kart w jego kolorze, ile ma pól**. Dżokery zastępują każdy kolor; możesz użyć ich, ile chcesz, nawet zamiast karty w kolorze, którą masz. Na każdym polu postaw wóz.
track-grey = Za **szare** połączenie płacisz kartami jednego, dowolnego koloru; wszystkie są w tym kolorze albo są dżokerami. Wystarczą i same dżokery.
track-green = Za zielone połączenie z 3 pól płacisz 3 zielonymi kartami; 2 zielonymi i 1 dżokerem; 1 zieloną i 2 dżokerami albo 3 dżokerami.
track-anywhere = Połączenie nie musi się stykać z innymi twoimi. Musi ci wystarczyć wozów. Wozy zostają tam do końca.
track-points = Punkty dostajesz od razu: **1, 2, 4 lub 7** za 1, 2, 3 lub 4 pola. Długie połączenie jest warte więcej niż kilka krótkich.
track-double = Podwójne połączenia
track-double-both = Między niektórymi miejscami biegną dwie nitki obok siebie. Nikt nie może zająć obu. W grze na **dwie osoby** druga jest zamknięta, gdy tylko ktoś zajmie pierwszą. W trzy lub cztery osoby może ją zająć inny gracz.
picture-claims-1 = Zielone, trzy pola: wystarczą trzy zielone karty.
picture-claims-2 = Szare, dwa pola: dwie karty jednego koloru albo dżokery.
picture-double-1 = Tę nitkę masz ty …
picture-double-2 = … więc w dwie osoby ta jest zamknięta.

## 5 Towary

goods = Towary
goods-lead = Kto jeździ dookoła miasta, ma więcej do sprzedania.
goods-ring = Jedenaście połączeń tworzy **zewnętrzny pierścień** miasta i ma znak wozów. Za każde z nich dostajesz też kartę Towarów, niezależnie od jego długości. Leży przed tobą odkryta.
goods-rank = Na koniec ten, kto ma najwięcej kart Towarów, dostaje 8 punktów. W dwie osoby drugi dostaje 4; w trzy jest 8, 5 i 2; w cztery 8, 6, 4 i 2. Remisujący dostają wszyscy punkty za swoje miejsce, a następne miejsca zostają puste. Bez żadnej karty nie dostajesz nic.
goods-four = Czterech graczy ma 4, 2, 2 i 1 kartę: dostają 8, 6, 6 i 2 punkty.
picture-goods-1 = Kto ile ma i ile to teraz warte.

## 6 Kontrakty

contracts = Kontrakty
contracts-lead = Dwa miejsca, liczba i nikt poza tobą o tym nie wie.
contracts-draw = Kontrakt podaje dwa miejsca i punkty. Dobierając Kontrakty, bierzesz dwa wierzchnie i zachowujesz **jeden albo oba**. Co zachowasz, zostaje z tobą do końca.
contracts-chain = Kontrakt jest zrealizowany, gdy jego miejsca łączy **nieprzerwany ciąg twoich własnych połączeń**, dowolną drogą. Jedno połączenie może służyć wielu Kontraktom.
contracts-quiet = Nikt nie mówi, jakie ma Kontrakty ani czy są zrealizowane. Własny postęp widzisz na ekranie.
contracts-worth = Zrealizowany Kontrakt na koniec dodaje swoje punkty, niezrealizowany **je odejmuje**. Kontrakty są warte od 3 do 9 punktów: tyle, ile pól ma najkrótsza droga, czasem o 1 więcej.
contracts-plan = **Po drodze.** Szukaj Kontraktów, które mają wspólny kawałek drogi. Połączenie, które służy dwóm, opłaca się podwójnie.

## 7 Koniec gry

end = Koniec gry
end-lead = Mało wozów, jeszcze jedna tura.
end-last = Gdy ktoś na koniec swojej tury ma **2 wozy lub mniej**, każdy ma jeszcze jedną turę, on też. Te ostatnie tury są takie jak wszystkie inne, tyle że ze swojej możesz zrezygnować.
end-count = Potem wszyscy pokazują Kontrakty: zrealizowane dodają punkty, pozostałe je odejmują. Punktują Towary. Punkty za połączenia już masz. Karty na ręce nic nie znaczą i nie ma nagrody za najdłuższą drogę.
end-below = Tak, wynik może spaść poniżej 0.
end-win = Wygrywa najwięcej punktów. Przy remisie decyduje więcej zrealizowanych Kontraktów; jeśli i to nie rozstrzyga, zwycięstwo jest wspólne.

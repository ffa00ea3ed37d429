# Amsterdam po polsku.
# Liczba nazywa się tak, jak to, co liczy ($cards, $carts, $points …); $these to lista; $a i $b to nazwy miejsc.
# Imiona graczy są zawsze w mianowniku, a czasowniki w czasie teraźniejszym: nie wiemy, czy grał, czy grała.

## Gra

game-title = Amsterdam
game-blurb = Łącz wozami miejsca dawnego Amsterdamu, realizuj Kontrakty i gromadź Towary.
game-reconstructed = Części tego, co wydrukowano w pudełku, nie mieliśmy do dyspozycji: Kontrakty są nasze, podobnie jak cała tabela Towarów oprócz pierwszego miejsca. Jeśli masz tę grę, możesz poprawić te wartości w pliku edycji.

option-players-help = Ile osób gra: 2, 3 lub 4.

## Rzeczy i ich liczby

player-colour = { $colour ->
    [burgundy] bordowy
    [brown] brązowy
    [black] czarny
   *[white] biały
}

card-short = { $card ->
    [pink] różowa
    [blue] niebieska
    [green] zielona
    [black] czarna
    [red] czerwona
    [orange] pomarańczowa
   *[wild] dżoker
}
# Biernik: bierze (kogo, co?).
card-object = { $card ->
    [pink] różową kartę
    [blue] niebieską kartę
    [green] zieloną kartę
    [black] czarną kartę
    [red] czerwoną kartę
    [orange] pomarańczową kartę
   *[wild] dżokera
}
card-number = { $number } { $card ->
    [pink] { $number ->
        [one] różowa karta
        [few] różowe karty
       *[many] różowych kart
    }
    [blue] { $number ->
        [one] niebieska karta
        [few] niebieskie karty
       *[many] niebieskich kart
    }
    [green] { $number ->
        [one] zielona karta
        [few] zielone karty
       *[many] zielonych kart
    }
    [black] { $number ->
        [one] czarna karta
        [few] czarne karty
       *[many] czarnych kart
    }
    [red] { $number ->
        [one] czerwona karta
        [few] czerwone karty
       *[many] czerwonych kart
    }
    [orange] { $number ->
        [one] pomarańczowa karta
        [few] pomarańczowe karty
       *[many] pomarańczowych kart
    }
   *[wild] { $number ->
        [one] dżoker
        [few] dżokery
       *[many] dżokerów
    }
}

cards-count = { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
carts-count = { $carts ->
    [one] 1 wóz
    [few] { $carts } wozy
   *[many] { $carts } wozów
}
contracts-count = { $contracts ->
    [one] 1 Kontrakt
    [few] { $contracts } Kontrakty
   *[many] { $contracts } Kontraktów
}
merchandise-count = { $merchandise ->
    [one] 1 karta Towarów
    [few] { $merchandise } karty Towarów
   *[many] { $merchandise } kart Towarów
}

# Połączenie: rodzaj nijaki.
track-colour = { $colour ->
    [pink] różowe
    [blue] niebieskie
    [green] zielone
    [black] czarne
    [red] czerwone
    [orange] pomarańczowe
   *[grey] szare
}
track = { $a } – { $b } ({ track-colour }, { $length })
contract = { $a } – { $b } ({ points-count })

## Co znaczą nazwy miejsc

gloss-begijnhof = dziedziniec beginek
gloss-blauwbrug = Niebieski Most
gloss-dam = plac na dawnej tamie
gloss-drie-hendricken = dom Trzech Henryków
gloss-haringpakkerstoren = wieża pakowaczy śledzi
gloss-jan-roodenpoortstoren = wieża Jana Roodenpoorta
gloss-jordaan = dzielnica zachodnia
gloss-korenmetershuisje = domek mierniczych zboża
gloss-montelbaanstoren = wieża Montelbaan
gloss-munttoren = wieża mennicza
gloss-nieuwe-waal = nowy basen portowy
gloss-noordermarkt = targ północny
gloss-oost-indisch-huis = dom Kompanii Wschodnioindyjskiej
gloss-oude-kerk = stary kościół
gloss-oude-waal = stary basen portowy
gloss-waag = waga miejska
gloss-westermarkt = targ zachodni

## Co możesz zrobić

action-take = Weź z odkrytych { card-object }
action-draw-card = Dobierz w ciemno kartę z talii
action-draw-contracts = Dobierz karty Kontraktów
action-pass = Spasuj w ostatniej turze
action-claim = Utwórz połączenie { track }
action-pay = Zapłać { $card ->
    [pink] w kolorze różowym
    [blue] w kolorze niebieskim
    [green] w kolorze zielonym
    [black] w kolorze czarnym
    [red] w kolorze czerwonym
   *[orange] w kolorze pomarańczowym
} { $wilds ->
    [0] bez dżokerów
    [one] z 1 dżokerem
    [few] z { $wilds } dżokerami
   *[many] z { $wilds } dżokerami
}
action-pay-wild = Zapłać samymi dżokerami
action-keep-both = Zachowaj oba Kontrakty
action-keep = Zachowaj tylko { contract }

## Co się stało

event-dealt = { $player } dostaje: { $these }.
event-dealt-hidden = { $player } dostaje { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}.
event-offered = { $player } wybiera spośród: { $these }.
event-offered-hidden = { $player } ogląda { contracts-count }.
event-kept = { $player } zachowuje: { $these }{ returned-contracts }.
event-kept-hidden = { $player } zachowuje { contracts-count }{ returned-contracts }.
returned-contracts = { $returned ->
    [0] { "" }
    [one] {" "}i odkłada 1 na spód stosu
    [few] {" "}i odkłada { $returned } na spód stosu
   *[many] {" "}i odkłada { $returned } na spód stosu
}
event-took = { $player } bierze z odkrytych { card-object }.
event-drew = { $player } dobiera z talii { card-object }.
event-drew-hidden = { $player } dobiera w ciemno kartę z talii.
event-refilled = { $card ->
    [pink] Odkryto różową kartę.
    [blue] Odkryto niebieską kartę.
    [green] Odkryto zieloną kartę.
    [black] Odkryto czarną kartę.
    [red] Odkryto czerwoną kartę.
    [orange] Odkryto pomarańczową kartę.
   *[wild] Odkryto dżokera.
}
event-swept = Za dużo dżokerów wśród odkrytych kart: odrzucono wszystkie ({ $these }).
event-reshuffled = { $cards ->
    [one] 1 odrzucona karta staje się nową talią.
    [few] { $cards } odrzucone karty potasowano w nową talię.
   *[many] { $cards } odrzuconych kart potasowano w nową talię.
}
event-claimed = { $player } tworzy połączenie { track }: { points-count }.
event-paid = { $player } płaci: { $these }.
event-merchandise = { $player } dobiera kartę Towarów i ma ich teraz { $merchandise }.
event-passed = { $player } nie może nic zrobić i pasuje.
event-declined = { $player } pasuje w swojej ostatniej turze.
event-last-round = { $player } prawie nie ma już wozów. Każdy rozgrywa jeszcze jedną turę.
event-contract-scored = { $player } pokazuje zrealizowany Kontrakt { $a } – { $b }: plus { points-count }.
event-contract-failed = { $player } pokazuje niezrealizowany Kontrakt { $a } – { $b }: minus { points-count }.
event-merchandise-scored = { $player }: { merchandise-count } i za nie { points-count }.

## O co pytamy ciebie, a na co czekają inni

prompt-keep-first-contracts = Które Kontrakty zachowujesz? Musisz zachować jeden, możesz oba.
prompt-turn = Dobierz karty Lokomocji, utwórz połączenie albo dobierz karty Kontraktów.
prompt-last-turn = Twoja ostatnia tura: dobierz karty Lokomocji, utwórz połączenie, dobierz karty Kontraktów albo spasuj.
prompt-second-card = Weź drugą kartę: odkrytą albo z talii.
prompt-pay = Jak płacisz za połączenie { track }?
prompt-keep-contracts = Które z dobranych Kontraktów zachowujesz? Musisz zachować jeden, możesz oba.
waiting-keep-first-contracts = { $players ->
    [one] { $these } wybiera Kontrakty.
    [few] { $these } wybierają Kontrakty.
   *[many] { $these } wybierają Kontrakty.
}
waiting-turn = Teraz gra { $player }.
waiting-second-card = { $player } dobiera drugą kartę.
waiting-pay = { $player } płaci za połączenie { track }.
waiting-keep-contracts = { $player } wybiera Kontrakty.

## Dlaczego czegoś nie można

error-not-in-row = { $card ->
    [pink] Nie ma odkrytej różowej karty.
    [blue] Nie ma odkrytej niebieskiej karty.
    [green] Nie ma odkrytej zielonej karty.
    [black] Nie ma odkrytej czarnej karty.
    [red] Nie ma odkrytej czerwonej karty.
    [orange] Nie ma odkrytej pomarańczowej karty.
   *[wild] Nie ma odkrytego dżokera.
}
error-wild-second = Odkrytego dżokera nie wolno wziąć jako drugiej karty.
error-second-card-first = Najpierw dobierz drugą kartę.
error-deck-empty = Talia jest pusta.
error-no-contracts = Nie ma już Kontraktów do dobrania.
error-pass-early = Spasować można tylko w ostatniej rundzie.
error-track-taken = Połączenie { track } jest już zajęte; ma je { $player }.
error-track-closed = Połączenie { track } jest zamknięte: w dwie osoby korzysta się tylko z jednej nitki podwójnego połączenia.
error-partner-yours = Nie możesz zająć połączenia { track }: druga nitka należy już do ciebie.
error-too-few-carts = Masz za mało wozów na połączenie { track }, zostało: { carts-count }.
error-cannot-pay = Nie masz kart, którymi można zapłacić za połączenie { track }.
error-wrong-colour = { $card ->
    [pink] Za połączenie { track } nie można zapłacić różowymi kartami.
    [blue] Za połączenie { track } nie można zapłacić niebieskimi kartami.
    [green] Za połączenie { track } nie można zapłacić zielonymi kartami.
    [black] Za połączenie { track } nie można zapłacić czarnymi kartami.
    [red] Za połączenie { track } nie można zapłacić czerwonymi kartami.
    [orange] Za połączenie { track } nie można zapłacić pomarańczowymi kartami.
   *[wild] Za połączenie { track } nie można zapłacić samymi dżokerami.
}
error-pay-first = Najpierw zapłać za połączenie { track }.
error-cards-not-held = Nie masz na ręce tych kart; połączenie { track } kosztuje { $length ->
    [one] 1 kartę
    [few] { $length } karty
   *[many] { $length } kart
}.
error-contract-not-offered = Nie możesz teraz wybrać Kontraktu { contract }.
error-choose-contracts = Najpierw wybierz, które Kontrakty zachowujesz.

## Sytuacja w słowach

section-row = Karty do dobrania
section-board = Plansza
section-hand = Twoja ręka
section-contracts = Kontrakty

turn-number = Tura { $turn }
turn-chosen = Twój wybór: { $action }
row-cards = Odkryte: { $these }
row-gap = puste miejsce
deck-cards = Talia: { cards-count }
discards-list = Odrzucone: { $these }
discards-none = Odrzucone: brak
contract-deck = Stos Kontraktów: { contracts-count }
merchandise-deck = Obok planszy: { merchandise-count }
board-owner = { $player }: { $these }
board-owner-none = { $player }: jeszcze bez połączeń
board-free = Wolne połączenia z każdego miejsca (kolor i liczba pól; „+” daje kartę Towarów):
board-place = { $place }: { $these }
board-way = { $place } ({ $these })
board-track = { track-colour } { $length }
board-track-merchandise = { track-colour } { $length }+
board-closed = Zamknięte dla wszystkich: { $these }
board-none = Nie ma już wolnych połączeń.
hand-empty = Bez kart
contract-done = { contract }: zrealizowany
contract-open = { contract }: jeszcze niezrealizowany
contract-missed = { contract }: niezrealizowany
contract-offered = { contract }: do wyboru
contracts-none = Bez Kontraktów
contracts-of = { $player }:
player-line = { $player }, { player-colour }: { points-count }, { carts-count }, { cards-count } na ręce, { contracts-count }, { merchandise-count }
player-known = { $player }, znane karty: { $these }

## Punkty i ich źródła

source-tracks = Połączenia
source-contracts = Kontrakty
source-unfinished = Niezrealizowane Kontrakty
source-merchandise = Towary

## Słowa na rysunku i to, co mówi wskaźnik (na końcu numer zasady)

label-city = Mapa Amsterdamu
label-row = Karty do dobrania
label-discards = Odrzucone
label-hand = Twoja ręka
label-no-cards = Nie masz kart na ręce
label-points-for-track = Punkty za połączenie
label-contracts = Twoje Kontrakty
label-no-contracts = Jeszcze bez Kontraktów
label-offer = Zachowaj jeden albo oba
label-done = zrealizowany
label-missed = niezrealizowany
label-cut-off = droga odcięta
label-to-go = { $spaces ->
    [one] brakuje 1 pola
    [few] brakuje { $spaces } pól
   *[many] brakuje { $spaces } pól
}
label-merchandise = Towary
label-last-round = Ostatnia runda
label-tracks = Połączenia
label-contracts-scored = Kontrakty
label-merchandise-scored = Towary
label-winner = Zwycięstwo

# Karty jednego koloru, przed ich liczbą.
cards-colour = { $colour ->
    [pink] różowe
    [blue] niebieskie
    [green] zielone
    [black] czarne
    [red] czerwone
    [orange] pomarańczowe
   *[wild] dżokery
}
tip-gap = Nie ma czym uzupełnić tego miejsca. { $rule }
tip-card = { $colour ->
    [pink] Różowa karta: możesz ją wziąć jako jedną z dwóch.
    [blue] Niebieska karta: możesz ją wziąć jako jedną z dwóch.
    [green] Zielona karta: możesz ją wziąć jako jedną z dwóch.
    [black] Czarna karta: możesz ją wziąć jako jedną z dwóch.
    [red] Czerwona karta: możesz ją wziąć jako jedną z dwóch.
   *[orange] Pomarańczowa karta: możesz ją wziąć jako jedną z dwóch.
} { $rule }
tip-card-wild = Dżoker: zastępuje dowolny kolor. Wzięty z odkrytych jest jedyną kartą w tej turze. { $rule }
tip-deck = Talia: { cards-count }. Dżoker dobrany w ciemno liczy się jak każda inna karta. { $rule }
tip-contract-deck = Stos Kontraktów: { contracts-count }. Dobierasz dwa i zachowujesz jeden albo oba. { $rule }
tip-discards = Odrzucone: { cards-count }. Gdy talia się wyczerpie, powstanie z nich nowa. { $rule }
tip-discard = Odrzucone, { cards-colour }: { $cards }
tip-hand = Twoja ręka, { cards-colour }: { cards-count }. { $rule }
tip-track-points = { $length ->
    [one] Połączenie z 1 pola: { points-count }.
    [few] Połączenie z { $length } pól: { points-count }.
   *[many] Połączenie z { $length } pól: { points-count }.
} { $rule }
tip-track = { track }: zapłać { $length ->
    [one] 1 kartę
    [few] { $length } karty
   *[many] { $length } kart
} { of-which-colour }; zysk: { track-gain }. { $rule }
tip-track-lack = { track }: { track-gain }, ale brakuje ci { $cards ->
    [one] 1 karty
    [few] { $cards } kart
   *[many] { $cards } kart
} { of-which-colour }. { $rule }
tip-track-carts = { error-too-few-carts } { $rule }
tip-track-yours = { error-partner-yours } { $rule }
track-gain = { points-count }{ $merchandise ->
    [yes] {" "}i karta Towarów
   *[no] { "" }
}
of-which-colour = { $any ->
    [yes] w jednym kolorze (dżoker pasuje do każdego)
   *[no] w tym kolorze (dżoker pasuje do każdego)
}
tip-track-owned = { track }: { label-seat }, { points-count }. { $rule }
tip-track-closed = { $a } – { $b }: zamknięte, bo druga nitka jest już zajęta. { $rule }
tip-track-paying = { track }: trwa płacenie. { $rule }
tip-place = { $name }: { $place ->
    [begijnhof] { gloss-begijnhof }
    [blauwbrug] { gloss-blauwbrug }
    [dam] { gloss-dam }
    [drie-hendricken] { gloss-drie-hendricken }
    [haringpakkerstoren] { gloss-haringpakkerstoren }
    [jan-roodenpoortstoren] { gloss-jan-roodenpoortstoren }
    [jordaan] { gloss-jordaan }
    [korenmetershuisje] { gloss-korenmetershuisje }
    [montelbaanstoren] { gloss-montelbaanstoren }
    [munttoren] { gloss-munttoren }
    [nieuwe-waal] { gloss-nieuwe-waal }
    [noordermarkt] { gloss-noordermarkt }
    [oost-indisch-huis] { gloss-oost-indisch-huis }
    [oude-kerk] { gloss-oude-kerk }
    [oude-waal] { gloss-oude-waal }
    [waag] { gloss-waag }
   *[westermarkt] { gloss-westermarkt }
}. { $rule }
tip-flag = Kontrakt { contract }: { $done ->
    [yes] zrealizowany
   *[no] jeszcze niezrealizowany
}. { $rule }
tip-offer = Kontrakt { contract }: { way-to-go }. { $rule }
tip-contract = Kontrakt { contract }: { way-to-go }; niezrealizowany odejmie swoje punkty. { $rule }
tip-contract-done = Kontrakt { contract }: zrealizowany. { $rule }
tip-contract-missed = Kontrakt { contract }: niezrealizowany, jego punkty się odejmuje. { $rule }
way-to-go = { $spaces ->
    [-1] nie ma już drogi
    [0] już zrealizowany
    [one] brakuje 1 pola
    [few] brakuje { $spaces } pól
   *[many] brakuje { $spaces } pól
}
tip-points = { label-seat }: { points-count }. { $rule }
tip-carts = { label-seat }, pozostałe wozy: { $carts }. { $rule }
tip-hand-size = { label-seat }: { cards-count } na ręce. { $rule }
tip-contracts-held = { label-seat }: { contracts-count }. { $rule }
tip-merchandise = { label-seat }: { $cards ->
    [one] 1 karta Towarów
    [few] { $cards } karty Towarów
   *[many] { $cards } kart Towarów
}. { $rule }
tip-known = { label-seat }, wzięte z odkrytych i nadal na ręce, { cards-colour }: { $cards }. { $rule }
tip-merchandise-stock = { $cards ->
    [one] Została 1 karta Towarów.
    [few] Zostały { $cards } karty Towarów.
   *[many] Zostało { $cards } kart Towarów.
} { $rule }
tip-merchandise-place = Miejsce { $place } w Towarach: { points-count }. { $rule }
tip-merchandise-none = Bez karty Towarów: ani miejsca, ani punktów. { $rule }

## Kilka odpowiedzi tego samego rodzaju

group-take = Weź odkrytą kartę
group-pay = Zapłać
group-claim = Utwórz połączenie
group-keep = Zachowaj jeden Kontrakt

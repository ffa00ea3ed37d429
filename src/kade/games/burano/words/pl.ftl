# Burano po polsku.
# Liczba nazywa się tak jak to, co liczy ($coins, $points …); $these to lista. Kolory przychodzą jako identyfikatory.

## Gra

game-title = Burano
game-blurb = Wznoś barwne domy Burano: układaj kostki, kładź dachy, wysyłaj pracowników na połów i do koronkarni.
game-reconstructed = Części tego, co wydrukowano w pudełku, nie mieliśmy do dyspozycji: kształt wyspy, szlaki morskie, pierścienie, warsztaty, większość kafli dachów i niektóre ceny są nasze. Jeśli masz grę, możesz je poprawić w pliku edycji.

option-players-help = Liczba graczy: 2, 3 lub 4.
option-layout = Warsztaty
option-layout-help = Układ warsztatów: jak w pierwszej grze albo wylosowany.
option-layout-beginner = jak w pierwszej grze
option-layout-drawn = losowy

## Rzeczy i ich liczby

player-colour = { $colour ->
    [blue] niebieski
    [red] czerwony
    [black] czarny
   *[green] zielony
}
colour = { $colour ->
    [pink] różowy
    [blue] niebieski
    [yellow] żółty
    [green] zielony
    [orange] pomarańczowy
   *[white] biały
}
colour-short = { $colour ->
    [pink] Ró
    [blue] Ni
    [yellow] Żó
    [green] Zi
    [orange] Po
   *[white] Bi
}
# Kostka w bierniku: co ktoś bierze.
cube = { $colour ->
    [pink] różową kostkę
    [blue] niebieską kostkę
    [yellow] żółtą kostkę
    [green] zieloną kostkę
    [orange] pomarańczową kostkę
   *[white] białą kostkę
}
cube-feminine = { $colour ->
    [pink] różowa
    [blue] niebieska
    [yellow] żółta
    [green] zielona
    [orange] pomarańczowa
   *[white] biała
}
cube-genitive = { $colour ->
    [pink] różowej kostki
    [blue] niebieskiej kostki
    [yellow] żółtej kostki
    [green] zielonej kostki
    [orange] pomarańczowej kostki
   *[white] białej kostki
}
hut-accusative = { $colour ->
    [pink] różową chatkę
    [blue] niebieską chatkę
    [yellow] żółtą chatkę
    [green] zieloną chatkę
    [orange] pomarańczową chatkę
   *[white] białą chatkę
}
square-accusative = { $colour ->
    [pink] różowe pole
    [blue] niebieskie pole
    [yellow] żółte pole
    [green] zielone pole
    [orange] pomarańczowe pole
   *[white] białe pole
}
cube-number = { $number } × { cube-feminine }
seafood = { $seafood ->
    [lobster] homar
    [tuna] tuńczyk
    [squid] kalmar
    [crab] krab
    [prawn] krewetka
    [clam] małż
    [eel] węgorz
    [sole] sola
   *[other] { $seafood }
}
seafood-number = { $number } × { seafood }
kind-of-roof = { $kind ->
    [islands] dach wysp
    [workshops] dach warsztatów
    [fountains] dach fontann
   *[flat] dach płaski
}
tile = { kind-of-roof } { $one }/{ $two }
card = { $card } ({ $effect })
effect-roof-colour-points = { $points } punktów za każdą kładzioną połówkę dachu w kolorze: { $these }
effect-roof-half-any-cube = twoje połówki dachów w tych kolorach mogą leżeć na dowolnej kostce: { $these }
effect-points-per-sold-kind = na koniec { $points } punkty za każdą sprzedaną kartę: { $these }
effect-points-per-workshop-worker = na koniec { $points } punkty za każdego twojego pracownika w warsztatach: { $these }
effect-sail-two-steps = możesz popłynąć o dwa kroki
effect-enter-held-squares = twoi pracownicy mogą wchodzić na pola warsztatów zajęte przez innych
effect-win-island-ties = wygrywasz remisy na pobliskich wyspach
effect-return-one-cube-less = zwracasz za koronki o jedną kostkę mniej; na koniec punkty: { $points }
effect-points-per-building-card = na koniec { $points } punkty za każdą twoją kartę budynku
effect-points = na koniec punkty: { $points }
place-island = wyspa { $place }
place-port = { $place ->
    [west] port zachodni
   *[east] port wschodni
}
place-square = pole warsztatu { $square }
spot = { $level ->
    [base] podstawa, miejsce { $number }
    [middle] drugi poziom, miejsce { $number }
   *[top] szczyt
}
ship = { $ship ->
    [different] statek różnych kart
    [identical] statek jednakowych kart
    [pairs] statek par
   *[triples] statek trójek
}
season = { $season ->
    [spring] Wiosna
    [summer] Lato
    [autumn] Jesień
   *[winter] Zima
}
coins-count = { $coins ->
    [one] 1 monetę
    [few] { $coins } monety
   *[many] { $coins } monet
}
workers-count = { $number ->
    [one] 1 pracownika
    [few] { $number } pracowników
   *[many] { $number } pracowników
}

## Co możesz zrobić

action-stack = Połóż { cube }
action-leave-empty = Zostaw to miejsce puste
action-prepare = Przygotuj { cube }
action-from = Weź ją stąd: { $spot }
action-build = Zbuduj dom z { cube-genitive }
action-end-turn = Zakończ turę
action-buy = Kup { cube } (1 punkt przywileju)
action-buy-coin = Kup monetę (1 punkt przywileju)
action-onto = Połóż ją tutaj: { $spot }
action-take-privilege = Weź { $number ->
    [one] 1 punkt przywileju
    [few] { $number } punkty przywileju
   *[many] { $number } punktów przywileju
}
# Blisko końca toru: $number zostaje, $lost przepada.
offer-take-privilege-lost = { $number ->
    [0] Wybierz punkty przywileju, ale nic nie zyskaj
    [one] Weź 1 punkt przywileju
    [few] Weź { $number } punkty przywileju
   *[many] Weź { $number } punktów przywileju
} ({ $lost ->
    [one] 1 przepadnie
    [few] { $lost } przepadną
   *[many] { $lost } przepadnie
}: tor kończy się na { $most })
action-sail = Popłyń: { $place }
action-stay = Nie płyń
action-exchange = Najpierw zamień dwie chatki (1 punkt przywileju)
action-hut = Wybierz { hut-accusative } na wyspie { $island }
action-catch-blind = Dobierz kartę z talii
action-send = Wyślij { workers-count }
action-no-sale = Nic nie sprzedawaj
action-lace = Wyślij pracownika na pole { $square }
action-privilege-lace = Wyślij pracownika na pole { $square } (1 punkt przywileju)
action-recall = Odwołaj pracownika: { $place }
action-done = Gotowe
action-pay = Zwróć kostkę za pracownika na polu { $square }
action-spare = Policz pracownika na polu { $square } bez kostki (karta budynku)
action-pay-best = Zapunktuj za najlepszy wybór
action-take = Weź zamiast niej { cube }
action-take-none = Nie bierz nic
action-draw = Dobierz: { kind-of-roof }
action-catch = Weź z odkrytych kart: { seafood }
action-hand-over = Sprzedaj: { seafood }
offer-hand-over = Sprzedaj: { seafood-number }
offer-hand-over-last = Sprzedaj: { seafood-number } i zdobądź { points-count }
action-take-card = Weź kartę budynku { $card }
action-roof = Połóż dach: { $tile }
action-put-away = Odłóż: { $tile }
action-at = Miejsce { $hole }
action-cover = Miejsca { $these }
action-sell = Sprzedaj ({ $ship }): { $size ->
    [one] { $number ->
        [one] 1 karta
        [few] { $number } różne karty
       *[many] { $number } różnych kart
    }
   *[other] { $number ->
        [one] jednakowe karty: { $size }
       *[other] { $number } razy po { $size } jednakowe karty
    }
} za { points-count }

## Co się stało

event-seated = { $player } zaczyna tu: { $place }; pierścień { $these }.
event-markers = Znaczniki akcji: żegluga { $sailing }; wytwarzanie koronek { $lace }; wypłacanie zarobków { $earning }.
event-season = { season }. Pierwszy gracz: { $player }.
event-pyramid = { $player } ma piramidę z kostek: { $these }.
event-pyramid-none = { $player } nie ma kostek na piramidę.
event-surplus = { $player } oddaje { $these } i dostaje { coins-count }.
event-move-gain = { $player } wykonuje ruch { $number } i dostaje { coins-count }.
event-move-pay = { $player } wykonuje ruch { $number } i płaci { coins-count }.
event-no-move = { $player } nie wykonuje ruchu i bierze { coins-count }.
event-prepared = { $player } przygotowuje { cube } ({ $spot }).
event-built = { $player } buduje dom z { cube-genitive } na { $hole }, poziom { $level }.
event-privilege = { $player } zyskuje { $number ->
    [0] zero punktów przywileju: tor jest pełny
    [one] 1 punkt przywileju
    [few] { $number } punkty przywileju
   *[many] { $number } punktów przywileju
}.
event-roofed = { $player } kładzie dach ({ $tile }) na { $these }, poziom { $level }.
event-bright-roof = { $player } zdobywa { points-count } dzięki karcie { $card }.
event-card-taken = { $player } bierze kartę budynku { $card }.
event-card-shown = Odkryto kartę budynku: { $card }.
event-roof-scored = { $player } zdobywa { points-count } za { kind-of-roof }{ $kind ->
    [flat] { "" }
   *[other] {" "}(liczba: { $number })
}.
event-sailed = { $player } płynie: { $place }.
event-stayed = { $player } nie płynie.
event-exchanged = { $player } zamienia dwie chatki ({ $colours }): { $places }.
event-caught = { $player } bierze z odkrytych kart: { seafood }.
event-drew = { $player } dobiera z talii: { seafood }.
event-drew-hidden = { $player } dobiera kartę owoców morza z talii.
event-refilled = Odkryto kartę owoców morza: { seafood }.
event-shortage = Owoce morza się skończyły: { $player } zdobywa { points-count } za brakujące karty ({ $number }).
event-sent = { $player } wysyła { workers-count }: { $place }.
event-came-back = { $player } zabiera pracownika ({ $place }) i dostaje { coins-count }.
event-no-sale = { $player } nic nie sprzedaje.
event-handed-over = { $player } sprzedaje { $number } × { seafood }.
event-sold = { $player } zdobywa { points-count } za sprzedaż: { $ship }.
event-ship-moved = Płynie { $ship }: { $place }.
event-laced = { $player } wysyła pracownika na { square-accusative } { $square }{ $coins ->
    [0] { "" }
   *[other] {" "}i dostaje { coins-count }
}.
event-no-lace = { $player } nikogo nie wysyła do warsztatów.
event-privilege-spent = { $player } wydaje punkt przywileju.
event-earned = { $player } zarabia { coins-count }.
event-recalled = { $player } odwołuje pracownika ({ $place }) i dostaje { coins-count }.
event-coin-bought = { $player } zamienia punkt przywileju na monetę.
event-cube-bought = { $player } kupuje { cube } za punkt przywileju.
event-island-scored = { $winners ->
    [one] Najwięcej pracowników ma { $these }
   *[other] Najwięcej pracowników mają { $these }
}, { $place }: { $winners ->
    [one] { "" }
   *[other] po{" "}
}{ points-count }.
event-lace-scored = { $player } punktuje koronki za { workers-count }: { points-count } i { $bonus } za związki.
event-cubes-taken = { $player } bierze z puli: { $these }.
event-cubes-taken-none = { $player } nie bierze kostek z puli.
event-roof-drawn = { $player } dobiera dach: { $tile }.
event-put-away = { $player } odkłada dach pod stos: { $tile }.
event-coins-scored = { $player } ma { coins-count }: { points-count }.
event-seafood-scored = { $player } ma niesprzedane karty ({ $number }): { points-count }.
event-card-scored = { $player } zdobywa { points-count } dzięki karcie { $card }.

## O co pytamy

prompt-build-pyramids = Ułóż swoją piramidę; inni jej nie widzą. Teraz: { $spot }.
prompt-put-bought-cube = Gdzie kładziesz { cube }?
prompt-turn-gain = Ruch { $number } (dostajesz { coins-count }): przygotuj, zbuduj albo zadasz.
prompt-turn-pay = Ruch { $number } kosztuje { coins-count }: przygotuj, zbuduj, zadasz albo zakończ turę.
prompt-turn-done = Wykonano cztery ruchy. Wydaj punkty przywileju albo zakończ turę.
prompt-choose-cube = Którą z tych kostek przygotowujesz ({ cube-feminine })?
prompt-choose-site = Gdzie budujesz dom z { cube-genitive }?
prompt-choose-houses = Które dwa domy przykrywa dach? ({ $tile }; pierwszy kolor leży na pierwszym miejscu.)
prompt-roof-reward = Wybierz punkty przywileju albo kartę budynku za dach.
prompt-sail = Dokąd płyniesz?
prompt-first-hut = Które dwie chatki zamieniasz? Zacznij od dowolnej z nich.
prompt-second-hut = Z którą chatką zamieniasz { hut-accusative } ({ $place })?
prompt-fish = Dobierz owoce morza; zostało kart: { $number }.
prompt-send-workers = Ilu pracowników wysyłasz ({ $place })?
prompt-trade = Co sprzedajesz ({ $place })?
prompt-hand-over = Które owoce morza bierze { $ship }? (zestawy do wybrania: { $sets }, po { $size }, w dowolnej kolejności; sprzedaż da { points-count })
prompt-make-lace = Wyślij pracowników do warsztatów; zostały strzałki: { $these }.
prompt-recall = Których pracowników odwołujesz, po monecie za każdego?
prompt-score-lace = Za których pracowników zwracasz kostki? Dotąd { points-count }; najlepszy wybór daje { $best }.
prompt-score-lace-buy = Za koronki masz { points-count }. Czy kupujesz kostki, po punkcie przywileju, zanim zrobią to inni?
prompt-take-instead = Niektórych kolorów zabrakło: weź inne kostki ({ $number }) albo żadnej.
prompt-buy-cubes = Czy kupujesz kostki do rezerwy, po punkcie przywileju?
prompt-put-roofs-away = Które dachy odkładasz, zanim dobierzesz nowe?
prompt-draw-roofs = Który rodzaj dachu dobierasz?
waiting = { $players ->
    [one] Teraz decyduje { $these }.
   *[other] Teraz decydują { $these }.
}

## Dlaczego czegoś nie można

error-not-in-reserve = Nie masz w rezerwie { cube-genitive }.
error-no-gap = Miejsce może zostać puste tylko tam, gdzie kostek nie starczy na cały poziom.
error-build-pyramid-first = Najpierw ułóż piramidę.
error-not-supported = To miejsce jest zajęte albo nie ma oparcia: { $spot }.
error-put-cube-first = Najpierw połóż { cube } w piramidzie.
error-no-privilege = Nie masz punktu przywileju.
error-supply-empty = W puli nie ma { cube-genitive }.
error-pyramid-full = Twoja piramida jest pełna.
error-four-moves = Wykonano już wszystkie cztery ruchy tej tury.
error-too-few-coins = Następny ruch kosztuje { coins-count }, a tyle nie masz.
error-no-space = Cały obszar przygotowania jest zajęty.
error-not-uncovered = W twojej piramidzie nie ma odkrytej { cube-genitive }.
error-no-site = Nie ma już gdzie budować.
error-not-prepared = Nie masz przygotowanej { cube-genitive }.
error-no-houses = Nie ma dwóch domów, które ten dach może przykryć: { $tile }.
error-not-your-roof = Ten dach nie jest twój: { $tile }.
error-choose-cube-first = Najpierw wybierz, skąd bierzesz { cube }.
error-not-a-site = Na { $hole } nie można budować: dom musi mieć sąsiada albo wolną połówkę dachu.
error-choose-site-first = Najpierw wybierz, gdzie budujesz dom z { cube-genitive }.
error-choose-houses-first = Najpierw wybierz domy pod dach ({ $tile }).
error-no-cube-there = Na { $hole } nie ma domu.
error-not-one-level = { $these } nie kończą się na tym samym poziomie.
error-third-level = Domów trzeciego poziomu się nie zadasza.
error-roofed-already = { $these }: jest tam już dach.
error-colours-differ = Kolory dachu nie pasują do domów: { $these }.
error-card-not-open = Ta karta nie leży odkryta: { $card }.
error-reward-first = Najpierw wybierz, co daje ci dach.
error-must-sail = Po zamianie chatek musisz popłynąć na pobliską wyspę.
error-no-exchange = Żadna zamiana chatek nie otworzy ci wyspy.
error-sail-first = Najpierw zdecyduj o swojej łodzi.
error-out-of-reach = Twoja łódź teraz tam nie dopłynie: { $place }.
error-no-match = Żadna strzałka nie pasuje do chatki: { $place }.
error-no-ship = Nie ma tam statku kupieckiego: { $place }.
error-hut-not-there = Na wyspie { $island } nie ma chatki w kolorze: { colour }.
error-hut-same-island = Druga chatka musi leżeć na innej wyspie niż { $island }.
error-hut-same-colour = Zamiana chatek w jednym kolorze ({ colour }) nic nie zmieni: wybierz inny kolor.
error-hut-no-use = Jeśli zamienisz { hut-accusative } na wyspie { $island }, nie wpłyniesz na żadną wyspę.
error-choose-hut-first = Najpierw wybierz chatki do zamiany.
error-not-on-display = Wśród odkrytych kart nie ma takiej: { seafood }.
error-seafood-out = Talia owoców morza jest pusta.
error-fish-first = Najpierw dobierz owoce morza.
error-send-first = Najpierw zdecyduj, ilu pracowników wysyłasz.
error-cannot-fill = Twoje karty nie wystarczą na tę sprzedaż: { $ship }.
error-ship-elsewhere = Jest w drugim porcie: { $ship }.
error-trade-first = Najpierw zdecyduj, co sprzedajesz.
error-kind-sold = Ten rodzaj już oddajesz ({ seafood }): rodzaje w jednej sprzedaży muszą być różne.
error-too-few-cards = Do tej sprzedaży potrzeba { seafood-number }, a tylu kart nie masz.
error-hand-over-first = Najpierw wybierz karty do sprzedaży.
error-lace-first = Najpierw dokończ wytwarzanie koronek.
error-no-workshop = Na polu { $square } nie ma warsztatu.
error-last-worker = Ostatni pracownik zostaje na pierścieniu.
error-no-arrow = Żadna wolna strzałka nie ma koloru pola { $square }.
error-your-square = Na polu { $square } stoi twój pracownik.
error-not-needed = Na pole { $square } nie trzeba punktu przywileju.
error-not-beside = Pole { $square } nie leży obok twojego pracownika.
error-square-held = Pole { $square } zajmuje inny gracz.
error-nobody-there = Nie ma tam twojego pracownika: { $place }.
error-recall-first = Najpierw zdecyduj, kogo odwołujesz.
error-not-your-worker = Na polu { $square } nie stoi twój pracownik.
error-paid-already = Za pracownika na polu { $square } kostka już jest zwrócona.
error-no-cube-for-it = Nie masz kostki w kolorze pola { $square }.
error-nothing-spared = Nie masz teraz karty, która oszczędza kostkę.
error-lace-scoring-first = Najpierw dokończ punktowanie koronek.
error-take-instead-first = Najpierw zdecyduj, które kostki bierzesz w zamian.
error-buy-first = Najpierw zdecyduj, czy kupujesz kostki.
error-roofs-first = Najpierw zdecyduj, które dachy odkładasz.
error-kind-drawn = Ten rodzaj został już przed chwilą dobrany: { kind-of-roof }.
error-stack-empty = Ten stos jest pusty: { kind-of-roof }.
error-draw-first = Najpierw dobierz dachy.

## Pozycja słowami

section-island = Główna wyspa
section-season = Co dają kolory
section-sea = Morze
section-workshops = Warsztaty
section-cards = Odkryte karty i dachy
section-pyramid = Twoja piramida
section-ring = Twój pierścień, owoce morza i dachy

turn-season = { season }, { $round ->
    [0] przed pierwszą rundą
   *[other] runda { $round } z { $rounds }
}. Pierwszy gracz: { $player }.
season-action = { $action }: { $these }
sea-ship = { $ship } ({ $pays })
pyramid-cubes = { $cubes } ({ $action })
turn-moves = Tura: { $player }; ruchy wykonane: { $done }, zostało: { $left }.
island-legend =
    Wierzchy: kolor i poziom, ^ połówka dachu, ~ kanał,
    + wolny otwór obok domów, . wolny otwór
sea-island = { $place }: chatki { $huts }; twoje dopasowania { $matches }{ $workers }{ $boats }
sea-island-open = { $place }: chatki { $huts }{ $workers }{ $boats }
sea-workers = ; pracownicy { $these }
sea-boats = ; łodzie { $these }
sea-worker = { $player } ({ $number })
sea-port = { $place }: { $these }{ $boats }
sea-port-none = { $place }: bez statków{ $boats }
sea-routes = Szlaki: { $these }
sea-route = { sea-from }–{ sea-to }
sea-from = { $from ->
    [west] zachód
    [east] wschód
   *[other] { $from }
}
sea-to = { $to ->
    [west] zachód
    [east] wschód
   *[other] { $to }
}
workshop-legend =
    $ moneta; numer: gracz, który tu stoi;
    puste: bez warsztatu
cards-seafood = Odkryte owoce morza: { $these }; talia { $number }
cards-none = brak
cards-building = { $card }
cards-deck = Karty budynków w talii: { $number }
cards-stacks = Stosy dachów: { $these }
cards-stack = { kind-of-roof } { $number }
cards-under = Na spodzie stosu ({ kind-of-roof }): { $these }
cards-supply = Kostki w puli: { $these }
pyramid-top = Szczyt
pyramid-middle = Drugi poziom
pyramid-base = Podstawa
pyramid-reserve = Rezerwa: { $these }
pyramid-prepared = Przygotowane: { $these }
ring-arrows = Strzałki: { $these } ({ $houses })
ring-sectors = Sektory 1 do 9: { $these }
ring-shows = Pracownicy na pierścieniu (*): { $number }. Widać: { coins-count } ($), { $fountains ->
    [one] 1 fontannę
    [few] { $fountains } fontanny
   *[many] { $fountains } fontann
} (o)
hand-list = Twoje owoce morza: { $these }
roof-line = Dach: { $tile }, teraz wart { points-count }
player-line = { $player }, { player-colour }: punkty { $points }, monety { $coins }, przywileje { $privilege }, łódź: { $place }, owoce morza { $cards }, sprzedane { $sold }
player-cards = { $player }, karty budynków: { $these }
player-prepared = { $player }, przygotowane: { $these }
player-roofs = { $player }, dachy: { $these }
player-pyramid = { $player }, piramida: { $these }
player-known = { $player }, znane owoce morza: { $these }
player-ring = { $player }, strzałki { $these }, pracownicy na pierścieniu: { $number }

## Punkty i skąd się wzięły

source-islands-roofs = Dachy wysp
source-workshops-roofs = Dachy warsztatów
source-fountains-roofs = Dachy fontann
source-flat-roofs = Dachy płaskie
source-bright-roofs = Barwne dachy (karty)
source-sales = Sprzedane owoce morza
source-shortage = Brakujące owoce morza
source-islands = Pobliskie wyspy
source-lace = Koronki
source-unions = Związki
source-coins = Monety
source-seafood = Niesprzedane owoce morza
source-buildings = Karty budynków

## Słowa na obrazie

label-lagoon = Laguna
label-season = Pora roku i akcje
label-sailing = Żegluga
label-lace = Koronki
label-earning = Zarobki
label-ring = Pierścień planowania
label-match-colours = kolory strzałek
label-fill = Według podpowiedzi
label-fill-again = Jak ostatnio
label-change-cubes = Przeciągnij kostkę na inną, aby je zamienić.
label-pyramid = Piramida
label-prepared = Przygotowane
label-roofs = Dachy
label-moves = Ruchy i sakiewka
label-move-1 = 1.
label-move-2 = 2.
label-move-3 = 3.
label-move-4 = 4.
label-workshops = Warsztaty koronkarskie
label-most-here = Najwięcej
label-tie = remis
label-nobody = nikt
label-unions = Związki
label-chosen = Wybrano
label-best-choice = Najlepiej
label-hand = Twoje karty
label-seafood-hand = Owoce morza na ręce
label-own-buildings = Twoje budynki
label-sold = sprzedane
label-none = brak
label-builds = buduje …
label-built = gotowa
label-seafood = Odkryte owoce morza
label-kind = { seafood }
label-ships = Statki kupieckie
label-at-west = zachód
label-at-east = wschód
label-port = { $place ->
    [west] Zachód
   *[east] Wschód
}
label-buildings = Karty budynków
label-stock = Stosy dachów i pula
label-above = Wyspa z góry

tip-house = { $hole }, poziom { $level }: dom, { colour }. { $rule }
tip-hole = { $hole }: puste miejsce. Dom potrzebuje innego domu obok. { $rule }
tip-roof-half = { $hole }: wolna połówka dachu, poziom { $level }; na własnym kolorze daje punkt przywileju. { $rule }
tip-pair = { $one } i { $two }: dwa domy obok siebie pod dach. { $rule }
tip-roof-islands = Dach wysp. { $rule }
tip-roof-workshops = Dach warsztatów. { $rule }
tip-roof-fountains = Dach fontann. { $rule }
tip-roof-flat = Dach płaski. { $rule }
tip-island = Wyspa { $place }: można wpłynąć, gdy kolor chatki pasuje do strzałki. { $rule }
tip-hut = Chatka na wyspie { $place }, { cube-feminine }: karta za każdą strzałkę pasującą do chatki. { $rule }
tip-island-workers = { label-seat }: { $number } na wyspie { $place }. { $rule }
tip-majority = Na koniec pory roku za większość: { $points }. { $rule }
tip-matches = Karty do dobrania tutaj: { $number }. { $rule }
tip-island-matches = Wyspa { $place }: karty do dobrania przy obecnych strzałkach: { $number }. { $rule }
tip-mooring = { $place ->
    [west] Port zachodni: kropkowane linie to szlaki.
    [east] Port wschodni: kropkowane linie to szlaki.
   *[other] Przystań wyspy { $place }: kropkowane linie to szlaki.
} { $rule }
tip-port = { $place ->
    [west] Port zachodni: sprzedaj jeden zestaw jednemu statkowi.
   *[east] Port wschodni: sprzedaj jeden zestaw jednemu statkowi.
} { $rule }
tip-boat = Łódź: { label-seat }. { $rule }
tip-exchange = Przed żeglugą na wyspę: dwie chatki zamieniają się miejscami za punkt przywileju. { $rule }
tip-ship-different = Kupuje różne karty. Po sprzedaży płynie do drugiego portu. { $rule }
tip-ship-identical = Kupuje jednakowe karty. Po sprzedaży płynie do drugiego portu. { $rule }
tip-ship-pairs = Kupuje pary różnych rodzajów. Po sprzedaży płynie do drugiego portu. { $rule }
tip-ship-triples = Kupuje trójki różnych rodzajów. Po sprzedaży płynie do drugiego portu. { $rule }
tip-sale = Punkty za ten zestaw: { $points }. { $rule }
tip-sale-ready = Punkty za ten zestaw: { $points }; masz go na ręce. { $rule }
tip-square = Pole warsztatu { $square }, kolor { colour }. { $rule }
tip-square-held = Pole warsztatu { $square }, kolor { colour }: pracuje tu { label-seat }. { $rule }
tip-most-workshop = { label-seat } ma tu samodzielnie najwięcej ({ colour }): { $number }. { $rule }
tip-unions = { label-seat }: gdyby opłacić teraz wszystkich, koronki dałyby punktów: { $points }. { $rule }
tip-pay-best = Najlepszy wybór, punkty: { $points }. { $rule }
tip-season = { season }, rundy: { $rounds }. { $rule }
tip-sailing = Dom w tych kolorach przesuwa łódź o krok: połów na wyspie lub sprzedaż w porcie. { $rule }
tip-lace = Dom w tych kolorach wysyła do trzech pracowników na pola warsztatów w kolorach strzałek. { $rule }
tip-earning = Dom w tych kolorach daje monetę za każdą monetę widoczną na pierścieniu; potem można odwołać pracowników. { $rule }
tip-match-colours = Kolory trzech domów pod strzałkami: liczą się przy połowie i koronkach. { $rule }
tip-ring-coin = { $arrow ->
    [yes] Dom pod strzałką, { colour }, z monetą.
   *[no] Dom, { colour }, z monetą.
} { $rule }
tip-ring-fountain = { $arrow ->
    [yes] Dom pod strzałką, { colour }, z fontanną.
   *[no] Dom, { colour }, z fontanną.
} { $rule }
tip-ring-shows = Widoczne na twoim pierścieniu: monety { $coins }, fontanny { $fountains }. { $rule }
tip-ring = Pierścień: { label-seat }; niebieskie obwódki to domy pod strzałkami. { $rule }
tip-uncovered = Odkryta kostka, { cube-feminine }: można ją przygotować. { $rule }
tip-spot = Miejsce w piramidzie; kostka powyżej podstawy stoi na czterech innych. { $rule }
tip-prepared = Przygotowana kostka, { cube-feminine }: można z niej zbudować dom. { $rule }
tip-prepared-cubes = Przygotowane kostki: { label-seat }. { $rule }
tip-fill = Układa kolory twoich dachów wysoko, a niżej jak najbardziej różne. Ostatnią kostkę kładziesz samodzielnie; każdą można zamienić albo cofnąć. { $rule }
tip-fill-again = Układa piramidę zbudowaną ostatnio na tym urządzeniu z takich samych kostek; przygaszone, dopóki takiej nie ma. Ostatnią kostkę kładziesz samodzielnie. { $rule }
tip-stacked = Ułożona kostka, { cube-feminine }. Aby ją zamienić, przeciągnij tu inną albo kliknij tę, a potem drugą. { $rule }
tip-reserve = Rezerwa, { colour }: { $number }. { $rule }
tip-own-roof-islands = Dach wysp, wart teraz { $points }: samodzielna większość na wyspach. { $rule }
tip-own-roof-workshops = Dach warsztatów, wart teraz { $points }: samodzielna większość w warsztatach. { $rule }
tip-own-roof-fountains = Dach fontann, wart teraz { $points }: fontanny widoczne na pierścieniu. { $rule }
tip-own-roof-flat = Dach płaski, wart { $points }. { $rule }
tip-move = Ruch { $number } w turze, monety: { $coins }. { $rule }
tip-purse = Twoje monety; za punkt przywileju kupisz jedną. { $rule }
tip-own-privilege = Twoje punkty przywileju: na chatki, koronki, kostki i monety. { $rule }
tip-done = Zakończ to, co robisz. { $rule }
tip-seafood-deck = Talia owoców morza, kart: { $number }. { $rule }
tip-open-card = Odkryta karta: { seafood }. { $rule }
tip-hand = Na ręce, { seafood }: { $number }. { $rule }
tip-sold = Twoje sprzedane karty: { $number }. { $rule }
tip-building-deck = Karty budynków w talii: { $number }. { $rule }
tip-card-roof-colour-points = Przy każdym kładzionym dachu: po { $points } p. za każdą połówkę w pokazanym kolorze. { $rule }
tip-card-roof-half-any-cube = Twoje połówki dachu w pokazanych kolorach mogą leżeć na każdej kostce. { $rule }
tip-card-points-per-sold-kind = Na koniec: po { $points } p. za każdą sprzedaną kartę pokazanych rodzajów. { $rule }
tip-card-points-per-workshop-worker = Na koniec: po { $points } p. za każdego twojego pracownika w warsztatach pokazanych kolorów. { $rule }
tip-card-sail-two-steps = Możesz płynąć o dwa kroki. { $rule }
tip-card-enter-held-squares = Twoi pracownicy mogą wchodzić na zajęte pola warsztatów; inni gracze zabierają stamtąd swoich. { $rule }
tip-card-win-island-ties = Wygrywasz remisy na wyspach. { $rule }
tip-card-return-one-cube-less = Za koronki oddajesz o jedną kostkę mniej; na koniec punkty: { $points }. { $rule }
tip-card-points-per-building-card = Na koniec: po { $points } p. za każdą twoją kartę budynku. { $rule }
tip-card-points = Na koniec punkty: { $points }. { $rule }
tip-stack-islands = Dachy wysp w stosie: { $number }. { $rule }
tip-stack-workshops = Dachy warsztatów w stosie: { $number }. { $rule }
tip-stack-fountains = Dachy fontann w stosie: { $number }. { $rule }
tip-stack-flat = Dachy płaskie w stosie: { $number }. { $rule }
tip-supply = Pula, { colour }: { $number }. Punkt przywileju kupuje kostkę. { $rule }
tip-moves = { label-seat }, ruchy wykonane: { $number }, zostało: { $left }. { $rule }
tip-first = Pierwszy gracz tej pory roku. { $rule }
tip-points = Punkty: { label-seat }. { $rule }
tip-coins = { label-seat }, monety: { $number }. { $rule }
tip-privilege = { label-seat }, punkty przywileju: { $number }. { $rule }
tip-workers = { label-seat }, pracownicy na pierścieniu: { $number }. { $rule }
tip-cards = { label-seat }, owoce morza na ręce: { $number }. { $rule }
tip-pyramid = Piramida: { label-seat }; ukryta, dopóki wszystkie nie są gotowe. { $rule }
tip-sold-number = { label-seat }, sprzedane owoce morza: { $number }. { $rule }
tip-known = { label-seat }, wzięte z odkrytych i wciąż na ręce, { seafood }: { $number }. { $rule }

## Kilka odpowiedzi tego samego rodzaju

group-stack = Połóż kostkę
group-prepare = Przygotuj kostkę
group-from = Weź ją z piramidy
group-build = Zbuduj dom
group-buy = Kup kostkę
group-onto = Połóż ją w piramidzie
group-sail = Popłyń
group-hut = Wybierz chatkę
group-send = Wyślij pracowników
group-lace = Wyślij pracownika
group-privilege-lace = Wyślij za punkt przywileju
group-recall = Odwołaj pracownika
group-pay = Zwróć kostkę za pracownika
group-spare = Policz bez kostki
group-take = Weź inną kostkę
group-draw = Dobierz dach
group-catch = Weź odkryte owoce morza
group-hand-over = Sprzedaj owoce morza
group-take-card = Weź kartę budynku
group-roof = Połóż dach
group-put-away = Odłóż dach
group-at = Zbuduj tutaj
group-cover = Przykryj domy
group-sell = Sprzedaj statkowi

# Pierwsza gra z przewodnikiem po polsku: po jednym komunikacie na dymek. <krok> to tytuł, <krok>-before jest przed ruchem,
# <krok>-before-2 przed drugim, <krok>-after po nim, <krok>-done to tytuł po ruchu. Cyfry pochodzą z gry.

title = Pierwsza gra z przewodnikiem

city = Witaj w Amsterdamie
city-before = Ty i Sam jesteście kupcami. Na planszy są **miejsca**, a między nimi **połączenia**. Stawiaj wozy na połączeniach, łącz miejsca i zdobywaj punkty. Wygrywa, kto na końcu ma ich najwięcej.

contract = Twój pierwszy Kontrakt
contract-before = Każdy **Kontrakt** wymienia dwa miejsca, które masz połączyć własnymi wozami. Zrealizowany daje swoje punkty; niezrealizowany tyle samo zabiera. Możesz zachować jeden albo oba. Na początek zachowaj krótszy: **Dam – Oude Waal**.
contract-after = Fioletowe chorągiewki wskazują teraz twoje dwa miejsca. Sam ich nie widzi. Zaczyna się twoja tura, a w turze robisz **jedną z trzech rzeczy**: dobierasz karty, tworzysz połączenie albo dobierasz Kontrakty.
contract-done = Dwa miejsca do połączenia

card = Zbieraj karty jednego koloru
card-before = Twoja droga z Dam do Oude Waal zaczyna się od **pomarańczowego** połączenia z dwóch pól. Potrzeba na nie dwóch pomarańczowych kart. Jedną masz na ręce; tu leży druga.
card-after = Masz już dwie pomarańczowe karty. Na puste miejsce od razu trafiła nowa karta, czarna.
card-done = Dobra robota

second = Teraz druga karta
second-before = W turze bierzesz **dwie karty**. Drugą możesz wziąć z odkrytych albo w ciemno z **talii**. Spróbuj szczęścia! Tylko odkrytego dżokera nie wolno wziąć jako drugiej karty.
second-after = Zielona. Jeszcze się przyda. Dwie karty i twoja tura się kończy.
second-done = Zielona karta

sam = Tura Sama
sam-before = Teraz gra Sam. Patrz na odkryte karty.
sam-after = Sam bierze **dżokera**, który zastępuje dowolny kolor. Odkryty dżoker jest tak cenny, że to jedyna karta w turze. A na jego miejsce przyszedł następny!
sam-done = Jedyna karta w turze

claim = Utwórz połączenie
claim-before = Dwie pomarańczowe karty za dwa pomarańczowe pola: zagraj je, a na każdym polu stanie wóz. To od razu { $points ->
    [one] **{ $points } punkt**
    [few] **{ $points } punkty**
   *[many] **{ $points } punktów**
}. W grze na dwie osoby różowa nitka obok jest wtedy zamknięta.
claim-after = Jedno pole daje { $one ->
    [one] { $one } punkt
    [few] { $one } punkty
   *[many] { $one } punktów
}, dwa dają { $two }, trzy { $three }, a cztery { $four }: **długie połączenia opłacają się najbardziej**. Tabelka leży obok twoich kart.
claim-done = { $points ->
    [one] { $points } punkt!
    [few] { $points } punkty!
   *[many] { $points } punktów!
}

way = Znowu tura Sama
way-before = Na mapie stoją twoje dwa wozy, a Sam też coś planuje.
way-after = Zajęte połączenie zostaje przy właścicielu, a to kończy się w twoim Oude Waal. Ale Kontrakt może prowadzić **dowolną drogą** i twoja wciąż jest wolna. Przy okazji: za **szare** połączenie płaci się kartami jednego, dowolnego koloru.
way-done = Mało brakowało!

wild = Dżoker
wild-before = Na szare połączenie Oude Kerk – Oude Waal potrzebujesz dwóch kart jednego koloru, a masz już dwie zielone. Można więc zaszaleć: weź **dżokera**. To będzie twoja jedyna karta w tej turze.
wild-after = Dżoker zastępuje dowolną kartę, a zagrać możesz ich tyle, ile chcesz. Zachowaj go na coś długiego.
wild-done = Na czarną godzinę

finish = Zrealizuj Kontrakt
finish-before = Teraz utwórz szare połączenie **Oude Kerk – Oude Waal**. Tylko jego brakuje do twojego Kontraktu.
finish-before-2 = Możesz zapłacić dwiema zielonymi kartami albo zieloną i dżokerem. Zachowaj dżokera: zapłać **dwiema zielonymi**.
finish-after = Dam, Oude Kerk, Oude Waal: nieprzerwany ciąg twoich wozów. Na koniec gry da ci to { $points ->
    [one] **{ $points } punkt**
    [few] **{ $points } punkty**
   *[many] **{ $points } punktów**
}. Nikt inny tego nie widzi; Sam nie zna nawet twoich dwóch miejsc.
finish-done = Kontrakt zrealizowany

more = Nowe Kontrakty
more-before = Nie masz już nad czym pracować? **Dobierz Kontrakty.** Zajmuje to całą turę: oglądasz dwa i zachowujesz jeden albo oba. Co zachowasz, zostaje z tobą do końca, a gdy już je zobaczysz, nie ma odwrotu.
more-before-2 = Który ci pasuje? **Nieuwe Waal – Oude Waal** kończy się tam, gdzie już masz wozy. Zachowaj ten.
more-after = Rozsądny wybór: jedno połączenie może służyć dowolnej liczbie Kontraktów.
more-done = Dobrze się składa

barrels = Beczki wzdłuż murów
barrels-before = Przesuwamy zegar: masz już połączenie z czterech pól za { $long ->
    [one] { $long } punkt
    [few] { $long } punkty
   *[many] { $long } punktów
}. Połączenia z **beczkami** wokół miasta dają też kartę Towarów. Na końcu za najwięcej kart dostaje się { $first ->
    [one] { $first } punkt
    [few] { $first } punkty
   *[many] { $first } punktów
}; w grze na dwie osoby drugi gracz dostaje { $second }. Utwórz to połączenie.
barrels-before-2 = I tu są dwa sposoby zapłaty. Zachowaj dżokera: zapłać **dwiema różowymi**.
barrels-after = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, beczka i drugi zrealizowany Kontrakt! Ty i Sam macie po tyle samo beczek: { $barrels }. Jeśli tak zostanie, dostaniesz za nie { $yours ->
    [one] { $yours } punkt
    [few] { $yours } punkty
   *[many] { $yours } punktów
}, a Sam też { $theirs }.
barrels-done = Trzy rzeczy naraz

last = Ostatnie wozy
last-before = Znowu przesuwamy zegar: { $carts ->
    [one] został ci { $carts } wóz
    [few] zostały ci { $carts } wozy
   *[many] zostało ci { $carts } wozów
}. Gdy tylko ktoś ma **{ $limit } lub mniej**, każdy ma jeszcze jedną turę, ten gracz też. Utwórz czerwone połączenie, a zacznie się koniec gry.
last-before-2 = Zaczęła się ostatnia runda: Sam ma jeszcze jedną turę, potem ty.
last-before-3 = Twoja ostatnia tura. Jeszcze jeden punkt czeka na **niebieskim** połączeniu: utwórz je.
last-after = Połączenia { $tracks }, Kontrakty { $short } i { $other }, Towary { $goods }: **razem { $total }**. Sam ma { $theirs } za połączenia, { $done } za Kontrakt, traci { $missed } za niezrealizowany i dostaje { $second } za Towary: { $sam }. Znasz już zasady. Zagramy naprawdę?
last-done = Wygrywasz!

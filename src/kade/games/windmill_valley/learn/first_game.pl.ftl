# Pierwsza gra z przewodnikiem po polsku: po jednym komunikacie na dymek. <krok> to tytuł, <krok>-before jest przed ruchem,
# <krok>-before-2 przed drugim, <krok>-after po nim, <krok>-done to tytuł po ruchu. Cyfry pochodzą z gry.

title = Pierwsza gra z przewodnikiem

polder = Witaj w Wiatrakowie
polder-before = Oto pola, a pośrodku bazar. Obok leży twój ogród z grządkami i twoje dwa **koła**. Co turę woda obraca koła, a one pokazują, co możesz zrobić. Wygrywa, kto na końcu ma najwięcej punktów.

gate = Najpierw zastawka
gate-before = Każda tura zaczyna się od **zastawki**. Ustala ona prędkość wody, a o tyle kroków obracają się twoje koła. Możesz ją zostawić, zamknąć za darmo albo otworzyć za guldeny. Na razie zostaw prędkość { $speed }.
gate-after = Przy prędkości { $speed } woda się nie podnosi. Oba koła obróciły się o jeden krok.
gate-done = Jeden krok

choose = Dwa pola, jedna akcja
choose-before = Na każdym kole jedno pole jest przy strzałce: te dwa są **aktywne**, a ty wykonujesz jedno z nich. Małe koło pozwala obniżyć poziom wody, duże pozwala **sadzić**. Pora ubrudzić sobie ręce: wybierz duże.

plant = Sadzenie tulipanów
plant-before = Możesz posadzić do dwóch tulipanów. Każdy trafia na **pierwszą od lewej pustą grządkę** dowolnego rzędu. Najlepiej punktują rzędy w jednym kolorze, więc posadź czerwony obok czerwonego. Co zakryje, od razu dostajesz: tutaj narzędzie.
plant-before-2 = Narzędzie jest twoje. Fioletowemu daj własny rząd: posadź go w pierwszym.
plant-after = Dwa posadzone tulipany i narzędzie. Jeszcze się przyda. Teraz tura Sama.
plant-done = Dobry początek

open = Otwórz zastawkę
open-before = Sam nie ruszył zastawki. Czas na odwagę: otwórz ją na prędkość { $speed }. To kosztuje { $cost ->
    [one] { $cost } gulden
    [few] { $cost } guldeny
   *[many] { $cost } guldenów
} i daje { $points ->
    [one] **{ $points } punkt**
    [few] **{ $points } punkty**
   *[many] **{ $points } punktów**
}. Woda podniesie się o { $rise }, teraz i w każdej turze, dopóki zastawka tam zostanie.
open-before-2 = Narzędzie dałoby ci krok więcej albo krok mniej. Zachowaj je: obróć koła o { $speed ->
    [one] { $speed } krok
    [few] { $speed } kroki
   *[many] { $speed } kroków
}.

build = Budowa wiatraka
build-before = Strzałka wskazuje **budowę wiatraka**. Wybierz duże koło.
build-before-2 = Wiatrak stoi przy bazarze albo prowadzi do niego nieprzerwana ścieżka wiatraków. Szukaj dobrych **pól**: płacą wszystkie, z którymi wiatrak się styka. To miejsce nic nie kosztuje, a styka się z guldenami i czerwonym tulipanem. Buduj tutaj.
build-before-3 = Z której grupy? **Opróżniona** grupa daje na koniec punkty za każdy tulipan w jej kolorze. Sadzisz czerwone, więc weź czerwony wiatrak.
build-after = Pola płacą od razu: { $guilders ->
    [one] { $guilders } gulden
    [few] { $guilders } guldeny
   *[many] { $guilders } guldenów
} i czerwony tulipan do magazynu.
build-done = Twój pierwszy wiatrak

neighbour = Tura Sama
neighbour-before = Teraz buduje Sam. Patrz na swoje punkty.
neighbour-after = Wiatrak Sama stoi dalej, a jego ścieżka do bazaru prowadzi przez twój. To dla ciebie { $points ->
    [one] **{ $points } punkt**
    [few] **{ $points } punkty**
   *[many] **{ $points } punktów**
}. Buduj więc tam, gdzie inni muszą przejść!
neighbour-done = Dobre sąsiedztwo

market = Wizyta na bazarze
market-before = Przesuwamy zegar. Koła właśnie się obróciły i duże pokazuje **bazar**: dwa ruchy za { $cost ->
    [one] { $cost } gulden
    [few] { $cost } guldeny
   *[many] { $cost } guldenów
}. Wybierz go.
market-before-2 = Każdy ruch prowadzi do następnej strefy zgodnie z ruchem wskazówek zegara. Dostajesz tam jeden rodzaj nagrody, raz za **każdy znacznik** w strefie, najwyżej { $most } razy. Stoi tam Sam i znacznik neutralny; z twoim będą trzy. Wejdź.
market-before-3 = Trzy rodzaje nagród, a wybierasz jeden. Weź **fioletowe** tulipany.
market-after = { $violet ->
    [one] { $violet } fioletowy tulipan
    [few] { $violet } fioletowe tulipany
   *[many] { $violet } fioletowych tulipanów
} za jednym zamachem. Gdzie tłok, tam dobry interes.
market-done = Udane zakupy

storage = O jeden tulipan za dużo
storage-before = Drugi ruch prowadzi cię do następnej strefy. Stoi tam też znacznik neutralny, więc nagrodę dostajesz { $red } razy. Weź **czerwone** tulipany.
storage-before-2 = Magazyn ma { $spaces } miejsc, a pierwszych { $free } jest za darmo. Na następnym tulipan kosztuje { $sixth ->
    [one] { $sixth } gulden
    [few] { $sixth } guldeny
   *[many] { $sixth } guldenów
}, na ostatnim { $seventh }. Za ten zapłać.
storage-before-3 = A teraz? Tulipan, za który nie możesz lub nie chcesz zapłacić, może za darmo **zastąpić** inny. Możesz też z niego zrezygnować. Zastąp nim biały.
storage-after = Dwa czerwone więcej, a zapłata tylko za jeden. Ale miejsce tulipanów jest w ziemi: posadź je niedługo.
storage-done = Oszczędnie

water = Wysoka woda
water-before = Kilka tur później poziom wody to { $level }. Nigdy nie może przekroczyć { $most }: gdy tam dojdzie, zostaje tylko prędkość { $slow }. Pora go **obniżyć**. Wybierz małe koło.
water-before-2 = Najpierw nagroda. Im wyższa woda, tym większa: tutaj każdy punkt siły daje { $guilders ->
    [one] { $guilders } gulden
    [few] { $guilders } guldeny
   *[many] { $guilders } guldenów
} albo { $each ->
    [one] { $each } punkt
    [few] { $each } punkty
   *[many] { $each } punktów
}. Obniżasz z siłą dwa: za jedno i drugie weź **punkty**.
water-after = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, a poziom wody spada do { $now }. Czasem warto pozwolić jej najpierw trochę urosnąć.
water-done = Suche nogi

tool = Narzędzie w samą porę
tool-before = Sam też obniżył poziom wody, za guldeny. Spójrz na **czerwoną szprychę** swojego dużego koła. Gdy dojdzie do strzałki albo ją minie, twój znacznik idzie dalej w kalendarzu. Zostaw prędkość { $speed }.
tool-before-2 = Dwa kroki to bazar. Każde wydane **narzędzie** to krok więcej albo krok mniej. Krok więcej i możesz wziąć kartę ulepszenia. Wydaj je: trzy kroki.
tool-after = Czerwona szprycha minęła strzałkę, a twój znacznik jest na nowym polu. Jego nagroda to narzędzie, więc twoje już wróciło. Możesz też wziąć jedną z **dodatkowych nagród** pod nim.
tool-done = Kalendarz idzie dalej

better = Kafelek i karta
better-before = Dodatkowa nagroda jest dla tego, kto weźmie ją pierwszy. Weź tę: **kafelek ulepszenia**.
better-before-2 = Brązowe kafelki są za darmo, beżowy kosztuje { $uncommon ->
    [one] { $uncommon } gulden
    [few] { $uncommon } guldeny
   *[many] { $uncommon } guldenów
}, srebrny { $unique }. Ten brązowy pozwala posadzić do trzech tulipanów. Weź go.
better-before-3 = Kafelek kładzie się na dowolnym polu, które **nie jest przy strzałce**, i liczy się zamiast tego, co tam wydrukowano. Połóż go na dużym kole, na polu **kafelka ulepszenia**.
better-before-4 = Teraz akcja. Duże koło pokazuje **kartę ulepszenia**. Wybierz je.
better-before-5 = Nad ogrodem karta to **pomocnik lub pomocniczka**: pomaga raz na turę przy jednym rodzaju akcji. Pod ogrodem to **kontrakt**, który punktuje na koniec. Za każdy czerwony tulipan ten daje { $each ->
    [one] { $each } punkt
    [few] { $each } punkty
   *[many] { $each } punktów
}: w sam raz dla ciebie.
better-after = Lepsze koło i plan na koniec gry. Twój ogród nabiera kształtu.
better-done = Dobre wyposażenie

trade = Handel morski
trade-before = Kilka tur później duże koło pokazuje **handel morski**. Wybierz je.
trade-before-2 = Połóż tulipan na pustym miejscu tej karty, w **kolorze, którego na niej jeszcze nie ma**, a dostaniesz **dwie nagrody obok**. Żółty połóż tutaj, między guldenami a wiatrakiem.
trade-before-3 = Obie nagrody są twoje, w dowolnej kolejności. Najpierw guldeny: budowa może kosztować.
trade-after = Masz o { $guilders ->
    [one] { $guilders } gulden
    [few] { $guilders } guldeny
   *[many] { $guilders } guldenów
} więcej. Tulipan zostaje na karcie. Zamiast kłaść swój, można też zabrać z niej wszystkie. Po czwartym tulipanie odsłania się następna karta.
trade-done = Ahoj!

wish = Zachcianka królowej
wish-before = W każdej grze królowa ma inną **zachciankę**. Tym razem chce { $windmills ->
    [one] { $windmills } twojego wiatraka
   *[other] { $windmills } twoich wiatraków
}, połączonych ze sobą. Masz trzy, ale jeden stoi osobno. Weź wiatrak.
wish-before-2 = Buduj tutaj, pomiędzy nimi. Teraz wszystkie cztery łączy nieprzerwana ścieżka.
wish-before-3 = Może być z dowolnej grupy. Weź czarny.
wish-after = Zachcianka spełniona przed innymi: od razu { $first ->
    [one] { $first } punkt
    [few] { $first } punkty
   *[many] { $first } punktów
}! Następna osoba dostanie { $second }, trzecia { $third }. Nic się za to nie oddaje, więc pamiętaj o niej od początku.
wish-done = Królowa jest zachwycona

last = Ostatnia runda
last-before = Jeszcze raz przesuwamy zegar. Sam jest już na ostatnim polu kalendarza. Wtedy kończy się rundę i rozgrywa **jeszcze jedną**: właśnie tę. Zamknij zastawkę do prędkości { $speed }. To nic nie kosztuje.
last-before-2 = Jeden krok i oto twój kafelek. Wybierz duże koło: możesz posadzić do trzech tulipanów.
last-before-3 = Siódmy czerwony tulipan to **pełny rząd w jednym kolorze**. Posadź go w drugim rzędzie.
last-before-4 = Punktuje też kolumna w **czterech różnych kolorach**; dwa takie same odebrałyby punkty. Posadź żółty w trzecim rzędzie.
last-before-5 = A biały w czwartym rzędzie. Czwarta kolumna jest wtedy pełna.
last-after = Było { $before }. Grządka daje { $patch }, kontrakt { $contract }, puste grupy, biała i czerwona, { $white } i { $red }, czerwony rząd { $row }, kolumny { $first }, { $second }, { $third } i { $fourth }: **razem { $total }**. Sam ma { $sam }. Zagramy naprawdę?
last-done = Wygrywasz!

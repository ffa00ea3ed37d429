# Pierwsza gra z przewodnikiem po polsku: po jednym komunikacie na dymek. <krok> to tytuł, <krok>-before jest przed ruchem,
# <krok>-before-2 przed drugim, <krok>-after po nim, <krok>-done to tytuł po ruchu. Cyfry pochodzą z gry.

title = Pierwsza gra z przewodnikiem

lagoon = Witaj w lagunie
lagoon-before = Pośrodku leży **główna wyspa**, na której stawiasz barwne domy. Wokół jest sześć **pobliskich wysp**, gdzie się łowi, i dwa **porty**, gdzie się sprzedaje. Gra trwa cztery pory roku, a liczba twoich tur to { $turns }. Potem wygrywa, kto ma najwięcej punktów.

colours = Kolor to akcja
colours-before = Każdy zbudowany dom coś robi, a co, mówi jego kolor. Tej wiosny **różowy i niebieski** to żegluga, żółty i zielony to wytwarzanie koronek, a pomarańczowy i biały to wypłacanie zarobków. W następnej porze roku kolory rozdaje się od nowa.

tiles = Trzy kafle dachów
tiles-before = Najpierw bierzesz trzy **kafle dachów** trzech różnych rodzajów. Rodzaj widać, kolorów jeszcze nie. Zacznij od **płaskiego**: zawsze daje { $flat ->
    [one] { $flat } punkt
    [few] { $flat } punkty
   *[many] { $flat } punktów
}.
tiles-before-2 = Różowy i biały! Dom pod fontanną jest już biały, więc ten kafel może wkrótce pasować. Teraz weź dach **wysp**. Punktuje pobliskie wyspy, na których samodzielnie masz najwięcej pracowników.
tiles-before-3 = I dach **fontann**. Punktuje fontanny na twoim pierścieniu, które widać, bo nie stoi na nich pracownik.
tiles-after = Twoje trzy kafle leżą odkryte. Zapamiętaj ten różowo-biały. Teraz trzy kafle bierze Sam.
tiles-done = Przyszłe dachy

pyramid = Ułóż piramidę
pyramid-before = Piramida na każdą porę roku to tyle kostek: { $cubes }. Dziewięć, cztery i jedna. Później weźmiesz tylko kostkę, na której **nic nie stoi**, więc na górze jest to, czego chcesz najpierw. Dwanaście już stoi; zostały dwie. Na następnym miejscu postaw **różową**.
pyramid-before-2 = Teraz szczyt. Pomarańczowy dom przynosi monety, a to zawsze dobry początek. Postaw tam **pomarańczową**.
pyramid-after = Cztery niewykorzystane kostki wróciły do puli, po monecie za każdą. Twoje nowe monety: { $coins }. Piramida Sama też jest gotowa.
pyramid-done = Plan na wiosnę

prepare = Twój pierwszy ruch
prepare-before = W turze masz do czterech ruchów: **przygotowanie, zbudowanie, zadaszanie**, w dowolnym doborze. Za pierwszy nawet ci płacą. Przygotuj pomarańczową kostkę: trafi z piramidy na jedno z trzech pól przygotowania.
prepare-after = { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
   *[many] { $coins } monet
} dla ciebie, a w piramidzie cztery kostki pod spodem są teraz odkryte.
prepare-done = Gotowe do budowy

build = Twój drugi ruch
build-before = Odtąd ruchy kosztują. Ten kosztuje { $cost ->
    [one] { $cost } monetę
    [few] { $cost } monety
   *[many] { $cost } monet
}. **Zbuduj** dom z pomarańczowej kostki.
build-before-2 = Dom staje w pustym otworze **obok** innego domu, bokiem albo rogiem. Dom pod fontanną też się liczy. Wybierz ten róg; miejsca przy fontannie przydadzą się później.
build-after = Stoi, a jego kolor od razu działa: pomarańczowy to **wypłacanie zarobków**. Monety są już w twojej sakiewce.
build-done = Twój pierwszy dom

earn = Wypłacanie zarobków
earn-before = Dom pierścienia, na którym nie stoi pracownik, pokazuje monetę albo fontannę. Widoczne monety: { $seen }, więc tyle dostajesz. Teraz możesz odwołać pracowników na pierścień, a za każdego jest { $each ->
    [one] { $each } moneta
    [few] { $each } monety
   *[many] { $each } monet
}. Odwołaj tego z **wyspy A**.
earn-before-2 = Na pierścieniu pracownik może zakryć monetę; dlatego monety liczy się najpierw. Dalsze ruchy kosztowałyby kolejne monety. Na razie wystarczy: **zakończ turę**.
earn-after = Twoje monety po pierwszej turze: { $coins }. To dobra chwila na odpoczynek, jeśli chcesz: gra zostanie zachowana.
earn-done = Uczciwie zarobione

sail = Żegluga
sail-before = Przesuwamy zegar: masz trzy przygotowane kostki. **Różowa** to żegluga. Zbuduj z niej dom.
sail-before-2 = Postaw go obok białego domu. Mamy dach na różowy i biały.
sail-before-3 = Łódź płynie **o jeden krok** wzdłuż szlaku. Strzałki pierścienia wskazują różowy, zielony i biały, a chatki na wyspie E mają właśnie te kolory. Dopasowania: { $matches }, i tyle samo kart. Gdzie nic nie pasuje, tam nie dopłyniesz. Płyń na **E**.
sail-before-4 = Karty dobierasz po jednej: z trzech odkrytych albo w ciemno z talii. Weź **solę**.
sail-before-5 = Teraz spróbuj szczęścia: weź kartę z **talii**.
sail-before-6 = Znowu sola! Masz już { $soles }, czyli parę. Odkryte karty uzupełnia się dopiero po twojej ostatniej. Weź **kalmara**.
sail-before-7 = Pracownik schodzi na ląd. Przy trzech dopasowaniach może ich być dwóch, ale pozostali ci się przydadzą. Wyślij **jednego**.
sail-before-8 = Twój pracownik zostaje na E. Koło obróciło się o krok za wysłanego, więc strzałki wskazują już inne kolory. Zakończ turę.

visit = Sam przybywa z wizytą
visit-before = Sam też żegluje i spodobała mu się twoja wyspa.
visit-after = Pracownik Sama zszedł na ląd na E. Każdy inny, kto tam kogoś ma, zabiera wtedy **jednego pracownika** do domu i dostaje { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[many] { $coins } monet
}. Tym razem ty.
visit-done = Ustąpić też się opłaca

lace = Wytwarzanie koronek
lace-before = Znowu twoja tura. **Żółty** to koronki: zbuduj żółty dom.
lace-before-2 = Wystarczy dowolny otwór obok domu. Wybierz ten.
lace-before-3 = Każda strzałka pozwala wysłać jednego pracownika na pole warsztatu **w jej kolorze**: zielonym, białym i żółtym. Zacznij od tego zielonego pola. Jest na nim moneta i ją dostajesz.
lace-before-4 = Każdy następny staje **obok** któregoś z twoich. Tu jest białe pole.
lace-before-5 = A po drugiej stronie żółte. Możesz przestać, kiedy chcesz, ale w towarzystwie są warci więcej.
lace-after = Trzej bok w bok. Na koniec pory roku dadzą punkty, jeśli w piramidzie zostaną ci kostki w tych kolorach.
lace-done = Dobre towarzystwo

roof = Połóż dach
roof-before = Dach kładzie się na dwóch domach **w jego dwóch kolorach**, stojących bok w bok, na jednym poziomie i bez dachu. Twój różowo-biały kafel pasuje. To drugi ruch i kosztuje { $cost ->
    [one] { $cost } monetę
    [few] { $cost } monety
   *[many] { $cost } monet
}. Połóż go.
roof-before-2 = Za dach wybierasz { $privilege ->
    [one] { $privilege } punkt
    [few] { $privilege } punkty
   *[many] { $privilege } punktów
} przywileju **albo** kartę budynku. Ta karta na koniec gry daje { $card ->
    [one] { $card } punkt
    [few] { $card } punkty
   *[many] { $card } punktów
}. Weź ją.
roof-after = A sam kafel dał ci { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}. Płaskie zawsze tyle dają; inne rodzaje liczą wyspy, warsztaty albo fontanny.
roof-done = Dach nad głową

upstairs = Piętro wyżej
upstairs-before = Jeszcze jeden ruch, znowu za { $cost ->
    [one] { $cost } monetę
    [few] { $cost } monety
   *[many] { $cost } monet
}: zbuduj **biały** dom.
upstairs-before-2 = Na każdej połówce dachu może stanąć dowolny kolor. Na połówce **w swoim kolorze** daje { $privilege ->
    [one] { $privilege } punkt
    [few] { $privilege } punkty
   *[many] { $privilege } punktów
} przywileju. A więc biały na białym.
upstairs-before-3 = Biały to wypłacanie zarobków. Na pierścieniu było widać tyle monet: { $pay }. Są twoje. Pracowników zostaw, gdzie są: **gotowe**.
upstairs-before-4 = Punkty przywileju naginają zasady. Jeden daje monetę, zamienia dwie chatki przed żeglugą albo dokłada kostkę do piramidy. Kup **żółtą** kostkę.
upstairs-before-5 = Musi mieć pod sobą cztery kostki. Połóż ją tutaj.
upstairs-after = Dom, dach, dom, dach, dom: trzy domy to najwięcej. A w piramidzie masz o kostkę więcej.
upstairs-done = Pokój z widokiem

port = W porcie
port-before = Znowu przesuwamy zegar: jest zima i twoja ostatnia tura. Kolory się zmieniły, ale **niebieski** nadal żegluje. Zbuduj niebieski dom.
port-before-2 = Wystarczy dowolny otwór obok domu. Wybierz ten.
port-before-3 = Do portu wpłyniesz, gdy stoi w nim statek kupiecki. Na wschodzie stoją dwa. Płyń tam.
port-before-4 = Każdy statek kupuje co innego. Ten kupuje **pary**, a ty wciąż masz dwie sole. Sprzedaj je za { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
port-after = Jedna sprzedaż na wizytę. Statek, który kupił sole, popłynął do drugiego portu.
port-done = Sprzedane!

cleanup = Po porze roku
cleanup-before = Po każdej porze roku jest **porządkowanie**: najpierw wyspy, potem koronki. Poza zimą przychodzą wtedy nowe kolory akcji, kostka za każdy dom pierścienia, na którym stoi pracownik, i nowe kafle dachów. Zakończ turę.
cleanup-before-2 = Kto ma najwięcej pracowników na wyspie, dostaje { $island ->
    [one] { $island } punkt
    [few] { $island } punkty
   *[many] { $island } punktów
}; twoje są trzy. Teraz **koronki**: za pracownika możesz oddać kostkę w kolorze jego pola, punkty: { $each }. Opłaceni sąsiedzi tworzą **związek** i dają więcej. Opłać wszystkich trzech: to najlepszy wybór.
cleanup-after = Było { $before }. Wyspy dały { $islands }, koronki { $lace }, związek { $union }. Monety są warte { $coins }, niesprzedany kalmar { $seafood }, karta budynku { $card }: **razem { $total }**. Sam ma { $sam }. Zagramy naprawdę?
cleanup-done = Wygrywasz!

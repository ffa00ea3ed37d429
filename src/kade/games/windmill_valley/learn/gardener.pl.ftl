# Gra z przewodnikiem przeciw Ogrodnikowi po polsku: po jednym komunikacie na dymek. <krok> to tytuł, <krok>-before jest przed
# ruchem, <krok>-before-2 przed drugim, <krok>-after po nim, <krok>-done to tytuł po ruchu. Cyfry pochodzą z gry.

title = Solo przeciw Ogrodnikowi

who = Poznaj Ogrodnika
who-before = Nie ma z kim zagrać? **Ogrodnik** zawsze ma czas. Ma ogród i koła takie jak ty, ale nie ma guldenów, narzędzi ani tulipanów w magazynie. Co robi, mówią jego karty. Są trzy poziomy; dziś gramy na łatwym. Zaczynasz ty.

wish = Dwie karty startowe
wish-before = Z dwóch kart startowych **zachowujesz jedną**. Drugą się odwraca: na rewersie jest **zachcianka królowej** w tej grze. Zachowaj tę. Daje tulipan, gdy bierzesz kafelek ulepszenia.
wish-after = Królowa chce, by { $windmills ->
    [one] { $windmills } twój wiatrak był połączony
    [few] { $windmills } twoje wiatraki były połączone
   *[many] { $windmills } twoich wiatraków było połączonych
} ze sobą. Na koniec możesz dostać za to nawet { $most ->
    [one] { $most } punkt
    [few] { $most } punkty
   *[many] { $most } punktów
}. Pamiętaj o tym: Ogrodnik też ma na nie ochotę.
wish-done = Czego chce królowa

turn = Twoja tura, jak zwykle
turn-before = Nic nowego: zastawka, woda, koła, akcja. Otwórz zastawkę na prędkość { $speed }.
turn-before-2 = Narzędzie zachowaj. Obróć koła o { $speed ->
    [one] { $speed } krok
    [few] { $speed } kroki
   *[many] { $speed } kroków
}.
turn-before-3 = Duże koło pozwala **sadzić**. Wybierz je.
turn-before-4 = Posadź fioletowy tulipan w pierwszym rzędzie.
turn-after = Twoja tura się kończy. Ogrodnik od razu odkrywa swoją kartę.
turn-done = A teraz Ogrodnik

card = Jak czytać jego kartę
card-before = Mówi po kolei: co robi z **zastawką**; z jaką siłą **obniża poziom wody**, gdy jest niski, średni lub wysoki; i jaki ma **kolor**. Rewers następnej karty mówi, które kafelki lub którą kartę ulepszenia by wziął.

gate = Najpierw zastawka
gate-before = Karta pokazuje zastawkę o jeden w górę. Jaką prędkość zostawi ci Ogrodnik? Zgadnij i idź dalej.
gate-after = Prędkość { $speed }! Za otwarcie dostaje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, tak jak dostajesz ty. Ale **nigdy nie płaci**. Woda jak zwykle się podnosi: o { $rise }.
gate-done = Nigdy nie płaci

water = Czy obniży poziom wody?
water-before = Jego koła obróciły się o prędkość wody. Teraz sprawdzenie: woda jest w **średniej części** toru, a dla niej karta pokazuje siłę. Obniża więc poziom wody.
water-after = Bierze punkty, tym razem { $points }, a poziom wody spada do { $now }. Guldeny i narzędzia też zamieniają mu się w punkty. Teraz akcja dużego koła: **sadzi**.
water-done = Woda opada

plants = Ogrodnik sadzi
plants-before = Dwa tulipany, oba w **kolorze jego karty**: czerwone. Dokąd trafią?
plants-after = Pierwszy trafił na pustą grządkę najdalej z lewej, a z takich na najwyższą. Drugi poszedł do **rzędu, który ma już jego kolor**. Grządki nie dają Ogrodnikowi nagród. I to już cała jego tura.
plants-done = Czerwony do czerwonego

builds = Wiatraki
builds-before = Kilka tur później duże koło pokazuje **budowę wiatraka**. Wybierz je.
builds-before-2 = Buduj na końcu tej ścieżki. Jej droga do bazaru prowadzi przez wiatrak Ogrodnika.
builds-before-3 = Grupa jest dowolna. Weź czerwony.
builds-before-4 = Punkt dla Ogrodnika, bo twoja ścieżka prowadziła przez jego wiatrak. Ale on też będzie budować: na **najdroższym** połączonym miejscu. Które to?
builds-after = Nigdy nie płaci, więc im drożej, tym lepiej. A jego ścieżka prowadzi przez oba twoje wiatraki: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} dla ciebie. Stawiaj wiatraki tam, gdzie musi przejść!
builds-done = W obie strony

quicker = Zachcianka królowej
quicker-before = Po każdym pełnym obrocie dużego koła znacznik Ogrodnika przy **zachciance** idzie w górę, czy ją spełnia, czy nie. Zbliża się trzeci obrót. Masz trzy połączone wiatraki. Zbuduj czwarty.
quicker-before-2 = Twoje wiatraki łączą też wiatraki innych. To miejsce leży obok wiatraka Ogrodnika i nic nie kosztuje.
quicker-before-3 = Weź biały wiatrak: ta grupa będzie wtedy pusta.
quicker-before-4 = Zachcianka spełniona, a najwyższa nagroda jest twoja. Punkty na koniec: { $first }. Teraz zobacz, jak Ogrodnik kończy trzeci obrót.
quicker-after = Wziął nagrodę kalendarza i najwyższą dostępną dodatkową. Ale przy zachciance zostaje przy mniejszej nagrodzie: { $second }. Byłoby więcej, gdyby nie ty!
quicker-done = Za późno, Ogrodniku

last = Ostatnia runda
last-before = Ogrodnik jest na ostatnim polu kalendarza. Na łatwym jest jeszcze jedna runda, na średnim i trudnym nie ma. To twoja ostatnia tura: wybierz duże koło i **sadź**.
last-before-2 = Siódmy czerwony tulipan to pełny rząd w jednym kolorze. Posadź go w drugim rzędzie.
last-before-3 = A żółty w trzecim: czwarta kolumna ma wtedy cztery kolory.
last-after = Twój wynik: **{ $you }**. Ogrodnik miał { $before }, a dostaje { $wish } za zachciankę, { $tiles } za kafelki, { $cards } za karty, { $first } i { $second } za kolumny, { $bulbs } za tulipany: { $total }. Jego kafelki i karty liczą się po { $easy }, na średnim po { $medium }, na trudnym po { $hard }. Zagramy naprawdę?
last-done = Wygrywasz!

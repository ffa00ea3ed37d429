# Własne teksty klienta po polsku. Teksty gier są przy grach.

## Wszędzie

close = Zamknij
open = Otwórz
yes = tak
no = nie
you = ty
go-home = Strona główna
try-again = Spróbuj ponownie
opening = Otwieram…
somebody = Ktoś
player-default = Gracz { $number }
tool-language = Język
tool-theme = { $theme ->
    [light] Jasny. Naciśnij, aby włączyć ciemny.
    [dark] Ciemny. Naciśnij, aby dopasować do urządzenia.
   *[auto] Jasny lub ciemny, jak w urządzeniu. Naciśnij, aby włączyć jasny.
}
settings = Ustawienia
as-device = jak w urządzeniu
set-theme = Motyw
theme-light = jasny
theme-dark = ciemny
set-motion = Animacje
motion-on = zawsze
motion-off = wyłączone
set-sound = Dźwięk na twoją kolej
sound-auto = automatycznie
sound-auto-why = nocą w telefonie wyłączony
sound-on = włączony
sound-off = wyłączony
sound-try = Posłuchaj
set-notify = Powiadamiaj o mojej kolei, gdy patrzę gdzie indziej
notify-denied = Przeglądarka na to nie pozwala; możesz to zmienić obok adresu tej strony.
notify-missing = Przeglądarki pozwalają na to tylko stronom przez https albo z tego komputera.
set-safe = Kolory łatwe do odróżnienia dla każdego
set-confirm = Pytaj jeszcze raz po dotknięciu planszy
set-still = Nie przestawiaj paneli, o cokolwiek pyta gra
set-follow = Powiększaj to, co zmieniają inni, gdy decydują
set-near = Na ekranach dotykowych pokazuj plansze większe niż ekran
set-chat = Czat przy stole
error-offline = Serwer nie odpowiada. Czy jest włączony?
server-gone = Nikt nie odpowiada
server-gone-why = Serwer nie odpowiada: został zatrzymany albo nie ma sieci. Gry są zapisane; strona ruszy dalej, gdy serwer wróci.
nothing-here = Tu jest tylko woda
nothing-here-why = Pod tym adresem nic nie ma. Może link jest niepełny.

## Strona główna

home-title = Gry nad wodą
home-line = Z ludźmi albo z botami. Bez konta, wystarczy link.
home-picture = Nabrzeże: wiatraki, kamienice nad kanałem, kolorowe domy nad laguną. Światła w domach można zapalać i gasić.
home-foot = Wszystkie ilustracje i teksty są nasze. Wszystko zostaje na komputerze, na którym działa ta strona.
play-now = Zagraj teraz
setting-up = Przygotowuję grę…
arrange = Ze znajomymi
seats = { $min }–{ $max }
minutes = { $minutes } min
solo = Solo
level-label = Poziom botów
level-quick = od razu
level-time = ok. { $seconds } s na turę
bots = Bot
all-tables = Wszystkie ({ $number })
fewer-tables = Mniej
go-on = Wróć do swoich stołów
game-with = { $game }: { $these }
forget-table = Usuń z listy
status-won = wygrana
status-over = zakończona
wants-rematch = { $player } proponuje rewanż.
status-waiting = czeka na graczy
status-theirs = kolej innego gracza
more-ways = Twoje imię i dołączanie do stołu
your-name = Twoje imię
join-by-link = Dołącz za pomocą linku lub kodu
no-link = To nie jest link do stołu.

## Nowy stół

new-table = Nowy stół
game = Gra
who-plays = Kto gra?
seat-number = Miejsce { $number }
seat-me = na tym urządzeniu
seat-open = wolne: każdy, kto ma link
level = { $bot ->
    [random] losowy
    [greedy] prosty
    [search] myślący
    [novice] nowicjusz
    [merchant] kupiec
    [master] mistrz
    [grandmaster] arcymistrz
   *[other] { $bot }
}
number-of-seats = { $number ->
    [one] { $number } miejsce
    [few] { $number } miejsca
   *[other] { $number } miejsc
}
more-seats = Dodaj miejsce
fewer-seats = Usuń miejsce
hints-given = Podpowiedzi
hints-given-why = Czy można zapytać bota, co by zrobił. Bot wie tylko tyle, ile gracz, który pyta.
seconds = { $seconds } s
clock = Zegary
clock-none = bez zegarów
clock-live = na jedno posiedzenie
clock-correspondence = gra korespondencyjna
clock-minutes = Każdy gracz ma
clock-increment = Po każdej turze dodatkowo
clock-turn = Na każdą turę
clock-why = Gdy komuś skończy się czas, do jego powrotu gra za niego bot.
lobby = Otwarte stoły
lobby-empty = Nikt teraz nie szuka graczy. Przygotuj stół i pozwól każdemu dołączyć.
lobby-seats = { $number ->
    [one] jedno wolne miejsce: dołącz
    [few] { $number } wolne miejsca: dołącz
   *[other] { $number } wolnych miejsc: dołącz
}
lobby-watch = gra trwa: oglądaj
lobby-who = Kto może znaleźć ten stół?
lobby-who-why = Stoły z listy widać na stronie głównej tego serwera, razem z imionami graczy.
lobby-private = tylko osoby z linkiem
lobby-join = każdy może dołączyć
lobby-watched = każdy może oglądać
lobby-both = każdy może dołączyć lub oglądać
hot-seat-note = Kilka osób na jednym urządzeniu: ekran jest zasłaniany, zanim przejmie je następny gracz.
by-lot = losowo
create-table = Utwórz stół
their-name = Imię gracza { $number }

## Przed początkiem

waiting-for = { $number ->
    [0] Są już wszyscy.
    [one] Jedno miejsce jest jeszcze wolne. Wyślij komuś link; gra zacznie się, gdy usiądą wszyscy gracze.
    [few] { $number } miejsca są jeszcze wolne. Wyślij link znajomym; gra zacznie się, gdy usiądą wszyscy gracze.
   *[other] { $number } miejsc jest jeszcze wolnych. Wyślij link znajomym; gra zacznie się, gdy usiądą wszyscy gracze.
}
seat-free = wolne
seat-kept = { $player } (zaproszenie wysłane)
free-seat = Zwolnij miejsce
invite = Link do tego stołu
invite-text = Zagrasz ze mną? { $game }
link-address = Adres tego komputera
link-only-here = Inni nie otworzą tego linku: serwer odpowiada tylko na tym komputerze. Uruchom go dla swojej sieci:
link-no-network = Inni nie otworzą tego linku: ten komputer nie jest teraz w żadnej sieci.
qr-code = Link jako kod QR
copy = Kopiuj
copied = Skopiowano
copy-failed = Przeglądarka nie pozwoliła skopiować linku; zaznacz go i skopiuj ręcznie.
share = Udostępnij
sit-down = Zajmij miejsce

## Przy stole

your-turn = Twoja kolej
turn-of = { $player }, twoja kolej
turn-of-many = { $number ->
    [one] Teraz decyduje { $these }
   *[other] Teraz decydują { $these }
}
thinking = { $player } myśli…
away = Nie ma przy stole: { $these }. Gra czeka.
game-over = Koniec gry
undo = Cofnij
choices = Co możesz zrobić
whole-table = Cały stół
board-of = Plansza gracza { $player }
enlarge = Powiększ: { $panel }
show-all = Pokaż wszystkie możliwości: { $number }
which = Co chcesz zrobić?
log = Przebieg gry
announced = Co się wydarzyło
more = Więcej
whole-log = Cały przebieg gry
in-words = Opis stołu
players-whole = Gracze: wszystkie szczegóły
panels = Na stole
hint = Podpowiedź: zapytaj bota
hint-thinks = Bot analizuje…
hint-title = Co zrobiłby bot na twoim miejscu
hint-best = najlepsze, jakie widzi
hint-close = prawie tak samo dobre
hint-less = około { NUMBER($points, maximumFractionDigits: 1) } pkt mniej
hint-worse = wyraźnie gorsze: około { NUMBER($points, maximumFractionDigits: 1) } pkt mniej
hint-do = Zagraj to
minute = Gotowe: { $these }.
minute-over = { $number ->
    [one] { $these } czeka.
   *[other] { $these } czekają.
}
minute-why = Minuta dla pozostałych, zgodnie z zasadami. Gdy minie, nic się nie dzieje.
leave = Przerwa lub odejście
hand-over = Niech bot zagra za ciebie
hand-over-why = Zagra na twoim miejscu; możesz patrzeć i w każdej chwili wrócić.
hand-over-do = Oddaj miejsce
bot-for = { $player } (bot)
table-handed-over = { $player } oddaje miejsce botowi ({ level }).
table-resigned = { $player } poddaje grę.
table-went-on = Zasady tej gry zaktualizowano na serwerze. Gra toczy się dalej z tej samej pozycji; jej przebieg jest zapisywany od tego miejsca.
table-left-out = Zasady tej gry zaktualizowano na serwerze. { $number ->
    [one] Ostatnia decyzja już do nich nie pasuje i została cofnięta.
    [few] { $number } ostatnie decyzje już do nich nie pasują i zostały cofnięte.
   *[other] { $number } ostatnich decyzji już do nich nie pasuje i zostało cofniętych.
}
table-ended = Gospodarz serwera zakończył tę grę.
table-won = { $number ->
    [one] Wygrywa { $these }, { $points }.
   *[other] Zwycięstwem dzielą się { $these }, { $points }.
}
resign = Poddaj się
resign-ends = Poddajesz grę i gra się kończy.
resign-goes-on = Poddajesz grę. Twoje miejsce zajmie bot, a pozostali grają dalej.
resign-do = Poddaję się
play-on = Gram dalej
take-back = Cofnij ruch
take-back-why = Wracasz do chwili przed swoją ostatnią decyzją; cofnięte zostanie też wszystko, co inni zdecydowali później. Co od tego czasu odkryto lub dobrano, zostanie wylosowane od nowa.
take-back-others = { $number ->
    [one] Potrzebna jest zgoda: { $these }.
   *[other] Potrzebna jest zgoda wszystkich: { $these }.
}
take-back-bots = Boty nie mają nic przeciwko.
take-back-ask = Zapytaj
take-back-do = Cofnij
asked-waiting = Pytanie zadane. Czekamy na odpowiedź: { $these }.
asked-withdraw = Jednak nie
asked-yes = Zgoda
asked-no = Wolę nie
asked-fresh = Co od tego czasu odkryto lub dobrano, zostanie wylosowane od nowa.
asked-back = Wszystko, co zdecydowano później, też zostanie cofnięte.
break = Przerwa
break-why = Pozostali muszą się zgodzić. W czasie pauzy nic się nie dzieje, zegary stoją, a zakończyć ją może każdy; po odroczeniu gra rusza, gdy wszyscy będą gotowi.
break-why-alone = Nic się nie dzieje i zegary stoją, dopóki nie wznowisz gry.
pause-do = Pauza
adjourn-do = Odrocz grę
pause-why = Nic się nie dzieje i zegary stoją, dopóki ktoś nie wznowi gry.
adjourn-why = Nic się nie dzieje i zegary stoją, dopóki wszyscy nie będą znów gotowi.
is-paused = Pauza w grze.
is-paused-why = Nic się nie dzieje, zegary stoją.
is-adjourned = Gra odroczona.
is-adjourned-why = Ruszy, gdy wszyscy będą gotowi.
go-on-playing = Gramy dalej
bot-why = Gracz może w każdej chwili wrócić na swoje miejsce.
bot-plays = Za ciebie gra bot.
take-seat = Wróć na swoje miejsce
bot-ask = Niech za gracza { $player } zagra bot
bot-for-other = Bot za kogoś innego
bot-for-other-vote = Pozostali głosują; decyduje ponad połowa. Nieobecny może w każdej chwili wrócić.
bot-for-other-alone = Możesz to zrobić, gdy drugiej osoby nie ma od { $minutes } minut. W każdej chwili może wrócić.
bot-for-do = Niech gra bot
bot-too-soon = Możesz to zrobić, gdy drugiej osoby nie ma od { $minutes } minut. { $left ->
    [one] Jeszcze minuta.
    [few] Jeszcze { $left } minuty.
   *[other] Jeszcze { $left } minut.
}
table-asks-take-back = { $player } prosi o cofnięcie decyzji.
table-asks-pause = { $player } prosi o przerwę.
table-asks-adjourn = { $player } prosi o odroczenie gry.
table-asks-go-on = { $player } może grać dalej. A ty?
table-asks-bot = { $player } proponuje, żeby za gracza { $other } zagrał bot.
table-declined = { $player } woli nie.
table-withdrew = { $player } wycofuje pytanie.
table-took-back = { $player } cofa ostatnią decyzję za zgodą wszystkich.
table-took-back-fresh = { $player } cofa ostatnią decyzję za zgodą wszystkich. Co od tego czasu odkryto, zostaje wylosowane od nowa.
table-paused = Pauza w grze.
table-adjourned = Gra odroczona.
table-goes-on = Gramy dalej.
table-came-back = { $player } wraca do gry.
table-voted-out = Za gracza { $player } gra bot, aż do powrotu.
table-out-of-time = { $player }: koniec czasu. Do powrotu gra bot.
clocks = Zegary
clock-days = { $days } d { $hours } godz.
clock-hours = { $hours } godz. { $minutes } min
clock-time = { $time }
clock-soon = Pozostało ci { $time }.
clock-of-table-live = Zegary: { $time } dla każdego gracza, po każdej turze { $seconds } s więcej.
clock-of-table-correspondence = Zegary: { $time } na każdą turę.
notices = Powiadom mnie, gdy przyjdzie moja kolej
notices-why = Także wtedy, gdy strona stołu jest zamknięta. Najwyżej jedna wiadomość na minutę, a gdy tu jesteś – żadna.
notice-push = Na tym urządzeniu
notice-url = Pod twoim adresem
notice-url-why = Na przykład temat ntfy albo webhook Discorda. Dostanie jedno zdanie i link do stołu.
notice-start = Powiadamiaj
notice-stop = Już nie
notice-on = Dostaniesz powiadomienie.
notice-denied = Przeglądarka na to nie pozwoliła.
watching = Oglądasz grę
chat = Czat
chat-unread = Czat: { $number ->
    [one] { $number } nowa wiadomość
    [few] { $number } nowe wiadomości
   *[other] { $number } nowych wiadomości
}
chat-empty = Nikt jeszcze nic nie napisał.
chat-line = Napisz coś do stołu
chat-say = Wyślij
chat-react = Wyślij { $sign }
chat-hide = Ukryj czat
moment-of = { $at } z { $number }
moment-back = Krok wstecz
moment-next = Krok naprzód
moment-pause = Pauza
moment-run = Dalej
since-your-turn = Od twojej tury ({ $number })
zoom-in = Powiększ
zoom-out = Cała plansza
line-broken = Utracono połączenie. Łączę ponownie; gra jest bezpieczna.
line-broken-short = Łączę ponownie…
table-offline = Brak połączenia. Wybierz ponownie, gdy wróci.
table-stale = Sytuacja na stole się zmieniła. Spójrz i wybierz jeszcze raz.
no-table = Nie ma takiego stołu
no-table-why = Może link jest niepełny albo stół był na innym komputerze.
pass-device = Przekaż urządzenie: teraz { $player }
pass-device-why = To, co teraz się pojawi, jest tylko dla tej osoby.
i-am = To ja, { $player }

## Koniec

you-won = Wygrywasz!
won-by = { $number ->
    [one] Wygrywa { $these }
   *[other] Zwycięstwem dzielą się { $these }
}
points = Punkty
result = Wynik
play-again = Zagraj jeszcze raz
gave-up = { $number ->
    [one] { $these } poddaje grę.
   *[other] { $these } poddają grę.
}
ask-rematch = Zaproponuj rewanż
sit-again = Siadam
not-now = Nie teraz
said-not-now = Twoja odpowiedź: nie teraz.
to-new-table = Do nowego stołu
look-at-board = Obejrzyj planszę
record = Zapisz przebieg gry

## Instrukcja

rulebook = Instrukcja
rules-of = Zasady
rules-search = Szukaj: słowa, numery zasad
rules-none = Nic nie znaleziono. Spróbuj krótszego słowa.
rules-contents = Spis treści
rules-numbers = Pokazuj numery zasad
rules-print = Drukuj instrukcję
rules-keys = poprzedni lub następny rozdział
rules-all = Wszystkie zasady ({ $number }) słowo w słowo
rules-also = Drobnym drukiem:
rules-example = Przykład
rules-try = Wypróbuj: { $title }
rules-minutes = { $minutes } min czytania
rules-before = Wstecz
rules-after = Dalej
ruling = Nasze rozstrzygnięcie
ruling-marks = oznacza nasze rozstrzygnięcie tam, gdzie instrukcja milczy albo jest niejasna.
back-to-table = Wróć do stołu
back-to-rules = Wróć do instrukcji
tip-rule = { $rule } w instrukcji
no-rulebook = Nie ma tu instrukcji
no-rulebook-why = Nie ma gry o tej nazwie albo nie ma ona spisanych zasad.

## Spojrzenie wstecz

replay = Powtórka
look-back = Przejrzyj partię
looking-back = Tura { $turn } z { $number }, podgląd
looking-back-start = Przed pierwszą turą
still-running = Partia trwa.
no-record = Ta gra zaczęła się od zapisanej pozycji, dlatego nie da się zapisać jej przebiegu ani jej przeanalizować.
no-record-short = bez zapisu przebiegu
turn-of-turns = Tura { $turn } z { $number }
replay-start = Początek
replay-moment = Moment partii
replay-first = Na początek
replay-back = Jedna decyzja wstecz
replay-on = Jedna decyzja dalej
replay-last = Na koniec
replay-run = Odtwarzaj
replay-speed = Tempo
seen-as = Widok
seen-as-spectator = widz
copy-moment = Kopiuj link do tego momentu
copy-failed-address = Przeglądarka nie pozwoliła skopiować; link to adres tej strony.
no-replay = Nie ma czego przeglądać
no-replay-why = Może link jest niepełny albo partię rozegrano na innym komputerze.
open-record = Otwórz zapisaną grę lub stół
choose-file = Wybierz plik
drop-record = Upuść plik tutaj
record-checking = Sprawdzam…
record-refused = Nie udało się otworzyć pliku { $file }.
record-bad-record = Tego zapisu nie da się odtworzyć.
record-unknown-game = Tej gry tu nie ma.
record-other-version = Ten zapis pochodzi z innej wersji zasad.
record-too-long = Ta partia jest za długa.
record-too-large = Plik może mieć 240 kB; ten jest większy.
your-play = Twoje gry
your-play-why = Liczone w tej przeglądarce, tylko na tym urządzeniu: bez konta, nic nie jest wysyłane.
your-play-save = Zapisz do pliku
your-play-forget = Usuń wszystko
your-play-sure = Na pewno? Naciśnij jeszcze raz
games-played = { $number ->
    [one] { $number } partia
    [few] { $number } partie
   *[many] { $number } partii
}
played-games = Partie
played-won = Wygrane
played-mean = Średnia punktów
played-best = Rekord
played-behind = Gdzie rywale mieli więcej: { $source }, o { $points } na partię
all-cards = Co kto ma
all-cards-none = Nic, czego nie widzieli wszyscy.
play-on-here = Graj dalej od tego miejsca
play-on-why = W tym momencie zaczyna się nowy stół. To, czego wtedy nie dało się wiedzieć, zostanie rozdane od nowa, pozostałe miejsca zajmą boty, a ta partia się nie zmieni.
play-on-seat = Grasz jako
play-on-do = Zaczynamy
points-by-source = Skąd punkty
points-in-full = Szczegółowo
points-over-time = Punkty w czasie
points-over-time-why = na stole; ostatni krok to punktacja końcowa
points-turn = Tura
biggest-difference = Największa różnica: { $source }, { $number } na korzyść gracza { $player }.

## Analiza

analysis = Analiza
analysis-begins = Analizuję partię…
analysis-waits = { $number ->
    [one] Najpierw analizowana jest inna partia
    [few] Najpierw analizowane są { $number } inne partie
   *[many] Najpierw analizowanych jest { $number } innych partii
}
analysis-progress = Analizuję partię: tura { $turn } z { $number }
analysis-no-wait = nie trzeba czekać
analysis-quarter = Przeanalizowano ćwierć partii.
analysis-half = Przeanalizowano połowę partii.
analysis-done = Przeanalizowano całą partię.
analysis-not-over = Partię można przeanalizować, gdy się skończy.
analysis-no-record = Tej partii nie da się przeanalizować: zaczęła się w środku innej albo jej początek nie jest już znany.
analysis-no-analysis = Tej partii nie da się przeanalizować: nie dograno jej do końca.
analysis-busy = Trwa analiza wielu partii. Spróbuj później.
analysis-stopped = Analiza została przerwana. Odśwież stronę, aby ją dokończyć.
analysis-moment = { $player }, { in-turn }
analysis-turn = { $turn ->
    [0] Przygotowanie gry
   *[other] Tura { $turn }
}
in-turn = { $turn ->
    [0] przygotowanie gry
   *[other] tura { $turn }
}
analysis-knew = z tym, co gracz wtedy wiedział
analysis-played = Zagrano
analysis-better = Lepiej
analysis-as-good = Równie dobre
analysis-best = najlepsze
analysis-ahead = Przewaga nad następną możliwością: { $points } pkt.
analysis-next = Następny moment
analysis-show-better = Pokaż lepszy ruch
analysis-choose = Wybierz moment: znak na wykresie albo decyzję z listy.
analysis-nothing-here = Nie było tu nic do wyboru albo ta decyzja nie jest jeszcze oceniona.
analysis-costly = Decyzje, które kosztowały punkty
analysis-count = decyzje, które kosztowały punkty: { $marked } z { $number }
analysis-none = { $player }: żadna decyzja nie była wyraźnie gorsza od najlepszej.
analysis-lead = Oczekiwana przewaga
analysis-expected = Oczekiwane punkty
analysis-curve-note = przed każdą turą; na szaro to, czego jeszcze nie można wiedzieć; duże znaki: ponad 3 punkty
analysis-curve = Co pokazuje wykres
analysis-curve-lead = Przewaga
analysis-curve-points = Punkty
analysis-level = remis
analysis-marked = Oznaczona decyzja
analysis-luck-title = Decyzje i szczęście
analysis-luck-later = Pojawi się, gdy cała partia będzie przeanalizowana.
analysis-decisions = Decyzje
analysis-luck = Szczęście
analysis-share = { $player }: przewaga { $lead }. Decyzje dały { $decisions } (± { $error }), szczęście { $luck }.
analysis-share-level = { $player }: przewaga { $lead }. Decyzje graczy były równie dobre ({ $decisions } ± { $error }); szczęście dało { $luck }.
analysis-noise = Wskazujemy tylko to, co kosztowało co najmniej 1 punkt i więcej niż dwa błędy standardowe. Błąd zmierzono, oceniając te same decyzje ponownie; zwykle wynosi { $error }. Przeszukanie też może się mylić.
analysis-tab-costly = Momenty
analysis-tab-points = Punkty
analysis-tab-luck = Szczęście
analysis-your-best = Twoja najlepsza decyzja: { in-turn }
analysis-best-of = Najlepsza decyzja, { $player }: { in-turn }
analysis-another-look = Warto zerknąć jeszcze raz: { in-turn }
analysis-was-better = Lepiej: { $action }
analysis-clean = Żadna twoja decyzja nie była wyraźnie gorsza od najlepszej.
grade-as-good = równie dobre
grade-less-good = słabsze
grade-costly = kosztowne
grade-not-judged = nieocenione
replay-last-short = Koniec

## Zagadki

puzzle = Zagadka
puzzle-ask = Najlepszy ruch?
puzzle-which = Zagadka { $number } z { $of }
puzzle-choose = Jeden z tych ruchów jest wyraźnie lepszy. Wybierz go tutaj albo na stole.
puzzle-right = Tak, to najlepszy ruch.
puzzle-other = Jest coś lepszego: ten ruch oddaje { $points } pkt.
puzzle-level = To mniej więcej tyle samo warte co najlepszy ruch.
puzzle-unlisted = Ten ruch odpadł już przy pierwszym przeglądzie. Rozważane były te:
puzzle-best = najlepszy
puzzle-yours = twój wybór
puzzle-why = Dlaczego
puzzle-line = Co dalej
puzzle-checked = Zgodne niezależne przeszukania: { $searches }; w każdym { $simulations } symulacji każdego ruchu.
puzzle-next = Następna zagadka
puzzle-again = Pomyśl jeszcze raz
puzzle-today = Zagadka dnia
no-puzzle = Nie ma takiej zagadki
no-puzzle-why = Może link jest niepełny albo zagadki się zmieniły.

## Gra z przewodnikiem

learn-in = { $minutes ->
    [one] Naucz się w { $minutes } minutę
    [few] Naucz się w { $minutes } minuty
   *[many] Naucz się w { $minutes } minut
}
learn-more = { $title }: { $minutes } min
learn-resume = Kontynuuj od kroku { $step }
learn-step = Krok { $step } z { $steps }
learn-coach = Przewodnik
learn-begin = Zaczynamy
learn-go-on = Dalej
learn-show = Pokaż mi
learn-skip = Pomiń
learn-result = Zobacz wynik
learn-follow = Możesz tak zagrać. Na razie jednak chodź za mną: chcę ci coś pokazać.
learn-over = Już wiesz, jak to działa
learn-real = Zagraj naprawdę
learn-again = Jeszcze raz z przewodnikiem

## Bez serwera i jako aplikacja

site-loading = Przygotowuję gry… { $percent }%
error-no-webassembly = W tej przeglądarce nie da się tu grać: brakuje WebAssembly albo jest wyłączone. Zasady można czytać dalej.
error-no-storage = Ta przeglądarka niczego dla tej strony nie zapisuje, więc żadna gra by nie przetrwała. Może to okno prywatne albo dane witryn są zablokowane.
error-no-room = W przeglądarce zabrakło miejsca: ostatni ruch nie został zapisany. Zwolnij miejsce na urządzeniu i spróbuj ponownie.
error-not-loaded = Nie udało się wczytać gier. Bez sieci działają dopiero po pierwszej wizycie z siecią.
error-elsewhere = Kade jest otwarte w innej karcie lub oknie. Żeby gry były bezpieczne, gra się tylko w jednym miejscu naraz.
error-taken-over = Gra toczy się dalej w innej karcie lub oknie.
play-here = Graj tutaj
new-version = Jest nowa wersja Kade.
reload = Wczytaj ponownie
cannot-play = Tu nie da się grać
home-offline = Brak połączenia z serwerem. Można czytać zasady; stoły, zagadki i powtórki wymagają połączenia. Wszystko, co rozegrano, jest bezpieczne.
home-line-site = Z botami albo ze znajomymi przy jednym urządzeniu.
home-foot-site = Wszystkie obrazki i teksty są nasze. Wszystko dzieje się w tej przeglądarce; nic nie jest nigdzie wysyłane.
arrange-site = Więcej graczy
take-along = Zabierz ten stół ze sobą
take-along-why = Jako plik albo link: otwórz go na innym urządzeniu albo na serwerze i graj tam dalej. Jest w nim wszystko, także to, co zakryte.
take-along-do = Zapisz jako plik
take-along-link = Utwórz link
take-along-linked = W tym linku jest cały stół. Otwiera się tutaj; żeby grać dalej na innej stronie albo serwerze, wklej go tam na stronie głównej.
take-along-long = Ta gra jest już za długa na link. Zapisz ją jako plik.
open-by-link = Graj dalej przy stole z linku
moved-title = Grać dalej w { $game }?
moved-why = Przy tym stole: { $players }. Tutaj będzie to twój stół: zajmiesz miejsca ludzi, boty zachowają swoje.
moved-go = Graj dalej tutaj
moved-refused = Nie da się otworzyć tego stołu
error-bad-link = W tym linku nie ma całego stołu; może został po drodze ucięty. Poproś o niego jeszcze raz albo o plik ze stołem.
error-old-browser = Ta przeglądarka jest za stara, żeby odczytać stół z linku. Poproś o plik ze stołem.
record-bad-table = To nie jest stół, przy którym można grać dalej.
play-alone = Graj samemu bez połączenia

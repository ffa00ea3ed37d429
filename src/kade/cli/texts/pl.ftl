# Polecenie po polsku. Gry mówią same za siebie; tu jest tylko to, co należy do polecenia.

## Przy stole

player-name = Gracz { $number }
table-of = Przy stole: { $names }.
welcome = Wybieraj numerem albo kilkoma literami; „pomoc” pokazuje, co jeszcze można wpisać.
bot-thinks = { $name } myśli…
hand-over = { $name }, twoja kolej. Niech nikt inny teraz nie patrzy. Naciśnij Enter.
news-earlier = … a przedtem jeszcze { $number ->
    [one] 1 zdarzenie
    [few] { $number } zdarzenia
   *[many] { $number } zdarzeń
}: dziennik
choices-folded = { $what } … (możliwości: { $number }): kilka liter zawęża wybór, Enter pokazuje wszystkie
which-of = Pasuje { $number ->
    [one] 1 możliwość
    [few] { $number } możliwości
   *[many] { $number } możliwości
}:
no-number = Wybierz numer od 1 do { $number } albo wpisz „pomoc”.
no-match = Nic, co możesz teraz zrobić, nie przypomina „{ $typed }”. Enter pokazuje możliwości jeszcze raz, „pomoc” – co można wpisać.
taken-back = Cofnięto.
no-undo = Nie ma czego cofnąć: od twojej ostatniej decyzji coś odkryto albo decydował ktoś inny.
last-look = Enter: dalej, „cofnij”: cofnij decyzję.
no-hint = Teraz nie masz nic do wyboru.
hint-thinks = Analizuję…
hint-title = Co zrobiłby bot i o ile gorsze są pozostałe możliwości:
hint-best = najlepsze
hint-close = prawie tak samo dobre
hint-less = około { $points } pkt mniej
hint-worse = wyraźnie gorsze: około { $points } pkt mniej
saved = Zapisano w { $file }; odtąd zapis po każdej decyzji.
save-exists = { $file } już istnieje i zostaje bez zmian. Wybierz inną nazwę: zapisz NAZWA
quit-unsaved = Ta gra nie jest zapisana. „zapisz” ją zachowa; drugie „koniec” kończy bez zapisu.
finale = Koniec gry. „zapisz” ją zachowa, „dziennik” opowie jeszcze raz, Enter: wyjście.

## Polecenia

word-undo = cofnij
word-hint = rada
word-board = plansza
word-log = dziennik
word-rules = zasady
word-save = zapisz
word-help = pomoc
word-quit = koniec
help-choices = Wybieraj numerem, kilkoma literami tego, czego chcesz, albo identyfikatorem. Enter pokazuje możliwości jeszcze raz. Tytuł ramki pokazuje tę ramkę.
help-undo = cofnij ostatnią decyzję, o ile niczego nie odkryto
help-hint = co zrobiłby bot
help-board = cała sytuacja
help-log = wszystko, co się dotąd wydarzyło
help-rules = zasady: zasady, zasady 4, zasady SŁOWO
help-save = zapisz grę: zapisz, zapisz PLIK
help-help = ta lista
help-quit = odejdź od stołu

## Listy

column-id = Id
column-title = Tytuł
column-players = Gracze
column-options = Opcje
column-points = Punkty
column-wins = Wygrane
column-interval = przedział 95%
column-seat = Miejsce
column-player = Gracz
column-rating = Ranking
column-uncertainty = Niepewność
column-sure = Prawie pewne
column-margin = Punkty wobec stołu
column-games = Gry
column-excess = Ponad należną część (pkt proc.)
column-pairing = Para
column-goal = Cel
column-verdict = Osiągnięty

rules-more = Jedna zasada: jej identyfikator, na przykład { $example }. Cały rozdział: jego numer. Albo słowo, o którym mowa.
rules-many = „{ $word }” występuje w wielu zasadach ({ $number }):
rules-ruling = „→” oznacza nasze rozstrzygnięcie tam, gdzie instrukcja milczy albo jest niejasna.

## Wiele gier

simulate-games = Rozgrywam
simulate-title = { $title }: { $games ->
    [one] 1 gra
    [few] { $games } gry
   *[many] { $games } gier
}, ziarno { $seed }
simulate-decisions = Decyzji na grę: { $mean } (od { $least } do { $most })
simulate-turns = Tur na grę: { $mean } (od { $least } do { $most })
simulate-automaton = { $name } (gra sama według zasad): { $points } pkt
simulate-shared = Wspólne zwycięstwa: { $share }
simulate-speed = { $seconds } s: { $games } gier/s, { $decisions } decyzji/s

## Arena

arena-matrix = Kto kończy przed kim: wiersz przeciw kolumnie, z przedziałem 95% według rozdań i różnicą punktów
arena-ratings = Ranking (Plackett–Luce)
arena-sources = Punkty według źródeł
arena-seats = Miejsca
arena-length = Długość
arena-speed = Decyzji na sekundę namysłu: { $players }
arena-kept = Wszystkie zapisy są w { $folder }
arena-stopped = Przerwano po { $done } z { $games } gier. Są zachowane w { $folder }; to samo polecenie zacznie od tego miejsca.
balance-given = Dane przez los
balance-did = Decyzje
balance-met = Co spotkało gracza
balance-has = Co leżało przed graczem na końcu
balance-most = Skąd były punkty
balance-never = Nigdy niewybrane, choć było można: { $names }
balance-always = Wybrane zawsze, gdy było można: { $names }
balance-caution = Liczba porównanych rzeczy: { $compared }, każda w co najmniej { $fewest } grach, w których gracze przy stole się różnili. Kropka oznacza to, co wyróżnia się także po poprawce na tak wiele porównań (spośród oznaczonych około { $rate } może być przypadkiem). Tylko to, co daje los, jest samo przyczyną; reszta może równie dobrze wynikać z wygrywania, a wszystko dotyczy tych botów.
verdict-yes = tak
verdict-no = nie
verdict-open = nierozstrzygnięte
ladder-test = test się zakończył
ladder-all-games = rozegrano wszystkie gry
ladder-time = zabrakło czasu
ladder-no-bot = nie ma takiego bota
ladder-playing = w toku

## Uczenie

train-reads = Zapisy
train-played = Partie bota { $bot }: { $games }, { $seconds } s
train-error = Część { $part } z 5, partie niewidziane: punkty za wysoko o { $old_above } → { $new_above }, błąd { $old } → { $new } (ocena → nauczona)
train-learnt = Wagi wyuczone w { $seconds } s: { $file }
train-round = Runda { $round }: wygrano { $share } % z { $games } partii w { $seconds } s; skończyły się { $off } pkt od tego, co mówiły poprzednie wagi
train-duels = Zmiany w grze
train-by-play = Wagi poprawione w grze, rundy: { $rounds }, zmiany w każdej: { $pairs }, { $seconds } s: { $file }
train-stopped = Przerwano. To, co rozegrano, jest w { $folder }; to samo polecenie podejmie pracę dalej.
train-verdict = Z tymi wagami bot wygrał { $share } % z { $games } partii przeciw sobie bez nich (przedział 95 %: { $low }–{ $high }), rozegranych w { $seconds } s

## Zapis gry

replay-at = po { $at } z { $total } decyzji
verified-seed = Cały zapis wynika z ziarna: każdy wiersz przypadku się zgadza.
verified-lines = Cały zapis da się odtworzyć z jego wierszy.

## Spojrzenie wstecz

analyse-looking = Analiza partii
analyse-stopped = Przerwano. To samo polecenie zaczyna od nowa i dochodzi do tych samych ocen.
analyse-written = Zapisano w { $file }.
analyse-title = { $title }: spojrzenie wstecz
analyse-share = { $player }: przewaga { $lead }. Decyzje dały { $decisions } (± { $error }), szczęście { $luck }.
analyse-share-level = { $player }: przewaga { $lead }. Decyzje graczy były równie dobre ({ $decisions } ± { $error }); szczęście dało { $luck }.
analyse-certainty = Ocenione decyzje: { $number }, każda na podstawie tego, co gracz wtedy wiedział; punkty kosztowały: { $marked }. Koszt podajemy tylko wtedy, gdy wynosi co najmniej { $least } punkt i przekracza { $errors } błędy standardowe. Błąd zmierzono, oceniając te same decyzje ponownie; zwykle wynosi { $error }. Przeszukanie też może się mylić.
analyse-best = Najlepsza decyzja: { $player }
analyse-ahead = Przewaga nad następną możliwością: { $points } pkt.
analyse-worst = Najkosztowniejsze decyzje: { $player }
analyse-none = { $player }: żadna decyzja nie była wyraźnie gorsza od najlepszej.
analyse-turn = Tura { $turn }
analyse-better = Lepiej: { $action }
analyse-played = Zagrano: { $action }
analyse-lead = Oczekiwana przewaga
analyse-lead-note = Przed każdą turą, według oszacowania botów: nad linią prowadzi { $first }, pod nią { $second }. Znaki to decyzje, które kosztowały punkty; duże: ponad 3.
analyse-expected = Oczekiwane punkty
analyse-expected-note = Przed każdą turą, według oszacowania botów. Znaki to decyzje, które kosztowały punkty; duże: ponad 3.
analyse-as-table = Jako tabela
analyse-luck-title = Decyzje i szczęście
analyse-luck-note = Przewaga to suma tego, co dały decyzje i szczęście. Liczą się wszystkie decyzje; wąsy to dwa błędy standardowe. Szczęście to reszta.
analyse-decisions = Decyzje
analyse-luck = Szczęście
column-turn = Tura
column-marked = Koszt
grade-as-good = równie dobre
grade-less-good = słabsze
grade-costly = kosztowne
grade-not-judged = nieocenione

## Zagadki

puzzles-none = Gra { $game } nie ma jeszcze zagadek.
puzzles-today = Zagadka dnia
puzzles-heading = { $title }: najlepszy ruch?
puzzles-whose = Grasz jako { $player }. Jedno z tych zagrań jest wyraźnie więcej warte od pozostałych:
puzzles-ask = Twój wybór ({ $letters }):
puzzles-answer-later = Odpowiedz opcją --answer i literą.
puzzles-right = Tak, to najlepszy ruch.
puzzles-wrong = Jest coś lepszego: ten ruch oddaje { $points } pkt.
puzzles-why = Dlaczego:
puzzles-line = Co dalej:
puzzles-checked = Zgodne niezależne przeszukania: { $searches }; w każdym { $simulations } symulacji każdego zagrania.
puzzles-looking = Szukanie zagadek
puzzles-found = Znalezione zagadki: { $number }. Zapisano w { $file }.
puzzles-stopped = Przerwano. To, co znaleziono, jest w { $file }; to samo polecenie zachowa to i będzie szukać dalej.
puzzles-left-out = To nie zagadki
puzzles-left-out-few-options = mniej niż trzy możliwości
puzzles-left-out-looks-best = najlepsze jest to, co na takie wygląda
puzzles-left-out-enough = dość zagadek o takim wyborze
puzzles-left-out-close = za mała różnica w szybkich przeszukaniach
puzzles-left-out-no-reason = brak powodu, który dałoby się podać
puzzles-left-out-unsure = niezależne przeszukania za bardzo się różnią
puzzles-left-out-close-in-full = za mała różnica przy pełnej sile
puzzles-left-out-played-on = dograne partie mówią co innego
column-decisions = Decyzje
column-puzzles = Zagadki
error-no-puzzle = „{ $puzzle }” nie jest zagadką. Wszystkie pokazuje kade puzzles list.
error-answer = „{ $answer }” nie jest jedną z liter { $letters }.
error-no-records = W { $folder } nie ma zapisów (plików z końcówką .kade) gry { $game }.
error-strength = Siła to { $strength }, a musi być większa od 0 i nie większa niż 10.

## Wydania

edition-good = To wydanie pasuje do { $game }. Zmienionych wartości: { $changes }.
edition-ours = Wpisy { $game } wciąż takie, jak je odtworzyliśmy, bo drukowane nie były dostępne: { $entries }.
edition-written = Zapisano w { $file }. Popraw to, co w twoim pudełku jest inne, a potem: kade edition check { $file }
template-head =
    Wydanie { $game }: wszystkie wartości, które są nasze, bo drukowane nie były dostępne.
    Popraw to, co w twoim pudełku jest inne, resztę usuń; potem sprawdź plik: kade edition check PLIK

## Co poszło źle

error-language = Nie ma tu języka „{ $lang }”; do wyboru: { $known }.
error-no-server = kade serve potrzebuje serwera WWW: zainstaluj go poleceniem pip install 'kade[server]'.
error-no-arena = kade arena potrzebuje modułu, który ocenia boty: zainstaluj go poleceniem pip install 'kade[arena]'.
error-no-training = kade train potrzebuje modułu do obliczeń: zainstaluj go poleceniem pip install 'kade[train]'.
error-nothing-to-learn = { $game } nie ma jeszcze cech, z których można by się uczyć; docs/learning.md mówi, jak je dodać.
error-no-rounds = Nie ma nic do zrobienia: podaj --rounds albo --by-play równe co najmniej 1.
error-only-by-play = --only dotyczy uczenia się z partii: podaj --rounds równe co najmniej 1.
error-between-by-rounds = --between uczy się z rund partii: podaj --rounds równe co najmniej 1, bez --only i --by-play.
error-nothing-between = { $game } przy takim stole nie ocenia niczego więcej między turami; docs/learning.md mówi, która gra to robi.
error-no-feature = Nie ma cechy o nazwie { $name }; --only przyjmuje jedną z: { $features }.
error-unreadable = Nie da się przeczytać { $file }: { $why }.
error-not-text = { $file } nie jest plikiem tekstowym.
error-unwritable = Nie da się zapisać { $file }: { $why }.
error-exists = { $file } już istnieje; wybierz inną nazwę.
error-name-of-bot = „{ $name }” to nazwa bota; człowiek potrzebuje innej.
error-seat = „{ $seat }” to nie miejsce: wpisz me (albo me:IMIĘ) dla człowieka lub bota: { $bots }.
error-option = Opcja „{ $option }” powinna mieć postać NAZWA=WARTOŚĆ; ta gra ma: { $known }.
error-players = Opcja players mówi { $players }, a miejsc jest { $seats }; pomiń tę opcję.
error-number-of-seats = Miejsc jest { $seats }, a ta gra jest dla: { $allowed }.
error-which-game = Która gra? Do wyboru: { $games }. Można też wrócić do zapisanej: --resume PLIK
error-no-terminal = Gra tu człowiek, więc wejście i wyjście muszą być terminalem. Same boty mogą grać bez niego.
error-save-exists = { $file } już istnieje. Wróć do tamtej gry (--resume { $file }) albo wybierz inną nazwę.
error-resume-settled = Zapisana gra toczy się dalej tak, jak się zaczęła: --seed, --option i --edition nie idą w parze z --resume.
error-lesson-alone = „{ $lesson }” jest tu niepotrzebne; grę z przewodnikiem zaczyna --learn.
error-learn-alone = Gra z przewodnikiem ma własny stół: --seats, --seed, --option, --edition, --save i --resume nie idą w parze z --learn.
error-no-lesson = { $game } nie ma takiej gry z przewodnikiem. Są: { $lessons }
error-resume-other = { $file } to gra { $game }.
error-resume-seedless = W { $file } nie ma ziarna, więc nie wiadomo, co przyniesie przypadek; można ją obejrzeć: kade replay --from-lines.
error-resume-seats = Liczba miejsc zajętych w { $file }: { $seats }; --seats musi wymienić tyle samo.
error-no-ledger = Nie ma tu zasad „{ $game }”; do wyboru: { $games }.
error-no-rule = Nie ma zasady „{ $rule }”. Bez identyfikatora pokazywane są rozdziały.
error-no-rule-near = Nie ma zasady „{ $rule }”; może chodzi o { $near }?
error-simulate-me = W symulacji grają tylko boty.
error-replay-to = Zapis ma tyle decyzji: { $decisions }; nie da się go pokazać po { $to }.
error-replay-seat = Nie ma miejsca { $seat }; miejsca są od 0 do { $last }.
error-effort = „{ $effort }” nie jest poziomem analizy; do wyboru: { $known }.
error-no-folder = Folder { $folder } nie istnieje.
error-edition-toml = { $file } to nie TOML: { $why }.
error-edition-game = { $file } nie mówi, do której gry należy: brakuje wiersza game = "…" z jedną z nazw: { $games }.

## Boty

bots-random = gra losowo
bots-greedy = wybiera to, co w danej chwili wygląda najlepiej
bots-search = przewiduje, krótko
bots-novice = obmyśla własną turę najwyżej pół sekundy i często się myli
bots-merchant = obmyśla własną turę najwyżej dwie sekundy i rzadko się myli
bots-master = przewiduje, myśli najwyżej sześć sekund na turę
bots-grandmaster = myśli tak długo jak mistrz, ocenia pozycje tak, jak nauczyły go partie (o ile w danej grze się uczył)
bots-own = własny program, w dowolnym języku: kade bots protocol

## Nowa gra

new-written = Gotowe: { $folder } zawiera grę, w którą można już zagrać. Dalej:
error-new-name = „{ $name }” nie może być identyfikatorem gry: ma on małe litery, cyfry i pojedyncze łączniki, na przykład { $example }.
error-new-taken = Nazwa „{ $name }” jest zajęta: ma ją już gra albo moduł Pythona. Wybierz inną.
error-new-players = Liczba graczy to „{ $players }”, a musi być liczbą od 2 do 6 albo zakresem, na przykład 2-4.
error-new-prefix = Przedrostek to „{ $prefix }”, a musi mieć od dwóch do czterech wielkich liter, na przykład TU.
error-new-exists = { $folder } już istnieje i pozostaje bez zmian. Wybierz inną nazwę albo inny --folder.

## Gra z przewodnikiem

learn-welcome = Gra z przewodnikiem, około { $minutes } min. Rób, co mówi przewodnik; „pomiń” zrobi to za ciebie, „cofnij” wraca o krok, „pomoc” pokazuje, co jeszcze można wpisać.
learn-step = krok { $step } z { $steps }
learn-enter = Enter: dalej
learn-follow = Możesz tak zagrać. Na razie jednak chodź za mną: chcę ci coś pokazać.
learn-left = Możesz później grać dalej: { $command }
learn-over = Znasz już zasady. Prawdziwa gra: { $command }
learn-no-save = Gry z przewodnikiem nie trzeba zapisywać: można ją podjąć od dowolnego kroku.
word-skip = pomiń
help-skip = pomiń: przewodnik zrobi ten krok za ciebie

# Własne słowa klienta po polsku. To, co mówi gra, pochodzi od gry.

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
    [dark] Ciemny. Naciśnij, aby użyć ustawień urządzenia.
   *[auto] Jasny lub ciemny, jak w urządzeniu. Naciśnij, aby włączyć jasny.
}
tool-safe = Kolory dla każdego oka
error-offline = Serwer nie odpowiada. Czy jest włączony?

## Strona główna

home-title = Gry nad wodą
home-line = Z ludźmi albo z robotami. Bez konta, wystarczy link.
home-picture = Nabrzeże: wiatraki, kamienice nad kanałem, kolorowe domy nad laguną. Światła w domach można zapalać i gasić.
home-foot = Wszystkie obrazki i słowa są nasze. Wszystko zostaje na komputerze, na którym działa ta strona.
play-now = Zagraj teraz
setting-up = Rozkładam…
arrange = Ze znajomymi
with-robots = ludzie i roboty
seats = { $min }–{ $max }
go-on = Wróć do swoich stołów
no-tables-yet = Jeszcze nic. „Zagraj teraz” sadza cię naprzeciw robota jednym kliknięciem.
game-with = { $game }; przy stole: { $these }
forget-table = Usuń z listy
status-won = wygrana
status-over = zakończona
status-waiting = czeka na graczy
status-theirs = decydują inni
more-ways = Ty i inne wejścia
your-name = Twoje imię
join-by-link = Dołącz przez link lub kod
no-link = To nie jest link do stołu.

## Nowy stół

new-table = Nowy stół
game = Gra
who-plays = Kto gra?
seat-number = Miejsce { $number }
seat-me = przy tym urządzeniu
seat-open = wolne, dla kogoś z linkiem
bot = { $bot ->
    [greedy] robot, który myśli
    [random] robot, który zgaduje
    [search] robot, który szuka
    [novice] nowicjusz
    [merchant] kupiec, który szuka
    [master] mistrz, który się namyśla
   *[other] robot „{ $bot }”
}
number-of-seats = { $number ->
    [one] { $number } miejsce
    [few] { $number } miejsca
   *[other] { $number } miejsc
}
more-seats = Jedno miejsce więcej
fewer-seats = Jedno miejsce mniej
hints-given = Podpowiedzi
hints-given-why = Czy wolno pytać robota, co by zrobił. Wie on tylko tyle, co pytający.
hot-seat-note = Kilka osób przy jednym urządzeniu: ekran jest zasłaniany, gdy zmienia ręce.
by-lot = losowo
create-table = Nakryj do stołu

## Przed początkiem

waiting-for = { $number ->
    [0] Wszyscy już są.
    [one] Jedno miejsce jest jeszcze wolne. Wyślij link znajomej osobie; gra zacznie się, gdy wszyscy usiądą.
    [few] { $number } miejsca są jeszcze wolne. Wyślij link znajomym; gra zacznie się, gdy wszyscy usiądą.
   *[other] { $number } miejsc jest jeszcze wolnych. Wyślij link znajomym; gra zacznie się, gdy wszyscy usiądą.
}
seat-free = wolne
invite = Link do tego stołu
invite-text = Chodź, zagramy: { $game }.
copy = Kopiuj
copied = Skopiowano
copy-failed = Przeglądarka nie pozwala kopiować; zaznacz link i skopiuj go samodzielnie.
share = Udostępnij
sit-down = Usiądź

## Przy stole

your-turn = Twoja kolej
turn-of = { $player }, twoja kolej
turn-of-many = { $number ->
    [one] Decyduje { $these }
   *[other] Decydują { $these }
}
thinking = { $player } myśli…
away = { $number ->
    [one] Nieobecny gracz: { $these }. Stół czeka.
   *[other] Nieobecni gracze: { $these }. Stół czeka.
}
game-over = Koniec gry
undo = Cofnij
choices = Co możesz zrobić
other-choices = Inne
which = Co masz na myśli?
log = Przebieg gry
more = Więcej
whole-log = Cały przebieg gry
in-words = Stół w słowach
players-whole = Wszystko o graczach
panels = Co leży na stole
hint = Podpowiedź: co zrobiłby robot?
hint-thinks = Robot patrzy naprzód…
hint-title = Co na twoim miejscu zrobiłby robot
hint-best = najlepsze, o ile to widać
hint-close = prawie tak samo dobre
hint-less = około { NUMBER($points, maximumFractionDigits: 1) } pkt mniej
hint-worse = wyraźnie gorsze: około { NUMBER($points, maximumFractionDigits: 1) } pkt mniej
hint-do = Zrób to
minute = Gotowe: { $these }.
minute-over = { $number ->
    [one] { $these } czeka.
   *[other] { $these } czekają.
}
minute-why = Minuta dla pozostałych, jak w zasadach. Po jej upływie nic się nie kończy.
leave = Opuść grę
hand-over = Niech zagra za ciebie robot
hand-over-why = Od tej chwili to on zajmuje twoje miejsce; możesz patrzeć.
hand-over-do = Oddaj miejsce
resign = Poddaj się
resign-ends = Rezygnujesz i gra kończy się w tym miejscu.
resign-goes-on = Rezygnujesz. Twoje miejsce zajmie robot, pozostali grają dalej.
resign-do = Poddaję się
play-on = Gram dalej
watching = Oglądasz
beat-of = { $at } z { $number }
beat-back = Krok wstecz
beat-next = Krok naprzód
beat-pause = Pauza
beat-run = Dalej
beats-again = { $player }: krok po kroku
zoom-in = Bliżej
zoom-out = Cała plansza
line-broken = Połączenie zerwane. Próbuję ponownie; nic nie przepadło.
line-broken-short = Łączę ponownie…
table-offline = W tej chwili brak połączenia. Wybierz ponownie, gdy wróci.
table-stale = Przy stole coś się zmieniło. Spójrz i wybierz jeszcze raz.
no-table = Nie ma takiego stołu
no-table-why = Może link został ucięty albo stół był na innym komputerze.
pass-device = Przekaż urządzenie. Teraz gra { $player }
pass-device-why = To, co dalej, jest tylko dla jednej pary oczu.
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
look-at-board = Obejrzyj planszę
record = Zapisz przebieg

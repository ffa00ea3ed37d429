# Wiatrakowo po polsku.
# Liczby noszą nazwy tego, co liczą; $these to lista; kolory przychodzą jako identyfikatory.

## Gra

game-title = Wiatrakowo
game-blurb = Uprawiaj tulipany na polderze: dwa koła twojego wiatraka wskazują, co zrobisz w turze.
game-reconstructed = Nie mieliśmy ilustracji z pudełka: mapa, bazar, grządki, kalendarz, karty handlu i karty ogrodnika są nasze, ułożone zgodnie z tym, co mówią instrukcje. Jeśli masz grę, możesz poprawić te wartości w pliku edycji.
option-players-help = Ile osób gra: od 1 do 4. W pojedynkę grasz przeciw Ogrodnikowi.
option-expert = Wariant ekspercki
option-expert-help = Bez dodatkowej rundy po tej, w której wywołano koniec gry.
option-gardener = Ogrodnik
option-gardener-help = Poziom w grze jednoosobowej: łatwy, średni lub trudny.
option-gardener-easy = łatwy
option-gardener-medium = średni
option-gardener-hard = trudny

## Rzeczy i ich liczby

gardener = Ogrodnik
level = { $level ->
    [easy] łatwy
    [medium] średni
   *[hard] trudny
}
colour = { $colour ->
    [white] biały
    [yellow] żółty
    [red] czerwony
    [violet] fioletowy
   *[black] czarny
}
bulb = { $colour ->
    [white] biały tulipan
    [yellow] żółty tulipan
    [red] czerwony tulipan
    [violet] fioletowy tulipan
   *[black] czarny tulipan
}
bulb-number = { $number } × { colour }
guilders-count = { $guilders ->
    [one] { $guilders } gulden
    [few] { $guilders } guldeny
   *[many] { $guilders } guldenów
}
points-count = { $points ->
    [one] { $points } PZ
    [few] { $points } PZ
   *[many] { $points } PZ
}
tools-count = { $tools ->
    [one] { $tools } narzędzie
    [few] { $tools } narzędzia
   *[many] { $tools } narzędzi
}
bulbs-count = { $bulbs ->
    [one] { $bulbs } tulipan
    [few] { $bulbs } tulipany
   *[many] { $bulbs } tulipanów
}
steps-count = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}
moves-count = { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}
windmills-count = { $windmills ->
    [one] { $windmills } wiatrak
    [few] { $windmills } wiatraki
   *[many] { $windmills } wiatraków
}
pile = { $pile ->
    [common] brązowe kafelki
    [uncommon] beżowe kafelki
    [unique] srebrne kafelki
   *[farm] karty ulepszeń
}
wheel = { $wheel ->
    [large] duże koło
   *[small] małe koło
}
wheel-space = { $wheel ->
    [large] pole { $space } dużego koła
   *[small] pole { $space } małego koła
}
section = { $section ->
    [low] niski
    [middle] średni
   *[high] wysoki
}

## Nagrody i akcje

part-guilders = { $number ->
    [one] { $number } gulden
    [few] { $number } guldeny
   *[many] { $number } guldenów
}
part-points = { $number ->
    [one] { $number } PZ
    [few] { $number } PZ
   *[many] { $number } PZ
}
part-tools = { $number ->
    [one] { $number } narzędzie
    [few] { $number } narzędzia
   *[many] { $number } narzędzi
}
part-any-bulb = { $number ->
    [one] { $number } tulipan w dowolnym kolorze
    [few] { $number } tulipany w dowolnym kolorze
   *[many] { $number } tulipanów w dowolnym kolorze
}
part-bulbs = { $number } × tulipan ({ $these })
part-colour-bulbs = { $number ->
    [1] { bulb }
   *[other] { $number } × { bulb }
}
part-either-bulb = { $number } × tulipan ({ $one } lub { $two })
part-plant = { $number ->
    [one] posadź { $number } tulipan
    [few] posadź do { $number } tulipanów
   *[many] posadź do { $number } tulipanów
}
part-lower = obniż poziom wody, siła { $number }
part-market = bazar: { moves-count } za { guilders-count }
part-enhance = pozyskaj kafelek ulepszenia
part-enhance-more = pozyskaj kafelek ulepszenia, razy { $number }
part-farm = pozyskaj kartę ulepszenia
part-build = zbuduj wiatrak
part-trade = handel morski
part-contract = zapunktuj kontrakt teraz
part-remove = usuń wiatrak ze swojej planszetki
part-area = 1 nagroda twojej strefy bazaru
part-peek = obejrzyj { $number } dodatkowe z jednego stosu
part-strength = siła +{ $number }
part-extra = posadź dodatkowo: { $number }
action-name = { $action ->
    [plant] sadzenie
    [lower] obniżenie poziomu wody
    [market] wizyta na bazarze
    [enhance] pozyskanie kafelka ulepszenia
    [farm] pozyskanie karty ulepszenia
    [build] budowa wiatraka
    [trade] handel morski
   *[floodgate_up] otwarcie zastawki
}
tile-both-wheels = także drugie koło
tile-both-payouts = guldeny i PZ
tile-repeat-colour = także kolor, który już tam jest
tile-unconnected = także bez połączenia (za { guilders-count })
tile-more-rewards = dodatkowe nagrody: { $number } za { guilders-count }
tile-exchange = najpierw wymień tulipan z magazynu
tile = { $id } ({ $these })
helper = { $id } ({ action-name }: { $these })
helper-least = { $id } ({ action-name }, co najmniej { $least }: { $these })
starting-card = { $id } ({ action-name }: { $ability ->
    [trade_free_choice] dowolne dwie nagrody, tulipan z zasobów
    [peek_cards] obejrzyj 3 dodatkowe karty
    [plant_more] zapłać 1 PZ i posadź o 1 więcej
   *[market_master] różne nagrody w strefie; przesunięcie neutralnego znacznika i stanięcie na cudzym za darmo
})
contract-windmill-field = { $id }: { points-count } za własny wiatrak przy polu: { $what }
contract-large-wheel-tiles = { $id }: { points-count } za kafelek na dużym kole
contract-small-wheel-full = { $id }: { points-count } jeśli małe koło jest pełne kafelków
contract-tiles = { $id }: { points-count } za kafelek rodzaju: { $what }
contract-farm-cards = { $id }: { points-count } za kartę przy twojej planszetce
contract-tools = { $id }: { points-count } za parę narzędzi
contract-windmills = { $id }: { points-count } za własny wiatrak na mapie
contract-full-rows = { $id }: { points-count } za pełny rząd
contract-full-columns = { $id }: { points-count } za pełną kolumnę
contract-bulbs = { $id }: { points-count } za posadzony tulipan w kolorze: { $what }
contract-colour-rows = { $id }: { points-count } za pełny rząd w kolorze: { $what }
field-kind = { $kind ->
    [guilder] guldeny
    [tool] narzędzia
    [plant] sadzenie
    [lower] obniżenie wody
    [market] bazar
    [enhance] kafelek ulepszenia
    [farm] karta ulepszenia
    [white] biały
    [yellow] żółty
    [red] czerwony
    [violet] fioletowy
   *[black] czarny
}
wish-tools = { $id }: zbierz { tools-count }
wish-contract-frames = { $id }: kontrakt w każdym kolorze ramki
wish-patches = { $id }: tulipany na tych grządkach (rząd-kolumna): { $these }
wish-connected-windmills = { $id }: twoje wiatraki połączone ze sobą, także wiatrakami innych graczy: { $windmills }
wish-wheel-tiles = { $id }: kafelki na kołach: { $number }, w tym beżowe: { $uncommon } i srebrne: { $unique }
space = { $id } ({ guilders-count }; { $these })

## Co możesz zrobić

action-gate = Ustaw zastawkę na prędkość { $speed }
action-turn = Obróć koła o { steps-count }
action-wheel = Wykonaj akcję: { wheel }
action-rest = Żadna akcja nie jest możliwa: weź guldeny
action-skip = Zrezygnuj z tego
action-done = To wszystko
action-end-turn = Zakończ turę
action-refresh = Zapłać 1 gulden za nową ofertę
action-store = Zapłać za miejsce w magazynie
action-refuse = Nie bierz tulipana
action-enter = Przejdź do następnej strefy
action-pass-by = Omiń pełną strefę
action-unload = Zdejmij wszystkie tulipany z karty handlu
action-more = Zapłać za dodatkowe nagrody
action-leave = Nie bierz karty
action-chest = Weź nagrodę { $chest } z karty handlu
action-calendar = { $reward ->
    [common] Kalendarz: weź nagrodę
    [unique-1] Kalendarz: weź 1. dodatkową nagrodę
    [unique-2] Kalendarz: weź 2. dodatkową nagrodę
    [unique-3] Kalendarz: weź 3. dodatkową nagrodę
   *[unique-4] Kalendarz: weź 4. dodatkową nagrodę
}
action-stand-on = Stań na znaczniku miejsca { $seat }
action-marker = Umieść swój znacznik w strefie { $area }
action-neutral = Przesuń znacznik neutralny z { $source } do { $target }
action-peek = Obejrzyj: { pile }
action-mill = { $colour ->
    [white] Weź wiatrak z białej grupy
    [yellow] Weź wiatrak z żółtej grupy
    [red] Weź wiatrak z czerwonej grupy
    [violet] Weź wiatrak z fioletowej grupy
   *[black] Weź wiatrak z czarnej grupy
}
action-bulb = Weź { bulb }
action-swap = Zastąp nim { bulb }
action-exchange = Wymień: { $old } na { bulb }
action-ship = Połóż { bulb } na miejscu { $place } karty handlu
action-plant = Posadź { bulb } w rzędzie { $row }
action-lower = Obniż wodę: siła { $guilders } za guldeny, { $points } za PZ
action-use = Użyj { $card }
action-start = Weź kartę startową { $card }
action-tile = Weź kafelek { $tile }
action-peeked = Weź kafelek { $tile } z oglądanych
action-place = Połóż go: { wheel-space }
action-return = Odłóż { $thing } na wierzch stosu
action-discard = Odrzuć { $thing }
action-helper = Jako pomocnik lub pomocniczka: { $card }
action-contract = Jako kontrakt: { $card }
action-replace = Zastąp { $card }
action-score = Zapunktuj kontrakt { $card }
action-build = Zbuduj na { $space }
action-via = Poprowadź ścieżkę przez { $space }
action-field = Weź nagrodę z pola { $field } ({ $these })
action-take = Weź na bazarze: { $these }
action-gain = Weź teraz: { $these }

## Co to teraz daje

offer-gate-stay = Zostań przy prędkości { $speed }: woda +{ $rise }
offer-gate-close = Zamknij do prędkości { $speed }: woda +{ $rise }
offer-gate-open = Otwórz do prędkości { $speed }: płacisz { guilders-count }, zyskujesz { points-count }, woda +{ $rise }
offer-turn = { steps-count }: { $large } albo { $small }{ $tools ->
    [0] { "" }
   *[other] { " " }(koszt: { tools-count })
}
offer-wheel = { $wheel ->
    [large] Duże koło: { $these }
   *[small] Małe koło: { $these }
}
offer-calendar = { $unique ->
    [0] Z kalendarza: { $these }
   *[other] Z kalendarza, dodatkowa nagroda: { $these }
}
offer-lower = Obniż poziom wody: { $these }
offer-store = Zapłać { guilders-count } za miejsce w magazynie
offer-enter = Przejdź do strefy { $area }
offer-pass-by = Omiń pełną strefę i przejdź do strefy { $area }
offer-chest = Z karty handlu: { $these }
offer-ship = Połóż { bulb } na miejscu { $place }: { $these }
offer-plant = Posadź { bulb } w rzędzie { $row }: { $these }
offer-mill = { action-mill }{ $windmills ->
    [0] , ostatni: każdy tulipan tego koloru da { points-count }
   *[other] { " " }(zostaje: { $windmills })
}
offer-neutral = { action-neutral } ({ guilders-count })
offer-stand-on = Stań na znaczniku: { $player }{ $guilders ->
    [0] { "" }
   *[other] { " " }({ guilders-count })
}
offer-place = { action-place }, zakrywając: { $these }

## Co się stało

event-board = { $player }: planszetka wiatraka { $board }.
event-starting-card = { $player } bierze kartę startową { $card }.
event-wish = Zachcianka królowej: { $wish }.
event-marker = { $player } umieszcza znacznik w strefie { $area } bazaru.
event-turn = Tura { $number }: { $player }.
event-gate = { $player } ustawia zastawkę na prędkość { $speed }.
event-paid = { $player } płaci { guilders-count }.
event-gained-guilders = { $player } zyskuje { guilders-count }.
event-gained-points = { $player } zyskuje { points-count } ({ $source }).
event-gained-tools = { $player } zyskuje { tools-count }.
event-water = Woda podnosi się do { $water }.
event-spent-tools = { $player } wydaje { tools-count }.
event-turned = { $player } obraca koła o { steps-count }.
event-calendar = { $player } dochodzi w kalendarzu do pola { $space }.
event-end-near = { $player } wywołuje koniec gry: ta runda zostanie dokończona.
event-end-near-extra = { $player } wywołuje koniec gry: ta runda zostanie dokończona i rozegrana będzie jeszcze jedna.
event-calendar-reward = { $player } bierze z kalendarza: { $these }.
event-calendar-lost = { $player } rezygnuje z nagrody kalendarza.
event-wheel = { $player }, { wheel }: { $these }.
event-rested = { $player } nie może wykonać żadnej akcji.
event-passed-up = { $player } rezygnuje, akcja: { action-name }.
event-used = { $player } używa { $card }.
event-lowered = { $player } obniża wodę z siłą { $strength }; poziom to { $water }.
event-stored = { $player } odkłada do magazynu { bulb }.
event-swapped = { $player } zamienia w magazynie: { $old } na { bulb }.
event-exchanged = { $player } wymienia: { $old } na { bulb }.
event-refused = { $player } nie bierze: { bulbs-count }.
event-planted = { $player } sadzi { bulb } w rzędzie { $row }, kolumnie { $column }.
event-reshuffled = Odrzucone są tasowane: { pile }.
event-dealt-tile = Do oferty trafia kafelek { $tile }.
event-dealt-card = Do oferty trafia karta { $card }.
event-refreshed = { $player } wymienia ofertę.
event-peeked = { $player } ogląda ({ pile }): { $these }.
event-peeked-hidden = { $player } ogląda wierzch stosu ({ pile }).
event-returned = { $player } odkłada { $card } na wierzch.
event-returned-hidden = { $player } odkłada jedną z nich na wierzch.
event-discarded = { $player } odrzuca { $card }.
event-enhanced = { $player } kładzie { $tile }: { wheel-space }.
event-built = { $player } buduje na { $space }, wiatrak z grupy: { colour }.
event-removed = { $player } usuwa wiatrak z grupy: { colour }.
event-path = Ścieżka prowadzi przez { $space } ({ $owner }).
event-moved = { $player } wchodzi do strefy { $area } bazaru.
event-moved-on = { $player } wchodzi do strefy { $area } bazaru i staje na znaczniku: { $owner }.
event-neutral = { $player } przesuwa znacznik neutralny z { $from } do { $to }.
event-shipped = { $player } kładzie { bulb } na miejscu { $place } karty handlu.
event-unloaded = { $player } zdejmuje z karty handlu: { $these }.
event-new-trade-card = Karta handlu jest pełna; teraz obowiązuje { $card }.
event-left-lying = { $player } nie bierze karty.
event-gained-card-helper = { $player } zyskuje pomocnika lub pomocniczkę: { $card }.
event-gained-card-contract = { $player } zyskuje kontrakt: { $card }.
event-scored-contract = { $player } punktuje { $card }: { points-count }.
event-wish-met = { $player } spełnia zachciankę królowej: { points-count }.
event-scored = { $player } – { $source }: { points-count }.
event-gardener-card = Ogrodnik dobiera kartę { $card }.
event-gardener-gate = Jego karta { $card } pokazuje { $shown }: zastawka na prędkość { $speed }.
event-gardener-gate-water = Jego karta { $card } pokazuje { $shown }, ale woda nie może wzrosnąć powyżej { $most }: zastawka na prędkość { $speed }.
event-gardener-lower = Jego karta { $card } pokazuje siłę { $strength } przy poziomie wody: { section }.
event-gardener-action = Jego duże koło pokazuje: { $these }.
event-gardener-calendar = Z kalendarza bierze: { $these }.
event-gardener-calendar-unique = Najwyższa dostępna dodatkowa nagroda: { $these }.
event-gardener-wish = Jego znacznik zachcianki królowej stoi na { points-count }.
event-gardener-plants = Jego karta { $card } pokazuje kolor: { colour }. Sadzi: { bulbs-count }.
event-gardener-tile = Decyduje rewers następnej karty: bierze { $tile }.
event-gardener-farm = Decyduje rewers następnej karty: bierze kartę { $card }.
event-gardener-built-nearest = Buduje pierwszy wiatrak na planszy, najbliżej swojego znacznika: { $space }.
event-gardener-built-dearest = Buduje na najdroższym połączonym miejscu: { $space }.
event-gardener-trades = Jego karta { $card } pokazuje miejsce { $shown } karty handlu; zajmuje miejsce { $place }.
event-gardener-unloads = Kolor jego karty { $card } jest na karcie handlu: zdejmuje wszystko i sadzi: { $these }.
event-gardener-passes-build = Nie może budować: nie ma już wiatraka albo wolnego połączonego miejsca.
event-gardener-passes-tile = Na miejscu wskazanym przez rewers następnej karty nie ma kafelka: nie bierze żadnego.
event-gardener-passes-farm = Na miejscu wskazanym przez rewers następnej karty nie ma karty: nie bierze żadnej.
event-gardener-passes-contract = Nie ma kontraktów do punktowania: pomija tę nagrodę.

## O co chodzi

prompt-starting-card = Którą kartę startową bierzesz? Ostatnia zostanie zachcianką królowej.
prompt-first-marker = W której strefie bazaru zaczynasz?
prompt-floodgate = Zastawka: jaka prędkość wody?
prompt-turn-wheels = O ile obracają się koła? Każdy krok różnicy wobec prędkości wody kosztuje narzędzie.
prompt-choose-action = Którą z dwóch aktywnych akcji wykonujesz?
prompt-closing = Weź to, co należy ci się z kalendarza, albo zakończ turę.
prompt-waiting = Na razie nic tu nie zrobisz. Najpierw weź coś, co należy ci się z kalendarza, albo zrezygnuj.
prompt-lower = Obniżenie wody: jak odbierasz zapłatę?
prompt-bulb = Który tulipan bierzesz?
prompt-store-bulb = Nie ma darmowego miejsca w magazynie: zapłać, zastąp tulipan albo zrezygnuj.
prompt-plant = Który tulipan sadzisz i w którym rzędzie?
prompt-take-tile = Który kafelek ulepszenia bierzesz?
prompt-peek-kind = Który stos oglądasz?
prompt-take-peeked-tile = Który kafelek bierzesz: z oferty czy z oglądanych?
prompt-place-tile = Gdzie kładziesz kafelek?
prompt-put-back = Na wierzch stosu czy odrzucasz?
prompt-build = Gdzie budujesz?
prompt-mill = Z której grupy bierzesz wiatrak?
prompt-remove = Który wiatrak opuszcza grę?
prompt-trace = Którędy prowadzi ścieżka?
prompt-field-rewards = Nagroda z którego pola najpierw?
prompt-market-move = Bazar: idziesz dalej czy robisz coś przedtem?
prompt-area-reward = Którą nagrodę tej strefy bierzesz?
prompt-trade = Handel morski: kładziesz tulipan czy zdejmujesz wszystkie?
prompt-chests = Którą nagrodę z karty handlu bierzesz?
prompt-rewards = Która nagroda najpierw?
prompt-after = Czy używasz karty po tej akcji?
prompt-take-card = Którą kartę ulepszenia bierzesz i jako co?
prompt-take-peeked-card = Którą kartę bierzesz: z oferty czy z oglądanych?
prompt-replace = Wszystkie miejsca są zajęte: którą kartę zastępuje nowa?
prompt-score-contract = Który kontrakt punktujesz teraz?
waiting = Teraz decyduje { $player }.

## Dlaczego czegoś nie można

error-water-too-high = Przy tej prędkości woda przekroczyłaby tor.
error-too-few-guilders = Masz na to za mało guldenów.
error-too-few-tools = Masz na to za mało narzędzi.
error-wheel-used = To koło już działało w tej turze.
error-cannot-perform = Tej akcji nie da się teraz wykonać.
error-can-act = Możesz wykonać akcję, więc nie możesz zamiast tego wziąć guldenów.
error-must-act = To trzeba wykonać, nie można zrezygnować.
error-not-due = To nie należy ci się teraz z kalendarza.
error-no-effect = Teraz nic by ci to nie dało.
error-no-such-bulb = Nie masz takiego tulipana w magazynie.
error-row-full = Ten rząd jest pełny.
error-space-taken = Na tym miejscu stoi już wiatrak.
error-not-connected = Żadna nieprzerwana ścieżka wiatraków nie łączy tego miejsca z bazarem.
error-group-empty = W tej grupie nie ma już wiatraków.
error-not-on-display = Tego nie ma w ofercie.
error-not-peeked = Tego kafelka nie ma wśród oglądanych.
error-space-active = Nie można położyć kafelka na aktywnym polu.
error-place-taken = Na tym miejscu leży już tulipan.
error-colour-on-card = Ten kolor jest już na karcie handlu.
error-card-not-usable = Nie możesz teraz użyć tej karty.

## Pozycja słowami

section-valley = Dolina
section-offers = Oferta
section-market = Bazar
section-calendar = Kalendarz
section-farm = Twój ogród
section-gardener = Ogrodnik
turn-number = Tura { $turn }
turn-ending = Koniec gry został wywołany; pozostało tur: { $turns }.
turn-due = W tej turze należy ci się jeszcze nagroda z kalendarza.
valley-water = Prędkość wody { $speed }, poziom wody { $water }
valley-windmills = { $player }: wiatraki na { $these }
valley-none = Nie stoi jeszcze żaden wiatrak.
valley-wish = Zachcianka królowej: { $wish } ({ $these } PZ)
valley-starting = Karty startowe do wyboru: { $these }
valley-trade = Karta handlu { $card }: nagrody { $these }
valley-shipped = Jej miejsca: { $these }
empty = puste
offers-tile = Kafelek { $tile } ({ guilders-count })
offers-card = Karta { $card }
offers-peeked = Oglądasz: { $these }
offers-known = Znasz wierzch stosu ({ pile }): { $these }
unknown = nieznany
market-area = { $area }: { $these }; nagrody: { $rewards }
market-neutral = neutralny × { $number }
market-empty = nikogo
calendar-line = { $space }: { $common }; dodatkowe: { $unique }
calendar-none = brak
calendar-taken = zajęte ({ $player })
player-line = { $player }: { points-count }, { guilders-count }, { tools-count }, w magazynie { bulbs-count }, kalendarz { $calendar }
player-wheels = { $player }, koła teraz: { $large } albo { $small }
player-next = { $player }, za { steps-count }: { $large } albo { $small }
player-next-calendar = { player-next } – pełny obrót: kalendarz idzie dalej
player-helper = { $player }, karta: { $card }
player-contract = { $player }, kontrakt { $card } – teraz { points-count }
player-row = { $player }, rząd { $row }: { $these }
player-storage = { $player }, magazyn: { $these }
player-groups = { $player }, pozostałe wiatraki: { $these }
player-gardener = { $player }: { points-count }, kafelki: { $tiles }, karty ulepszeń: { $cards }, kalendarz { $calendar }
gardener-level = Poziom: { level }
gardener-front = Jego karta { $card }: zastawka { $shown }; obniża wodę o { $low } / { $middle } / { $high } przy poziomie niskim / średnim / wysokim; kolor { colour }; miejsce { $place } karty handlu
gardener-order = Tulipany w różnych kolorach sadzi w kolejności: { $these }
gardener-back = Rewers następnej karty: brązowy kafelek { $common ->
    [left] lewy
   *[right] prawy
 }, potem { pile }; karta ulepszenia { $farm ->
    [left] lewa
    [middle] środkowa
   *[right] prawa
 }
nothing = nic

## Skąd punkty

source-start = Początek
source-floodgate = Zastawka
source-water = Woda
source-wheels = Koła
source-helpers = Pomocnicy i pomocniczki
source-slots = Miejsca na karty
source-starting-card = Karta startowa
source-paths = Ścieżki
source-fields = Pola
source-patches = Grządki
source-calendar = Kalendarz
source-market = Bazar
source-trade = Handel morski
source-scored = Kontrakty zapunktowane wcześniej
source-wish = Zachcianka królowej
source-spent = Wydane
source-tiles = Kafelki ulepszeń
source-cards = Karty ulepszeń
source-bulbs = Posadzone tulipany
source-floor = Nigdy poniżej 0
source-contract = Kontrakt { $id }
source-row = Rząd { $id }
source-column = Kolumna { $id }
source-group = Grupa wiatraków: { colour }

## Obraz: nazwy części

label-plaque-upper = Polder
label-plaque-lower = Wiatrakowo
label-polder = Polder, woda i bazar
label-displays = Kafelki i karty ulepszeń
label-calendar = Kalendarz, handel, zachcianka i tulipany
label-offer = Karty startowe do wyboru
label-peek = To widzisz tylko ty
label-wheels = Twoje koła
label-cards = Pomocnicy, pomocniczki, kontrakty
label-line = Co masz
label-gauge = Woda i zastawka
label-first-move = Pierwszy ruch
label-then = Potem
tip-coming-area = Przy obecnym ustawieniu znaczników: { $number } ×
label-farm = Koła i ogród innego gracza
label-water = Woda
label-gate = Zastawka
label-free = gratis
label-wish = Zachcianka
label-no-wish = jeszcze niewybrana
label-ending = { $turns ->
    [one] Została { $turns } tura
    [few] Zostały { $turns } tury
   *[many] Zostało { $turns } tur
}
label-score-play = W trakcie gry
label-score-contracts = Kontrakty
label-score-groups = Wiatraki
label-score-rows = Rzędy
label-score-columns = Kolumny
label-score-wish = Zachcianka
label-score-total = Razem

## Obraz: podpowiedzi

tip-bulbs = { $number ->
    [1] { bulb }
   *[other] tulipany: { $number } × { colour }
}
tip-other = { $other ->
    [white] biały
    [yellow] żółty
    [red] czerwony
    [violet] fioletowy
   *[black] czarny
}
tip-part = { $kind ->
    [guilders] { part-guilders }
    [points] { part-points }
    [tools] { part-tools }
    [any] { part-any-bulb }
    [white] { tip-bulbs }
    [yellow] { tip-bulbs }
    [red] { tip-bulbs }
    [violet] { tip-bulbs }
    [black] { tip-bulbs }
    [either] { bulb } albo { tip-other }
    [plant] { part-plant }
    [lower] { part-lower }
    [market] { part-market }
    [enhance] { $number ->
        [1] { part-enhance }
       *[other] { part-enhance-more }
    }
    [farm] { part-farm }
    [build] { part-build }
    [trade] { part-trade }
    [contract] { part-contract }
    [remove] { part-remove }
    [area] { part-area }
    [peek] { part-peek }
    [strength] { part-strength }
    [extra] { part-extra }
   *[other] tulipan w jednym z pokazanych kolorów
}
tip-second = { $kind2 ->
    [none] { "" }
    [guilders] { $number2 ->
        [one] , { $number2 } gulden
        [few] , { $number2 } guldeny
       *[many] , { $number2 } guldenów
    }
    [points] , { $number2 } PZ
    [tools] { $number2 ->
        [one] , { $number2 } narzędzie
        [few] , { $number2 } narzędzia
       *[many] , { $number2 } narzędzi
    }
   *[other] { " " }i więcej, jak pokazano
}
tip-third = { $kind3 ->
    [none] { "" }
    [points] , { $number3 } PZ
   *[other] { " " }i więcej, jak pokazano
}
tip-parts = { tip-part }{ tip-second }{ tip-third }
tip-field = Pole. Wiatrak na jego brzegu daje: { tip-parts }. { $rule }
tip-space = Miejsce { $space }, koszt budowy: { guilders-count }. { $gate ->
    [1] Przy bazarze: połączone samo z siebie.
   *[0] Wymaga nieprzerwanej ścieżki wiatraków do bazaru.
} { $rule }
tip-windmill = Wiatrak, { label-seat }, miejsce { $space }. Na cudzej ścieżce do bazaru daje właścicielowi 1 PZ. { $rule }
tip-area = Strefa bazaru { $area }. Kto do niej wchodzi, bierze jedną z nagród, raz za każdy znacznik w strefie, najwyżej 3 razy. { $rule }
tip-market-reward = Na bazarze: { tip-parts }, raz za każdy znacznik w strefie. { $rule }
tip-marker = Znacznik na bazarze: { label-seat }. { $rule }
tip-neutral = Neutralny znacznik: liczy się jak każdy inny. Raz w turze, przed wizytą, za 1 gulden można przesunąć jeden do strefy, do której wejdziesz. { $rule }
tip-water = Poziom wody: { $level } z { $most }. Przy tym ustawieniu zastawki co turę rośnie o { $rise }. { $rule }
tip-section = Obniżenie wody od { $low } do { $high } daje za każdy punkt siły: { guilders-count }{ $points ->
    [0] { "" }
   *[other] { " " }albo { points-count }
}. { $rule }
tip-opening = Otwarcie zastawki z { $low } na { $high }. Koszt: { guilders-count }, zysk: { points-count }. { $rule }
tip-gate-same = Prędkość { $speed }, bez zmian: koła obracają się o { $speed }, woda rośnie o { $rise }. { $rule }
tip-gate-open = Otwórz do prędkości { $speed }. Koszt: { guilders-count }, zysk: { points-count }; woda rośnie o { $rise }. { $rule }
tip-gate-close = Zamknij do prędkości { $speed }, za darmo; woda rośnie o { $rise }. { $rule }
tip-step = Stanie przy strzałce po obrocie o { steps-count }. { $rule }
tip-arrow = Strzałka: te dwa pola są aktywne. Wykonujesz jedno z nich, a ze znakiem dwóch kół oba. { $rule }
tip-spoke = Czerwona szprycha: gdy dojdzie do strzałki lub ją minie, kalendarz przesuwa się dalej. { $rule }
tip-ahead = { $ahead ->
    [0] Aktywne teraz
    [1] Aktywne po 1 kroku
   *[other] Aktywne po { $ahead } krokach
}
tip-wheel-space = Na kole: { tip-part }. { tip-ahead }. { $rule }
tip-tile-words = { $tile }: { tip-parts }{ $both ->
    [1] ; { tile-both-wheels }
   *[0] { "" }
}{ $payouts ->
    [1] ; { tile-both-payouts }
   *[0] { "" }
}{ $apart ->
    [-1] { "" }
    [0] ; także bez połączenia
   *[other] ; także bez połączenia, za dodatkowe { $apart }
}{ $repeat ->
    [1] ; { tile-repeat-colour }
   *[0] { "" }
}{ $extra ->
    [0] { "" }
   *[other] ; dodatkowe nagrody z karty za 1 gulden: { $extra }
}{ $exchange ->
    [0] { "" }
   *[other] ; { tile-exchange }
}
tip-wheel-tile = { tip-tile-words }. { tip-ahead }. { $rule }
tip-tile = Kafelek { tip-tile-words }. { $cost ->
    [0] Nic nie kosztuje.
    [one] Kosztuje { $cost } gulden.
    [few] Kosztuje { $cost } guldeny.
   *[many] Kosztuje { $cost } guldenów.
} { $rule }
tip-forecast = Po obrocie o { steps-count } koła pokażą to{ $both ->
    [1] ; można wykonać obie akcje
   *[0] ; wykonujesz jedną z dwóch
}{ $calendar ->
    [1] ; kalendarz przesunie się dalej
   *[0] { "" }
}. { $rule }
tip-onward = Dalej: zrezygnuj z tego, z czego wolno, albo zakończ to, co gotowe. { $rule }
tip-patch = Grządka: rząd { $row }, kolumna { $column }. { $rule }
tip-patch-reward = Grządka: rząd { $row }, kolumna { $column }. Zakrycie daje: { tip-parts }. { $rule }
tip-planted = Posadzony tulipan, { colour }: rząd { $row }, kolumna { $column }. { $rule }
tip-row = Rząd { $row }, gdy pełny: { $high } PZ w jednym kolorze, inaczej { $low }. { $rule }
tip-column = Kolumna { $column }: +{ $plus } za cztery różne kolory, −{ $minus }, jeśli kolor się powtarza. { $rule }
tip-store = Miejsce { $number } w magazynie: { $guilders ->
    [0] darmowe.
   *[other] za każdym razem { guilders-count }.
} { $rule }
tip-bulb = W magazynie: { bulb }. { $rule }
tip-guilders = { label-seat }: { guilders-count }, najwyżej { $most }. Nadwyżka przepada. { $rule }
tip-tools = { label-seat }: { tools-count }. Każde obraca koła o krok więcej lub mniej. { $rule }
tip-points = { label-seat }: { points-count }. { $rule }
tip-group = Grupa wiatraków, kolor { colour }: { $left ->
    [0] pusta, każdy posadzony tulipan tego koloru punktuje za { $each }; teraz { $points }.
   *[other] zostało: { $left }. Gdy będzie pusta, każdy posadzony tulipan tego koloru da { $each }.
} { $rule }
tip-ability = { $ability ->
    [trade_free_choice] dowolne dwie nagrody z karty, tulipan z zasobów
    [plant_more] zapłać 1 PZ i posadź o 1 więcej
    [market_master] w każdej strefie możesz wziąć nagrody różnego rodzaju; przesunięcie neutralnego znacznika i stanięcie na cudzym za darmo
   *[other] { tip-parts }
}
tip-helper-words = { $card }, raz w turze, akcja: { action-name }{ $least ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }(co najmniej { $least })
} – { tip-ability }
tip-helper = Jako pomocnik lub pomocniczka: { tip-helper-words }. { $rule }
tip-own-card = { tip-helper-words }.{ $used ->
    [1] { " " }Użyta w tej turze.
   *[0] { "" }
} { $rule }
tip-starting = Karta startowa { tip-helper-words }. Ta, która zostanie, pokaże zachciankę królowej z rewersu. { $rule }
tip-contract-words = { $card }: { points-count } { $counts ->
    [windmill_field] za własny wiatrak przy polu: { field-kind }
    [large_wheel_tiles] za kafelek na dużym kole
    [small_wheel_full] jeśli małe koło jest pełne kafelków
    [tiles] za kafelek na kołach, rodzaj: { pile }
    [farm_cards] za kartę przy planszetce, razem ze startową
    [tools] za parę narzędzi
    [windmills] za własny wiatrak na mapie
    [full_rows] za pełny rząd
    [full_columns] za pełną kolumnę
    [bulbs] za posadzony tulipan, { colour }
   *[colour_rows] za pełny rząd w jednym kolorze: { colour }
}
tip-contract = Jako kontrakt: { tip-contract-words }. { $rule }
tip-own-contract = Kontrakt { tip-contract-words }. Teraz wart { $worth }. { $rule }
tip-slot-helper = Miejsce na pomocnika lub pomocniczkę; po zajęciu daje { points-count }. { $rule }
tip-slot-contract = Miejsce na kontrakt. { $rule }
tip-empty = Nie ma już czym uzupełnić tego miejsca. { $rule }
tip-stack = Stos, { pile }, zostało: { $number }{ $known ->
    [0] { "" }
   *[other] ; wiesz, co leży na wierzchu
}. { $rule }
tip-refresh-tiles = Raz na akcję, przed wyborem: { guilders-count } za cztery nowe kafelki. { $rule }
tip-refresh-cards = Raz na akcję, przed wyborem: { guilders-count } za trzy nowe karty ulepszeń. { $rule }
tip-calendar = Kalendarz, pole { $space }. Pełny obrót dużego koła prowadzi na następne.{ $last ->
    [1] { " " }Kto dotrze tu pierwszy, wywołuje koniec gry.
   *[0] { "" }
} { $rule }
tip-calendar-marker = Znacznik w kalendarzu: { label-seat }. { $rule }
tip-calendar-of = { label-seat }: { $space ->
    [0] przed pierwszym polem kalendarza
   *[other] na polu { $space } kalendarza
}. { $rule }
tip-common = Dla każdego, kto tu dotrze: { tip-parts }. { $rule }
tip-unique = Tylko dla jednego gracza: { tip-parts }. { $rule }
tip-taken = { $seat ->
    [0] Już zabrane.
   *[other] Zajęte: { label-seat }. Tej nagrody nikt już nie dostanie.
} { $rule }
tip-chest = Nagroda z karty handlu: { tip-parts }. Daje ją tulipan położony obok. { $rule }
tip-place = Miejsce na tulipan w kolorze, którego nie ma jeszcze na karcie; daje dwie sąsiednie nagrody. { $rule }
tip-shipped = Na karcie handlu: { bulb }. Czwarty tulipan kończy kartę. { $rule }
tip-trade = Handel morski: połóż tulipan albo zdejmij z karty wszystkie (teraz { $loaded }). { $rule }
tip-wish = Zachcianka królowej: { $wish ->
    [tools] zbierz narzędzia: { $number }
    [contract_frames] kontrakt w każdym kolorze ramki
    [patches] tulipany na złotych grządkach
    [connected_windmills] twoje wiatraki połączone ze sobą, także wiatrakami innych graczy: { $number }
    [wheel_tiles] kafelki na kołach: { $number }, w tym beżowe: { $uncommon } i srebrne: { $unique }
   *[none] jeszcze niewybrana
}. Kto spełni ją pierwszy, zyskuje najwięcej. { $rule }
tip-tier = { points-count } za zachciankę{ $seat ->
    [0] { "" }
   *[other] : { label-seat }
}. { $rule }
tip-supply = Zasoby, kolor { colour }: nigdy się nie kończą. { $rule }
tip-refuse = Zrezygnuj z tulipana: wraca do zasobów. { $rule }
tip-windmills-left = { label-seat }, w ogrodzie: { windmills-count }. { $rule }
tip-gardener = Ogrodnik: grają nim zasady, a jego karty mówią, co robi. Co zyskuje, zamienia na punkty. { $rule }
tip-gardener-none = Tu będzie leżeć karta Ogrodnika na jego turę. { $rule }
tip-gardener-gate = Ogrodnik przesuwa zastawkę o { $number }, na ile to możliwe. { $rule }
tip-gardener-lower = Gdy poziom wody jest { section }: { $number ->
    [0] Ogrodnik jej nie obniża.
   *[other] Ogrodnik obniża ją z siłą { $number }.
} { $rule }
tip-gardener-colour = Kolor Ogrodnika w tej turze: { colour }. { $rule }
tip-gardener-place = Ogrodnik kładzie tulipan na miejscu { $place } karty handlu. { $rule }
tip-gardener-order = Kolejność, w jakiej Ogrodnik sadzi tulipany różnych kolorów. { $rule }
tip-gardener-back = Rewers następnej karty: Ogrodnik bierze brązowy kafelek { $common ->
    [left] z lewej
   *[right] z prawej
}, kafelek { $second ->
    [uncommon] beżowy
   *[unique] srebrny
} i kartę ulepszenia { $farm ->
    [left] z lewej
    [middle] ze środka
   *[right] z prawej
}. { $rule }
tip-gardener-tiles = Kafelki Ogrodnika: { $number }, każdy po { $each } PZ. { $rule }
tip-gardener-cards = Karty ulepszeń Ogrodnika: { $number }, każda po { $each } PZ. { $rule }
tip-slot-start = Miejsce na kartę startową. { $rule }
tip-times = Nagrody tej strefy liczą się teraz razy { $number }. { $rule }

## Kilka odpowiedzi tego samego rodzaju

group-gate = Ustaw zastawkę
group-turn = Obróć koła
group-wheel = Użyj koła
group-chest = Weź z karty handlu
group-calendar = Weź z kalendarza
group-stand-on = Stań na znaczniku
group-marker = Umieść swój znacznik
group-neutral = Przesuń znacznik neutralny
group-peek = Obejrzyj stos
group-mill = Weź wiatrak
group-bulb = Weź tulipan
group-swap = Zastąp tulipan
group-exchange = Wymień tulipan
group-ship = Połóż tulipan na karcie handlu
group-plant = Posadź tulipan
group-lower = Obniż wodę
group-use = Użyj karty
group-start = Weź kartę startową
group-tile = Weź kafelek
group-place = Wybierz miejsce na kole
group-return = Odłóż na wierzch stosu
group-discard = Odrzuć
group-helper = Weź pomocnika lub pomocniczkę
group-contract = Weź kontrakt
group-replace = Zastąp kartę
group-score = Zapunktuj kontrakt
group-build = Zbuduj wiatrak
group-via = Poprowadź ścieżkę
group-field = Weź nagrodę z pola
group-take = Weź na bazarze
group-gain = Weź nagrodę
group-peeked = Weź oglądany kafelek

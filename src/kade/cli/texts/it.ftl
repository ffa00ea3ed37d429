# Il comando in italiano. I giochi parlano da sé; qui c’è solo ciò che appartiene al comando.

## Al tavolo

player-name = Giocatore { $number }
table-of = Al tavolo: { $names }.
welcome = Scegli con il numero o con qualche lettera; “aiuto” mostra che cos’altro puoi scrivere.
bot-thinks = { $name } sta pensando…
hand-over = { $name }, tocca a te. Nessun altro dovrebbe guardare adesso. Premi Invio.
news-earlier = … e prima { $number ->
    [one] un altro avvenimento
   *[other] altri { $number } avvenimenti
}: diario
choices-folded = { $what } … ({ $number } scelte): qualche lettera restringe, Invio le mostra tutte
which-of = { $number ->
    [one] Corrisponde 1 scelta
   *[other] Corrispondono { $number } scelte
}:
no-number = Scegli un numero da 1 a { $number }, oppure scrivi “aiuto”.
no-match = Niente di ciò che puoi fare ora somiglia a “{ $typed }”. Invio mostra di nuovo le scelte, “aiuto” che cosa puoi scrivere.
taken-back = Annullato.
no-undo = Non c’è nulla da annullare: dopo la tua ultima decisione è stato rivelato qualcosa o ha deciso qualcun altro.
last-look = Invio per continuare, “annulla” per tornare indietro.
no-hint = Ora non hai nulla da decidere.
hint-thinks = Sto analizzando…
hint-title = Che cosa farebbe un bot, e di quanto le altre scelte sono peggiori:
hint-best = la migliore
hint-close = quasi altrettanto buona
hint-less = circa { $points } punti in meno
hint-worse = nettamente peggiore: circa { $points } punti in meno
saved = Salvato in { $file }, d’ora in poi dopo ogni decisione.
save-exists = { $file } esiste già e resta com’è. Scegli un altro nome: salva NOME
quit-unsaved = Questa partita non è salvata. “salva” la conserva; un altro “esci” la abbandona.
finale = La partita è finita. “salva” la conserva, “diario” la racconta di nuovo, Invio per uscire.

## Comandi

word-undo = annulla
word-hint = consiglio
word-board = tabellone
word-log = diario
word-rules = regole
word-save = salva
word-help = aiuto
word-quit = esci
help-choices = Scegli con il numero, con qualche lettera di ciò che vuoi, o con l’identificativo. Invio mostra di nuovo le scelte. Il titolo di un riquadro mostra quel riquadro.
help-undo = annulla la tua ultima decisione, finché non è stato rivelato nulla
help-hint = che cosa farebbe un bot
help-board = tutta la situazione
help-log = tutto ciò che è successo
help-rules = le regole: regole, regole 4, regole PAROLA
help-save = salva la partita: salva, salva FILE
help-help = questo elenco
help-quit = lascia il tavolo

## Elenchi

column-id = Id
column-title = Titolo
column-players = Giocatori
column-options = Opzioni
column-points = Punti
column-wins = Vittorie
column-interval = intervallo 95%
column-seat = Posto
column-player = Giocatore
column-rating = Valutazione
column-uncertainty = Incertezza
column-sure = Quasi sicuro
column-margin = Punti rispetto al tavolo
column-games = Partite
column-excess = Oltre la quota equa (punti %)
column-pairing = Coppia
column-goal = Obiettivo
column-verdict = Raggiunto

rules-more = Una regola: il suo identificativo, per esempio { $example }. Un capitolo intero: il suo numero. Oppure una parola della regola.
rules-many = { $number } regole parlano di “{ $word }”:
rules-ruling = “→” segna una nostra decisione dove il regolamento tace o non è chiaro.

## Molte partite

simulate-games = Partite
simulate-title = { $title }: { $games ->
    [one] 1 partita
   *[other] { $games } partite
}, seme { $seed }
simulate-decisions = Decisioni per partita: { $mean } (da { $least } a { $most })
simulate-turns = Turni per partita: { $mean } (da { $least } a { $most })
simulate-automaton = { $name } (gioca da sé, secondo le regole): { $points } punti
simulate-shared = Vittorie condivise: { $share }
simulate-speed = { $seconds } s: { $games } partite/s, { $decisions } decisioni/s

## L’arena

arena-matrix = Chi finisce davanti a chi: riga contro colonna, con l’intervallo 95% per distribuzione e i punti di distacco
arena-ratings = Valutazioni (Plackett–Luce)
arena-sources = Punti per fonte
arena-seats = Posti
arena-length = Durata
arena-speed = Decisioni per secondo di riflessione: { $players }
arena-kept = Tutte le registrazioni sono in { $folder }
arena-stopped = Interrotto dopo { $done } partite su { $games }. Sono conservate in { $folder }; lo stesso comando riprende da lì.
balance-given = Dato dal caso
balance-did = Decisioni
balance-met = Che cosa è successo a un giocatore
balance-has = Che cosa aveva davanti un giocatore alla fine
balance-most = Da dove venivano i punti
balance-never = Mai scelto, pur potendo: { $names }
balance-always = Scelto sempre da chi poteva: { $names }
balance-caution = Cose confrontate: { $compared }, ciascuna in almeno { $fewest } partite in cui i giocatori al tavolo erano diversi. Un punto segna ciò che spicca anche dopo la correzione per tanti confronti (di quelli segnati circa il { $rate } può essere un caso). Solo ciò che dà il caso è di per sé una causa; il resto può benissimo seguire dalla vittoria, e tutto vale per questi bot.
verdict-yes = sì
verdict-no = no
verdict-open = aperto
ladder-test = il test è finito
ladder-all-games = giocate tutte le partite
ladder-time = tempo scaduto
ladder-no-bot = questo bot non c’è
ladder-playing = in corso

## Apprendimento

train-reads = Partite registrate
train-played = { $games } partite di { $bot }: { $seconds } s
train-error = Parte { $part } di 5, partite mai viste: punti in eccesso { $old_above } → { $new_above }, errore { $old } → { $new } (stima → appresa)
train-learnt = Pesi appresi in { $seconds } s: { $file }
train-round = Turno { $round }: vinto il { $share } % di { $games } partite in { $seconds } s; sono finite a { $off } punti da quanto dicevano i pesi precedenti
train-duels = Varianti in gioco
train-by-play = Pesi migliorati in { $rounds } turni di gioco, { $pairs } varianti ciascuno, in { $seconds } s: { $file }
train-stopped = Interrotto. Ciò che è stato giocato resta in { $folder }; lo stesso comando riprende da lì.
train-verdict = Con questi pesi ha vinto il { $share } % di { $games } partite contro sé stesso senza di essi (intervallo al 95 %: { $low }–{ $high }), giocate in { $seconds } s

## Una partita registrata

replay-at = dopo { $at } decisioni su { $total }
verified-seed = Tutta la registrazione segue dal suo seme: ogni riga del caso corrisponde.
verified-lines = Tutta la registrazione si può rigiocare dalle sue righe.

## Uno sguardo indietro

analyse-looking = Analisi della partita
analyse-stopped = Interrotto. Lo stesso comando ricomincia e arriva agli stessi giudizi.
analyse-written = Scritto in { $file }.
analyse-title = { $title }: uno sguardo indietro
analyse-share = { $player }: vantaggio { $lead }. Le decisioni hanno portato { $decisions } (± { $error }), la fortuna { $luck }.
analyse-share-level = { $player }: vantaggio { $lead }. Nelle decisioni i giocatori sono stati alla pari ({ $decisions } ± { $error }); la fortuna ha portato { $luck }.
analyse-certainty = Decisioni giudicate: { $number }, ciascuna con quello che il giocatore sapeva in quel momento; sono costate punti: { $marked }. Un costo è indicato solo se è di almeno { $least } punto e supera { $errors } errori standard. L’errore è stato misurato rigiudicando le stesse decisioni; di solito è { $error }. Anche una ricerca può sbagliare.
analyse-best = La decisione migliore di { $player }
analyse-ahead = { $points } punti in più della seconda scelta.
analyse-worst = Le decisioni più costose di { $player }
analyse-none = Nessuna decisione di { $player } è stata nettamente peggiore della migliore.
analyse-turn = Turno { $turn }
analyse-better = Meglio: { $action }
analyse-played = Giocato: { $action }
analyse-lead = Vantaggio previsto
analyse-lead-note = Prima di ogni turno, secondo la stima dei bot: sopra la linea è in testa { $first }, sotto { $second }. I segni sono decisioni che sono costate punti; quelli grandi più di 3.
analyse-expected = Punti previsti
analyse-expected-note = Prima di ogni turno, secondo la stima dei bot. I segni sono decisioni che sono costate punti; quelli grandi più di 3.
analyse-as-table = Come tabella
analyse-luck-title = Decisioni e fortuna
analyse-luck-note = Il vantaggio è ciò che hanno portato le decisioni e la fortuna. Si sommano tutte le decisioni; i baffi sono due errori standard. La fortuna è il resto.
analyse-decisions = Decisioni
analyse-luck = Fortuna
column-turn = Turno
column-marked = Costo
grade-as-good = altrettanto buona
grade-less-good = meno buona
grade-costly = costosa
grade-not-judged = non giudicata

## Quesiti

puzzles-none = Non ci sono ancora quesiti per { $game }.
puzzles-today = Il quesito del giorno
puzzles-heading = { $title }: la mossa migliore?
puzzles-whose = Sei { $player }. Una di queste vale nettamente più delle altre:
puzzles-ask = La tua scelta ({ $letters }):
puzzles-answer-later = Rispondi con --answer e una lettera.
puzzles-right = Sì, è la mossa migliore.
puzzles-wrong = C’è di meglio: questa mossa regala { $points } punti.
puzzles-why = Perché:
puzzles-line = Come si prosegue:
puzzles-checked = { $searches } ricerche indipendenti concordano; in ognuna { $simulations } simulazioni di ogni azione.
puzzles-looking = Ricerca di quesiti
puzzles-found = Quesiti trovati: { $number }. Scritti in { $file }.
puzzles-stopped = Interrotto. Quello che è stato trovato è in { $file }; lo stesso comando lo conserva e continua a cercare.
puzzles-left-out = Nessun quesito
puzzles-left-out-few-options = meno di tre possibilità
puzzles-left-out-looks-best = la mossa che sembra migliore lo è
puzzles-left-out-enough = quesiti su questa scelta già sufficienti
puzzles-left-out-close = differenza troppo piccola nelle ricerche rapide
puzzles-left-out-no-reason = nessun motivo che si possa dire
puzzles-left-out-unsure = ricerche indipendenti troppo discordanti
puzzles-left-out-close-in-full = differenza troppo piccola a piena forza
puzzles-left-out-played-on = le partite giocate fino alla fine lo smentiscono
column-decisions = Decisioni
column-puzzles = Quesiti
error-no-puzzle = “{ $puzzle }” non è un quesito. kade puzzles list li mostra tutti.
error-answer = “{ $answer }” non è una delle lettere { $letters }.
error-no-records = In { $folder } non ci sono partite salvate (file che finiscono in .kade) di { $game }.
error-strength = La forza è { $strength }, ma deve essere maggiore di 0 e al massimo 10.

## Edizioni

edition-good = L’edizione va bene per { $game } e cambia { $changes ->
    [0] nulla
    [one] 1 valore
   *[other] { $changes } valori
}.
edition-ours = { $entries ->
    [one] 1 voce di { $game } è ancora come l’abbiamo ricostruita
   *[other] { $entries } voci di { $game } sono ancora come le abbiamo ricostruite
}, perché quelle stampate non erano disponibili.
edition-written = Scritto in { $file }. Correggi ciò che nella tua scatola è diverso; poi: kade edition check { $file }
template-head =
    Un’edizione di { $game }: tutti i valori che sono nostri, perché quelli stampati non erano disponibili.
    Correggi ciò che nella tua scatola è diverso e cancella il resto; poi controlla il file: kade edition check FILE

## Che cosa non va

error-language = Qui non c’è la lingua “{ $lang }”; scegli tra { $known }.
error-no-server = kade serve ha bisogno del server web: installalo con pip install 'kade[server]'.
error-no-arena = kade arena ha bisogno del modulo che valuta i bot: installalo con pip install 'kade[arena]'.
error-no-training = kade train ha bisogno del modulo per i calcoli: installalo con pip install 'kade[train]'.
error-nothing-to-learn = { $game } non ha ancora caratteristiche da cui imparare; docs/learning.md dice come aggiungerle.
error-no-rounds = Non c'è nulla da fare: serve --rounds o --by-play almeno pari a 1.
error-only-by-play = --only vale per imparare dalle partite: serve --rounds almeno pari a 1.
error-between-by-rounds = --between impara da turni di partite: serve --rounds almeno pari a 1, senza --only né --by-play.
error-nothing-between = { $game } non valuta altro tra un turno e l’altro a un tavolo così; docs/learning.md dice quale gioco lo fa.
error-no-feature = Non c'è nessuna caratteristica di nome { $name }; --only accetta una di queste: { $features }.
error-unreadable = Non si può leggere { $file }: { $why }.
error-not-text = { $file } non è un file di testo.
error-unwritable = Non si può scrivere { $file }: { $why }.
error-exists = { $file } esiste già; scegli un altro nome.
error-name-of-bot = “{ $name }” è il nome di un bot; a una persona ne serve un altro.
error-seat = “{ $seat }” non è un posto: scrivi me (o me:NOME) per una persona, oppure un bot: { $bots }.
error-option = L’opzione “{ $option }” va scritta NOME=VALORE; questo gioco ha { $known }.
error-players = L’opzione players dice { $players }, ma i posti sono { $seats }; omettila.
error-number-of-seats = I posti sono { $seats }, ma questo gioco è per { $allowed }.
error-which-game = Quale gioco? Scegli tra { $games }. Oppure riprendi una partita salvata: --resume FILE
error-no-terminal = Qui gioca una persona, quindi ingresso e uscita devono essere un terminale. I bot da soli possono farne a meno.
error-save-exists = { $file } esiste già. Riprendi quella partita (--resume { $file }) o scegli un altro nome.
error-resume-settled = Una partita salvata prosegue com’è cominciata: --seed, --option e --edition non vanno con --resume.
error-lesson-alone = “{ $lesson }” qui non serve; una partita guidata comincia con --learn.
error-learn-alone = Una partita guidata ha il suo tavolo: --seats, --seed, --option, --edition, --save e --resume non vanno con --learn.
error-no-lesson = { $game } non ha questa partita guidata. Ci sono: { $lessons }
error-resume-other = { $file } è una partita di { $game }.
error-resume-seedless = { $file } non ha un seme, quindi nessuno sa che cosa porterà il caso; si può guardare con kade replay --from-lines.
error-resume-seats = In { $file } i posti occupati sono { $seats }; --seats deve nominarne altrettanti.
error-no-ledger = Qui non ci sono le regole di “{ $game }”; scegli tra { $games }.
error-no-rule = Non c’è la regola “{ $rule }”. Senza identificativo si elencano i capitoli.
error-no-rule-near = Non c’è la regola “{ $rule }”; forse intendi { $near }?
error-simulate-me = In una simulazione giocano solo i bot.
error-replay-to = La registrazione ha { $decisions ->
    [one] 1 decisione
   *[other] { $decisions } decisioni
}; non si può mostrare dopo { $to }.
error-replay-seat = Non c’è il posto { $seat }; i posti vanno da 0 a { $last }.
error-effort = “{ $effort }” non è un livello di analisi; scegli tra { $known }.
error-no-folder = La cartella { $folder } non esiste.
error-edition-toml = { $file } non è TOML: { $why }.
error-edition-game = { $file } non dice per quale gioco è: manca una riga game = "…" con uno di { $games }.

## Bot

bots-random = gioca a caso
bots-greedy = sceglie ciò che al momento sembra migliore
bots-search = prevede le mosse, brevemente
bots-novice = riflette sul proprio turno per mezzo secondo al massimo e sbaglia spesso
bots-merchant = riflette sul proprio turno per due secondi al massimo e sbaglia di rado
bots-master = prevede le mosse, pensa sei secondi a turno al massimo
bots-grandmaster = pensa quanto il maestro e giudica le posizioni come ha imparato dalle partite, nei giochi in cui ha imparato
bots-own = un programma tuo, in qualsiasi linguaggio: kade bots protocol

## Un gioco nuovo

new-written = { $folder } è pronto: un gioco che si può già giocare. Continua con:
error-new-name = “{ $name }” non può essere l’id di un gioco: ha lettere minuscole, cifre e trattini singoli, per esempio { $example }.
error-new-taken = Il nome “{ $name }” è già preso da un gioco o da un modulo Python. Scegline un altro.
error-new-players = I giocatori sono “{ $players }”, ma deve essere un numero da 2 a 6 o un intervallo, per esempio 2-4.
error-new-prefix = Il prefisso è “{ $prefix }”, ma deve avere da due a quattro lettere maiuscole, per esempio TU.
error-new-exists = { $folder } esiste già e resta com’è. Scegli un altro nome o un’altra --folder.

## La partita guidata

learn-welcome = Una partita guidata, circa { $minutes } minuti. Fai ciò che dice la guida; “salta” lo fa per te, “annulla” torna indietro di un passo, “aiuto” mostra che cos’altro puoi scrivere.
learn-step = passo { $step } di { $steps }
learn-enter = Invio: avanti
learn-follow = Potresti farlo. Per ora seguimi: voglio mostrarti una cosa.
learn-left = Puoi riprendere più tardi: { $command }
learn-over = Ora conosci le regole. Una partita vera: { $command }
learn-no-save = Una partita guidata non va salvata: si può riprendere da qualsiasi passo.
word-skip = salta
help-skip = salta: la guida fa questo passo per te

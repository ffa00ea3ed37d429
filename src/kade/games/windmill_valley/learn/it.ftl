# Il regolamento di Windmill Valley in italiano: un messaggio per ogni paragrafo e ogni numero nelle figure. Le regole sono in rulebook.toml.

# Parole che si cercano, e come le chiama questo regolamento.
synonyms = denaro soldi moneta: fiorin; seme: bulb; diga paratoia: chius; alluvione fiume: acqu; ingranaggio: ruot; migliorare: potenzia; assumere compagno: aiutant; obiettivo missione: contratt; nave esportazione barca: commerci; torneo: desideri; attrezzo chiave martello: strument; automa robot bot: giardinier; deposito fienile: magazzin; mese stagione: calendari; campo terra: fattori

minute = In un minuto
minute-lead = Coltivi tulipani dietro le dighe. L’acqua fa girare le ruote del tuo mulino, e le ruote dicono che cosa puoi fare.
minute-gate = **Regola la chiusa.** Più è aperta, più l’acqua è veloce, e più sale.
minute-wheels = **Gira le ruote.** Di tanti scatti quanto è veloce l’acqua. Poi scegli una delle due azioni alla freccia.
minute-build = **Costruisci e commercia.** Mulini, mercato, navi, aiutanti: tutto porta bulbi, fiorini o punti.
minute-plant = **Pianta tulipani.** Valgono di più le righe di un colore e le colonne di quattro.
minute-win = Quando la ruota grande di qualcuno ha girato abbastanza, cominciano gli ultimi round. Vince chi ha più punti.

## 1 Il tavolo

table = Che cosa c’è sul tavolo
table-lead = Un polder per tutti, e per ciascuno una fattoria con due ruote.
table-things = I tulipani hanno cinque colori: bianco, giallo, rosso, violetto e nero. Hai una plancia fattoria con gli appezzamenti, una plancia mulino con una **ruota grande e una piccola**, e nove mulini. Bulbi e strumenti non finiscono mai.
table-money = Puoi avere fino a **9 fiorini**; il resto va perso. Parti con 5 punti, e li spendi solo dove qualcosa lo dice.
table-storage = Il **magazzino** ha 7 spazi. I primi cinque sono gratis; un bulbo sul sesto costa 1 fiorino, sul settimo 2. Se è pieno, o non puoi o non vuoi pagare, il nuovo bulbo può sostituirne uno gratis. Un bulbo si può sempre rifiutare.
table-decline = Puoi rinunciare a qualsiasi ricompensa, in parte o del tutto. Solo all’avanzare sul calendario e all’avvio della fine non si rinuncia.
table-setup = Preparazione
table-setup-middle = Quattro potenziamenti delle ruote e tre potenziamenti fattoria sono scoperti; delle quattro carte commercio vale solo quella in cima. La chiusa sta su 1, l’acqua su 0.
table-setup-yours = Ricevi una plancia mulino a caso, 1 strumento, un bulbo e da 4 a 7 fiorini: più tardi giochi, più ne hai. Poi, dall’ultimo giocatore al primo, ognuno sceglie una carta di partenza e un’area del mercato. La carta di partenza che avanza è il **Desiderio della Regina**.
picture-line-1 = Il tuo magazzino.
picture-line-2 = I tuoi mulini, in gruppi per colore.
picture-line-3 = I tuoi fiorini.
picture-line-4 = I tuoi punti.

## 2 Il tuo turno

turn = Il tuo turno
turn-lead = Chiusa, acqua, ruote, azione.
turn-order = Un turno va sempre così: regoli la **chiusa**, sale l’**acqua**, giri le **ruote**, esegui un’**azione**.
turn-gate = Lascia la chiusa com’è, chiudila quanto vuoi gratis, o aprila. Aprirla da 1 a 2 costa 1 fiorino e dà 1 punto; da 2 a 3 costa 2 e dà 3; da 1 a 3 costa 3 e dà 4.
turn-water = A velocità 1 l’acqua resta, a 2 sale di 1, a 3 di 2, a ogni turno. Non può mai superare 8: allora la chiusa va chiusa quanto basta.
turn-wheels = Ruote e azione
turn-wheels-turn = Le due ruote girano di tanti scatti quanto è veloce l’acqua. La grande ha 6 spazi, la piccola 5, così le coppie alla freccia cambiano sempre.
turn-wheels-tools = Ogni **strumento** speso vale uno scatto in più o in meno, da 1 a 4 in tutto. Chiusa e acqua restano come sono.
turn-wheels-act = Scegli **uno dei due** spazi alla freccia ed eseguilo. Se uno dei due porta il segno «anche l’altra ruota», puoi eseguirli entrambi. Un potenziamento su uno spazio vale al posto di ciò che vi è stampato.
turn-wheels-none = Solo se nessuno dei due si può eseguire prendi invece 2 fiorini.
picture-gate-1 = La chiusa: tre velocità. Ciò che brilla si può scegliere.
picture-gate-2 = Il livello dell’acqua, da 0 a 8.
picture-wheels-1 = Lo spazio attivo della ruota grande …
picture-wheels-2 = … e quello della piccola. Scegline uno.

## 3 Calendario e desiderio

calendar = Calendario e Desiderio della Regina
calendar-lead = Sei scatti della ruota grande sono un passo nell’anno.
calendar-spoke = Ogni volta che il **raggio rosso** della tua ruota grande raggiunge o supera la freccia, il tuo segnalino avanza di uno spazio sul calendario. Oltre lo spazio IV non c’è nulla.
calendar-rewards = Quando raggiungi uno spazio puoi prendere la sua ricompensa comune e **una** delle ricompense uniche ancora libere sotto di esso, ciascuna in qualsiasi momento di quel turno. Quella unica non c’è più per nessuno.
calendar-wish = Esaudisci il **Desiderio della Regina** nel tuo turno e ottieni la ricompensa più alta ancora libera, una volta per partita. Non cedi nulla in cambio.
picture-calendar-1 = La ricompensa comune dello spazio I, per tutti.
picture-calendar-2 = Una ricompensa unica: la prende chi arriva prima.
picture-calendar-3 = Il Desiderio della Regina.

## 4 Acqua, potenziamenti e carte

better = Acqua, potenziamenti e carte
better-lead = Tre azioni che migliorano la tua fattoria.
better-water = **Abbassare il livello dell’acqua.** Prima la ricompensa, secondo il livello di partenza: da 5 a 8, 2 fiorini o 2 punti per ogni punto di forza; da 2 a 4, 1; a 0 o 1, 1 fiorino. Poi il livello scende della forza.
better-tiles = Potenziare le ruote
better-tiles-take = Prendi un potenziamento scoperto e mettilo su uno spazio delle tue ruote che ora **non è alla freccia**. Uno comune è gratis, uno non comune costa 1 fiorino, uno unico 2. Quello che c’era esce dal gioco.
better-tiles-refresh = Prima di scegliere puoi pagare una volta 1 fiorino per quattro potenziamenti nuovi.
better-cards = Potenziamenti fattoria
better-cards-take = Prendi al massimo una delle tre carte. Prima puoi pagare una volta 1 fiorino per tre nuove.
better-cards-sides = Ogni carta può essere una di due cose. In alto è un **aiutante**, e ottieni i punti dello spazio; in basso è un **contratto**, che dà punti alla fine. C’è posto per tre e tre; poi una carta nuova ne sostituisce una vecchia.
better-cards-helpers = Un aiutante e la carta di partenza funzionano una volta per turno, quando esegui la loro azione: prima o dopo di essa.
picture-displays-1 = I potenziamenti: due comuni, uno non comune, uno unico.
picture-displays-2 = Una carta come aiutante …
picture-displays-3 = … o come contratto.

## 5 I mulini

mills = Costruire mulini
mills-lead = Ogni campo che tocca rende, e la strada porta al mercato.
mills-where = Prendi un mulino da uno dei tuoi gruppi e paga il costo dello spazio, da 0 a 4. Lo spazio deve essere **collegato** al mercato: accanto a esso, o con un percorso ininterrotto di mulini di qualsiasi colore.
mills-path = Poi segui un percorso più breve fino al mercato. Ogni mulino di un altro giocatore lungo il percorso dà 1 punto al suo proprietario. Tra percorsi ugualmente brevi scegli tu.
mills-fields = Infine ottieni le ricompense di **tutti i campi** che toccano il mulino, in qualsiasi ordine.
picture-mills-1 = Il tuo mulino, collegato al mercato.
picture-mills-2 = Sugli spazi che brillano ora si può costruire.

## 6 Il mercato

market = Visitare il mercato
market-lead = Dove c’è folla si fanno buoni affari.
market-walk = Paga il prezzo e fai **tutti i movimenti**. A ogni movimento vai nell’area successiva in senso orario, scegli una delle sue ricompense e la ottieni una volta per ogni segnalino presente, anche il tuo, al massimo tre volte.
market-neutral = Una volta per turno, prima di partire, con 1 fiorino sposti un segnalino neutrale in un’area in cui entrerai.
market-full = Un’area ha tre spazi. Se sono tutti occupati la salti, oppure paghi 1 fiorino a un giocatore che è lì e ti metti sopra il suo segnalino.
picture-market-1 = L’area successiva: ci sono due segnalini, il tuo sarà il terzo.

## 7 Piantare e commerciare

tulips = Piantare e commerciare
tulips-lead = Un tulipano sta in terra o su una nave.
tulips-plant = **Pianta** bulbi del magazzino, fino a quanti dice l’azione. Ognuno va nell’appezzamento vuoto più a sinistra di una delle quattro righe. Se copre una ricompensa, la ottieni subito.
tulips-trade = Commercio con l’estero
tulips-trade-ship = Metti un tuo bulbo su un posto vuoto della carta commercio, di un **colore che non vi è ancora**, e ottieni le due ricompense accanto. Oppure togli tutti i bulbi dalla carta e tienine quanti vuoi.
tulips-trade-full = Messo il quarto bulbo, i bulbi vanno nella riserva e arriva la carta successiva.
picture-patches-1 = Il prossimo appezzamento di questa riga: ci starebbe un terzo tulipano bianco.
picture-patches-2 = Una riga vuota comincia da sinistra.
picture-trade-1 = Un posto, e le due ricompense accanto.

## 8 La fine

end = La fine
end-lead = I tulipani fioriscono. È ora di contare.
end-last = Quando qualcuno raggiunge lo spazio IV del calendario si completa il round e se ne gioca **ancora uno**. Nella variante esperta non c’è un round in più.
end-groups = I contratti danno punti. Poi ogni gruppo di mulini che hai **svuotato** dà punti per ogni tulipano piantato del suo colore: bianco e giallo 1, rosso e violetto 2, nero 3.
end-rows = Una riga completa di sette dà il valore alto se è di un colore, altrimenti quello basso. Una colonna completa di **quattro colori diversi** dà punti; ogni colonna con due tulipani dello stesso colore ne toglie, tranne l’ultima.
end-win = Vince chi ha più punti. A parità decidono più bulbi piantati, poi più bulbi in magazzino, poi più mulini costruiti.

## 9 Il Giardiniere

gardener = Soli contro il Giardiniere
gardener-lead = Non paga mai, non esita mai, e pianta tutto ciò che riceve.
gardener-setup = Il tavolo è come per due. Cominci tu. Scegli **facile, medio o difficile**; peschi due carte di partenza e ne tieni una, l’altra è il Desiderio della Regina.
gardener-turn = Il Giardiniere scopre una carta. Dice come sposta la chiusa e se abbassa l’acqua. Le sue ruote girano della velocità dell’acqua, e lui esegue l’azione della ruota grande.
gardener-free = Non paga mai fiorini e non mette nulla in magazzino. Fiorini e strumenti diventano per lui 1 punto ciascuno; i bulbi li pianta subito.
gardener-calendar = Quando la sua ruota ha fatto un giro prende la ricompensa comune e la migliore unica ancora libera, e il suo segnalino sale al Desiderio della Regina, che lo esaudisca o no.
gardener-score = A facile c’è il round in più alla fine, a medio e difficile no. Ottiene punti per potenziamenti, carte, appezzamenti e tulipani, di più quanto più alto è il livello. Vince chi ha più punti.

# La prima partita guidata in italiano: un messaggio per ogni fumetto. <passo> è il titolo, <passo>-before viene prima della mossa,
# <passo>-before-2 prima di una seconda, <passo>-after dopo, <passo>-done è il titolo di allora. Le cifre vengono dal gioco.

title = Prima partita guidata

polder = Ecco il polder
polder-before = Al centro del polder c’è il mercato. Accanto ci sono la tua fattoria con i suoi appezzamenti e le tue due **ruote**. A ogni turno l’acqua gira le ruote, e ciò che mostrano è ciò che puoi fare. Alla fine vince chi ha più punti.

gate = Prima la chiusa
gate-before = Ogni turno comincia dalla **chiusa**. Regola la velocità dell’acqua, e di altrettanti scatti girano le tue ruote. Puoi lasciarla com’è, chiuderla gratis o aprirla pagando fiorini. Per ora lasciala a velocità { $speed }.
gate-after = A velocità { $speed } l’acqua non sale. Le due ruote sono girate di uno scatto.
gate-done = Uno scatto

choose = Due spazi, un’azione
choose-before = Uno spazio di ogni ruota è alla freccia: questi due sono **attivi**, e tu ne esegui uno. La Ruota Piccola ti fa abbassare l’acqua, la Ruota Grande ti fa **piantare**. Sporchiamoci le mani: scegli la grande.

plant = Pianta i tulipani
plant-before = Puoi piantare fino a due bulbi. Ognuno va nell’**appezzamento vuoto più a sinistra** di una riga. Le righe di un solo colore rendono di più: pianta il rosso accanto al rosso. Ciò che copre è subito tuo: qui, uno strumento.
plant-before-2 = Lo strumento è tuo. Al violetto dai una riga tutta sua: piantalo nella prima.
plant-after = Due tulipani piantati e uno strumento. Ci tornerà utile. Ora tocca a Sam.
plant-done = Un buon inizio

open = Apri la chiusa
open-before = Sam non ha toccato la chiusa. Noi osiamo di più: aprila a velocità { $speed }. Costa { $cost ->
    [one] { $cost } fiorino
   *[other] { $cost } fiorini
} e dà { $points ->
    [one] **{ $points } punto**
   *[other] **{ $points } punti**
}. L’acqua sale di { $rise }, in questo turno e in tutti quelli in cui la chiusa resta lì.
open-before-2 = Con lo strumento potresti fare uno scatto in più o uno in meno. Tienilo: gira di { $speed } scatti.

build = Costruisci un mulino
build-before = La freccia indica **costruire un mulino**. Scegli la Ruota Grande.
build-before-2 = Un mulino sta accanto al mercato, o ci arriva con un percorso ininterrotto di mulini. Cerca buoni **campi**: tutti quelli che tocca ti danno qualcosa. Questo spazio non costa nulla e tocca fiorini e un bulbo rosso. Costruisci qui.
build-before-3 = Da quale gruppo? Un gruppo **svuotato** alla fine dà punti per ogni tulipano del suo colore. Tu coltivi i rossi: prendi un mulino rosso.
build-after = I campi pagano subito: { $guilders ->
    [one] { $guilders } fiorino
   *[other] { $guilders } fiorini
} e un bulbo rosso per il tuo magazzino.
build-done = Il tuo primo mulino

neighbour = Il turno di Sam
neighbour-before = Ora costruisce Sam. Tieni d’occhio i tuoi punti.
neighbour-after = Il mulino di Sam sta più lontano, e il suo percorso fino al mercato passa dal tuo. Per te è { $points ->
    [one] **{ $points } punto**
   *[other] **{ $points } punti**
}. Costruisci dove gli altri devono passare!
neighbour-done = Buoni vicini

market = Si va al mercato
market-before = Il tempo è passato. Le tue ruote sono appena girate, e la grande mostra il **mercato**: due movimenti per { $cost ->
    [one] { $cost } fiorino
   *[other] { $cost } fiorini
}. Scegli quella.
market-before-2 = Ogni movimento porta nell’area successiva in senso orario. Lì ottieni un tipo di ricompensa, una volta per **ogni segnalino** presente, al massimo { $most } volte. Ci sono Sam e un segnalino neutrale: con te fanno tre. Entra.
market-before-3 = Tre tipi di ricompensa, e tu ne scegli uno. Prendi i bulbi **violetti**.
market-after = { $violet } bulbi violetti in un colpo solo. Dove c’è folla si fanno buoni affari.
market-done = Una bella spesa

storage = Un bulbo di troppo
storage-before = Il secondo movimento ti ha portato nell’area seguente. C’è anche un segnalino neutrale, quindi ottieni una ricompensa { $red } volte. Prendi i bulbi **rossi**.
storage-before-2 = Il magazzino ha { $spaces } spazi, e i primi { $free } non costano nulla. Sul successivo un bulbo costa { $sixth ->
    [one] { $sixth } fiorino
   *[other] { $sixth } fiorini
}, sull’ultimo { $seventh }. Questo, pagalo.
storage-before-3 = E adesso? Un bulbo che non puoi o non vuoi pagare può **sostituirne** gratis uno che hai. Puoi anche rifiutarlo. Mettilo al posto di quello bianco.
storage-after = Due rossi in più, e uno solo pagato. Ma i tulipani stanno bene nella terra: piantali presto.
storage-done = Che risparmio

water = L’acqua è alta
water-before = Qualche turno dopo il livello dell’acqua è { $level }. Non può mai superare { $most }: arrivata lì, resta solo la velocità { $slow }. È ora di **abbassarlo**. Scegli la Ruota Piccola.
water-before-2 = Prima viene la ricompensa. Più alta è l’acqua, più rende: quassù ogni punto di forza dà { $guilders ->
    [one] { $guilders } fiorino
   *[other] { $guilders } fiorini
} o { $each ->
    [one] { $each } punto
   *[other] { $each } punti
}. Tu abbassi con forza due. Prendi **punti** per entrambi.
water-after = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, e il livello scende a { $now }. A volte conviene lasciarlo prima salire un po’.
water-done = Piedi asciutti

tool = Lo strumento al momento giusto
tool-before = Anche Sam ha abbassato l’acqua, per dei fiorini. Ora guarda il **raggio rosso** della tua Ruota Grande. Quando raggiunge o supera la freccia, il tuo segnalino avanza sul calendario. Lascia la chiusa a { $speed }.
tool-before-2 = Due scatti ti porterebbero al mercato. Ogni **strumento** speso vale uno scatto in più o in meno. Uno in più, e puoi prendere un potenziamento fattoria. Spendilo: tre scatti.
tool-after = Il raggio rosso ha superato la freccia, e il tuo segnalino è su un nuovo spazio. La ricompensa comune è uno strumento: il tuo è già tornato. E una delle **ricompense uniche** lì sotto è tua.
tool-done = Il calendario avanza

better = Un potenziamento e una carta
better-before = Una ricompensa unica va a chi la prende per primo. Prendi questa: **potenziare le ruote**.
better-before-2 = I potenziamenti comuni sono gratis, uno non comune costa { $uncommon ->
    [one] { $uncommon } fiorino
   *[other] { $uncommon } fiorini
}, uno unico { $unique }. Questo, comune, ti fa piantare fino a tre bulbi. Prendilo.
better-before-3 = Va su uno spazio qualsiasi che **non è alla freccia**, e vale al posto di ciò che vi è stampato. Mettilo sulla Ruota Grande, sopra **potenziare le ruote**.
better-before-4 = Ora la tua azione. La Ruota Grande mostra il **potenziamento fattoria**. Sceglila.
better-before-5 = Sopra la fattoria una carta è un **aiutante**, che ti dà una mano una volta per turno, con un tipo di azione. Sotto è un **contratto**, che vale alla fine. Questo dà { $each ->
    [one] { $each } punto
   *[other] { $each } punti
} per ogni tulipano rosso: proprio quello che fa per te.
better-after = Una ruota migliore e un piano per la fine. La tua fattoria prende forma.
better-done = Una fattoria ben attrezzata

trade = Il commercio con l’estero
trade-before = Qualche turno dopo la Ruota Grande mostra il **commercio con l’estero**. Scegli quella.
trade-before-2 = Spedisci un bulbo su un posto vuoto di questa carta, di un **colore che non vi è ancora**, e ottieni le **due ricompense accanto**. Spedisci il giallo qui, tra i fiorini e un mulino.
trade-before-3 = Le due ricompense sono tue, nell’ordine che vuoi. Prima i fiorini: costruire può costarne.
trade-after = Hai { $guilders ->
    [one] { $guilders } fiorino
   *[other] { $guilders } fiorini
} in più. Il bulbo resta sulla carta. Invece di spedirne uno, si possono anche togliere tutti. Spedito il quarto, arriva la carta successiva.
trade-done = Si salpa

wish = Il Desiderio della Regina
wish-before = In ogni partita la Regina ha un altro **desiderio**. Stavolta vuole { $windmills } mulini tuoi, collegati tra loro. Ne hai tre, ma uno è isolato. Prendi il mulino.
wish-before-2 = Costruisci qui, in mezzo. Ora un percorso ininterrotto li unisce tutti e quattro.
wish-before-3 = Può venire da qualsiasi gruppo. Prendine uno nero.
wish-after = Desiderio esaudito, e prima di tutti: { $first ->
    [one] { $first } punto
   *[other] { $first } punti
} subito! Chi lo esaudisce per secondo ne ottiene { $second }, il terzo { $third }. Non costa nulla: tienilo d’occhio fin dall’inizio.
wish-done = La Regina è contenta

last = L’ultimo round
last-before = È passato altro tempo. Sam ha raggiunto l’ultimo spazio del calendario. Allora si completa il round e se ne gioca **ancora uno**: questo. Chiudi la chiusa a velocità { $speed }. Chiudere non costa nulla.
last-before-2 = Uno scatto, ed ecco il tuo potenziamento. Scegli la Ruota Grande: puoi piantare fino a tre bulbi.
last-before-3 = Il settimo tulipano rosso fa una **riga completa di un colore**. Piantalo nella seconda riga.
last-before-4 = Anche una colonna di **quattro colori diversi** dà punti; due uguali ne toglierebbero. Pianta il giallo nella terza riga.
last-before-5 = E il bianco nella quarta riga. Così la quarta colonna è completa.
last-after = Avevi { $before } punti. L’appezzamento dà { $patch }, il contratto { $contract }, i gruppi vuoti, bianco e rosso, { $white } e { $red }, la riga rossa { $row }, le colonne { $first }, { $second }, { $third } e { $fourth }: **{ $total } punti**. Sam ne ha { $sam }. Facciamo una partita vera?
last-done = Hai vinto!

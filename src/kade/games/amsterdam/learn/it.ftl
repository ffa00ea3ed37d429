# Il regolamento di Amsterdam in italiano: un messaggio per ogni paragrafo e ogni numero nelle figure. Le regole sono in rulebook.toml.

# Parole che si cercano, e come le chiama questo regolamento.
synonyms = vagone treno carretto: carr; biglietto obiettivo destinazione: contratt; percorso linea: tratt; matta locomotiva arcobaleno: jolly; stazione località: luog; mercato: fila; barile risorsa bonus: merc; rimescolare mischiare: mazzo; bloccata parallela: chius; saltare: pass

minute = In un minuto
minute-lead = Sei un mercante della vecchia Amsterdam. I tuoi carri corrono lungo i canali, e chi unisce i luoghi giusti si arricchisce.
minute-draw = **Pesca carte.** Raccogli carte Trasporto di un colore, due per turno.
minute-claim = **Occupa una tratta.** Gioca tante carte del suo colore quanti sono i suoi spazi, e fai subito punti.
minute-contracts = **Completa i Contratti.** Unisci due luoghi con una catena di tue tratte, per qualsiasi via.
minute-goods = **Raccogli Merci.** Le tratte intorno alla città danno anche carte Merci.
minute-win = Quando a qualcuno non restano quasi più carri, ognuno ha ancora un turno. Poi vince chi ha più punti.

## 1 Il tavolo

table = Che cosa c’è sul tavolo
table-lead = Una città con diciassette luoghi, e due segreti nella tua mano.
table-map = La mappa mostra **17 luoghi** uniti da 44 **tratte**. Una tratta è lunga da 1 a 4 spazi e ha un colore: rosa, blu, verde, nero, rosso, arancione o grigio. Nessun luogo dista più di 9 spazi da un altro.
table-yours = Hai **16 carri**. Le carte Trasporto sono di sei colori, sei per colore, e ci sono 8 **jolly** che valgono per qualsiasi colore. Carte grigie non ce ne sono.
table-secret = Le carte in mano e i Contratti sono segreti; quanti ne hai, lo vedono tutti. Non c’è limite né per le une né per gli altri. Le carte Merci sono scoperte.
table-setup = Preparazione
table-setup-deal = Ricevi 2 carte Trasporto; altre 5 stanno scoperte nella **fila**. Ricevi anche 2 Contratti e ne tieni uno o entrambi. Quello che non tieni va sotto il mazzo. Tutti scelgono insieme.
table-setup-first = Con la scatola comincia il più giovane; qui il primo giocatore viene scelto o sorteggiato. Si gioca in senso orario.
picture-map-1 = Un luogo.
picture-map-2 = Una tratta blu di tre spazi.
picture-map-3 = Una tratta grigia di uno spazio.

## 2 Il tuo turno

turn = Il tuo turno
turn-lead = Una cosa per turno, e una sola. Si gioca in fretta.
turn-three = Nel tuo turno fai **esattamente una** di tre cose: pescare carte Trasporto, occupare una tratta o pescare Contratti.
turn-pass = Puoi passare solo se nessuna delle tre è possibile. Se tutti passano uno dopo l’altro, la partita finisce subito.
turn-early = **Per cominciare.** Pesca carte per due o tre turni, finché puoi pagare una tratta utile a entrambi i tuoi Contratti.

## 3 Le carte

cards = Pescare carte
cards-lead = Due carte per turno, a meno che un jolly non ti tenti.
cards-two = Prendi **due carte**, una dopo l’altra, ciascuna dalla fila o alla cieca dal mazzo. Una carta presa dalla fila viene subito rimpiazzata, così scegli la seconda vedendo già quella nuova.
cards-wild = Un **jolly** della fila costa l’intero turno: come prima carta è l’unica, e come seconda non lo puoi prendere. I jolly pescati alla cieca sono carte come le altre.
cards-sweep = Appena tre delle cinque carte della fila sono jolly, si scartano tutte e cinque e se ne scoprono cinque nuove.
cards-empty = Quando il mazzo è vuoto, gli scarti si mescolano in uno nuovo.
picture-row-1 = La fila: cinque carte scoperte.
picture-row-2 = Un jolly. Preso da qui, è l’unica carta del turno.
picture-row-3 = Il mazzo: si pesca alla cieca.

## 4 Le tratte

track = Occupare una tratta
track-lead = Paga nel suo colore, metti i carri, fai subito punti.
track-pay = Scegli una tratta libera e gioca **esattamente tante carte del suo colore quanti sono i suoi spazi**. I jolly valgono per ogni colore; usane quanti vuoi, anche al posto di una carta colorata che hai. Metti un carro su ogni spazio.
track-grey = Una tratta **grigia** si paga con un colore qualsiasi, ma con carte tutte di quel colore o jolly. Bastano anche soli jolly.
track-green = Una tratta verde di 3 spazi si paga con 3 carte verdi; 2 verdi e 1 jolly; 1 verde e 2 jolly; oppure 3 jolly.
track-anywhere = La tratta non deve toccare le altre tue. Ti servono abbastanza carri. I carri restano lì fino alla fine.
track-points = Fai subito punti: **1, 2, 4 o 7** per 1, 2, 3 o 4 spazi. Una tratta lunga vale più di tante corte.
track-double = Tratte doppie
track-double-both = Tra alcuni luoghi corrono due tratte affiancate. Nessuno può averle entrambe. In **due giocatori** la seconda si chiude appena qualcuno occupa la prima. In tre o quattro può occuparla un altro giocatore.
picture-claims-1 = Verde, tre spazi: bastano tre carte verdi.
picture-claims-2 = Grigia, due spazi: due carte dello stesso colore, o jolly.
picture-double-1 = Questa tratta è tua …
picture-double-2 = … quindi in due giocatori questa è chiusa.

## 5 Merci

goods = Merci
goods-lead = Chi gira intorno alla città ha di più da vendere.
goods-ring = Undici tratte formano l’**anello esterno** della città e sono contrassegnate da carri. Se ne occupi una ricevi anche una carta Merci, qualunque sia la sua lunghezza. Sta scoperta davanti a te.
goods-rank = Alla fine chi ha più carte Merci fa 8 punti. In due giocatori il secondo ne fa 4; in tre sono 8, 5 e 2; in quattro 8, 6, 4 e 2. A parità tutti fanno i punti del loro posto, e i posti successivi restano vuoti. Senza carte non ottieni nulla.
goods-four = Quattro giocatori hanno 4, 2, 2 e 1 carta: fanno 8, 6, 6 e 2 punti.
picture-goods-1 = Chi ne ha quante, e quanto varrebbe adesso.

## 6 Contratti

contracts = Contratti
contracts-lead = Due luoghi, un numero, e lo sai solo tu.
contracts-draw = Un Contratto riporta due luoghi e i suoi punti. Per pescare Contratti prendi i primi due e ne tieni **uno o entrambi**. Quello che tieni resta con te fino alla fine.
contracts-chain = Un Contratto è completato quando una **catena ininterrotta di tue tratte** unisce i suoi due luoghi, per qualsiasi via. Una tratta può servire a molti Contratti.
contracts-quiet = Nessuno dice quali Contratti ha né se sono completati. A che punto sei tu, lo vedi sullo schermo.
contracts-worth = Un Contratto completato alla fine aggiunge i suoi punti; uno non completato **li toglie**. Valgono da 3 a 9 punti: quanti sono gli spazi della via più breve, a volte 1 in più.
contracts-plan = **In compagnia.** Cerca Contratti che condividono un pezzo di strada. Una tratta che ne serve due rende il doppio.

## 7 La fine

end = La fine
end-lead = Pochi carri, ancora un turno.
end-last = Quando qualcuno a fine turno ha **2 carri o meno**, ognuno ha ancora un turno, anche lui. Questi ultimi turni sono come tutti gli altri, ma al tuo puoi rinunciare.
end-count = Poi si mostrano tutti i Contratti: quelli completati aggiungono i loro punti, gli altri li tolgono. Contano le Merci. I punti delle tratte li hai già. Le carte in mano non valgono nulla, e non c’è un premio per la via più lunga.
end-below = Sì, un punteggio può scendere sotto 0.
end-win = Vince chi ha più punti. A parità decidono più Contratti completati; se non basta, la vittoria è condivisa.

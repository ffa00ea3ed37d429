-- {"table": "78admseq3tj6k8", "tokens": {"0": "r8UuJgzdZ-cDbJj8rCWtaA", "1": "b6QiUF5XTusEudo5G5OoBA"}, "entries": 20}
-- {"table": "65w8tvenpatjsa", "tokens": {"0": "d1EIjB7xGLGL3VqzRYWqSg", "2": "uyXhQUr67Ohhw94h8TFSOw"}, "entries": 26}
-- {"table": "wgsfjnsuzj5feg", "tokens": {"0": "yVUWaxhmYAyVzxaX-cZo4Q", "1": "wYtSM-vFrpNocZ2aAAOOLg"}, "entries": 28}
-- {"table": "dvtwwrwe54dh6k", "tokens": {"0": "SOs8nG0EBYygH6-uO33NUw", "1": "8OVCADu-kYCJpPZGVSh8bQ", "2": "Y3GgstXR1inikyhgPvGRPw", "3": "yKmrfuitGcm-xCE2bGZY0Q"}, "entries": 13}
-- {"table": "kw3h2yven7exdj", "tokens": {"0": "V8DsVaye81O_AfFNjZJrDQ", "1": "V8xdIuY-T3YWZCYIsWyX3Q"}, "entries": 40}
-- {"table": "583nwj39mq7aeh", "tokens": {"0": "XxnHSarQ4YqV8i2rJaslhA", "1": "Xan5I0f4kPXnMQ5Qg8FiGw", "2": "n4DHkYFFNVkkEZHTlGz7VQ"}, "entries": 5}
-- {"table": "nrnxc3yadvkhsv", "tokens": {"0": "AHUTzqjHERkZwJx3quAG6Q"}, "entries": 33}
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE journal (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	entry TEXT NOT NULL, 
	written FLOAT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "journal" VALUES('78admseq3tj6k8',1,'{"kind":"do","seat":0,"action":"keep dam--montelbaanstoren"}',1.79486338606078505517e+09);
INSERT INTO "journal" VALUES('78admseq3tj6k8',2,'{"kind":"do","seat":1,"action":"keep jan-roodenpoortstoren--oost-indisch-huis"}',1.79486338613763952249e+09);
INSERT INTO "journal" VALUES('78admseq3tj6k8',3,'{"kind":"do","seat":1,"action":"take green"}',1.79486338619404315946e+09);
INSERT INTO "journal" VALUES('78admseq3tj6k8',4,'{"kind":"do","seat":1,"action":"take orange"}',1.79486338625789403912e+09);
INSERT INTO "journal" VALUES('78admseq3tj6k8',5,'{"kind":"do","seat":0,"action":"claim drie-hendricken--westermarkt-a"}',1.79486338632206535344e+09);
INSERT INTO "journal" VALUES('78admseq3tj6k8',6,'{"kind":"do","seat":1,"action":"claim korenmetershuisje--oude-kerk-b"}',1.79486338640881729119e+09);
INSERT INTO "journal" VALUES('78admseq3tj6k8',7,'{"kind":"do","seat":0,"action":"claim oude-waal--waag"}',1.79486338646876239779e+09);
INSERT INTO "journal" VALUES('78admseq3tj6k8',8,'{"kind":"do","seat":1,"action":"draw contracts"}',1.79486338654858732224e+09);
INSERT INTO "journal" VALUES('78admseq3tj6k8',9,'{"kind":"do","seat":1,"action":"keep munttoren--waag"}',1.79486338658976387976e+09);
INSERT INTO "journal" VALUES('78admseq3tj6k8',10,'{"kind":"do","seat":0,"action":"take wild"}',1.7948633866499884128e+09);
INSERT INTO "journal" VALUES('78admseq3tj6k8',11,'{"kind":"do","seat":1,"action":"claim dam--jan-roodenpoortstoren-a"}',1.79486338673039269447e+09);
INSERT INTO "journal" VALUES('78admseq3tj6k8',12,'{"kind":"do","seat":0,"action":"draw contracts"}',1.79486338680463838575e+09);
INSERT INTO "journal" VALUES('78admseq3tj6k8',13,'{"kind":"do","seat":0,"action":"keep haringpakkerstoren--jordaan"}',1.79486338687426376335e+09);
INSERT INTO "journal" VALUES('78admseq3tj6k8',14,'{"kind":"do","seat":1,"action":"draw card"}',1.79486338694644856446e+09);
INSERT INTO "journal" VALUES('78admseq3tj6k8',15,'{"kind":"do","seat":1,"action":"take orange"}',1.79486338698467612264e+09);
INSERT INTO "journal" VALUES('78admseq3tj6k8',16,'{"kind":"do","seat":0,"action":"take orange"}',1.79486338704568672178e+09);
INSERT INTO "journal" VALUES('78admseq3tj6k8',17,'{"kind":"do","seat":0,"action":"take pink"}',1.79486338711540174481e+09);
INSERT INTO "journal" VALUES('78admseq3tj6k8',18,'{"kind":"do","seat":1,"action":"claim jordaan--westermarkt"}',1.79486338720858120917e+09);
INSERT INTO "journal" VALUES('78admseq3tj6k8',19,'{"kind":"undo","seat":1}',1.79486338724856019023e+09);
INSERT INTO "journal" VALUES('78admseq3tj6k8',20,'{"kind":"do","seat":1,"action":"claim montelbaanstoren--waag-a"}',1.79486338730949378014e+09);
INSERT INTO "journal" VALUES('65w8tvenpatjsa',1,'{"kind":"do","seat":0,"action":"keep both"}',1.79486338759304261212e+09);
INSERT INTO "journal" VALUES('65w8tvenpatjsa',2,'{"kind":"do","seat":2,"action":"keep drie-hendricken--nieuwe-waal"}',1.79486338763696885107e+09);
INSERT INTO "journal" VALUES('65w8tvenpatjsa',3,'{"kind":"do","seat":1,"action":"keep korenmetershuisje--westermarkt"}',1.79486338834103178975e+09);
INSERT INTO "journal" VALUES('65w8tvenpatjsa',4,'{"kind":"do","seat":2,"action":"take black"}',1.79486338838033723831e+09);
INSERT INTO "journal" VALUES('65w8tvenpatjsa',5,'{"kind":"do","seat":2,"action":"take red"}',1.79486338843603610991e+09);
INSERT INTO "journal" VALUES('65w8tvenpatjsa',6,'{"kind":"do","seat":0,"action":"take black"}',1.79486338848571157448e+09);
INSERT INTO "journal" VALUES('65w8tvenpatjsa',7,'{"kind":"do","seat":0,"action":"draw card"}',1.79486338849871158596e+09);
INSERT INTO "journal" VALUES('65w8tvenpatjsa',8,'{"kind":"do","seat":1,"action":"take wild"}',1.79486338851548480992e+09);
INSERT INTO "journal" VALUES('65w8tvenpatjsa',9,'{"kind":"do","seat":2,"action":"claim dam--jan-roodenpoortstoren-a"}',1.79486338854661321641e+09);
INSERT INTO "journal" VALUES('65w8tvenpatjsa',10,'{"kind":"do","seat":0,"action":"claim jan-roodenpoortstoren--korenmetershuisje-b"}',1.79486338860439491272e+09);
INSERT INTO "journal" VALUES('65w8tvenpatjsa',11,'{"kind":"do","seat":0,"action":"pay black 1 wild"}',1.79486338861028766637e+09);
INSERT INTO "journal" VALUES('65w8tvenpatjsa',12,'{"kind":"do","seat":1,"action":"claim oost-indisch-huis--waag-a"}',1.79486338863678789143e+09);
INSERT INTO "journal" VALUES('65w8tvenpatjsa',13,'{"kind":"do","seat":2,"action":"claim oost-indisch-huis--waag-b"}',1.79486338867264866824e+09);
INSERT INTO "journal" VALUES('65w8tvenpatjsa',14,'{"kind":"do","seat":0,"action":"take wild"}',1.7948633887421162128e+09);
INSERT INTO "journal" VALUES('65w8tvenpatjsa',15,'{"kind":"do","seat":1,"action":"claim haringpakkerstoren--nieuwe-waal-a"}',1.79486338876141071317e+09);
INSERT INTO "journal" VALUES('65w8tvenpatjsa',16,'{"kind":"do","seat":2,"action":"take black"}',1.79486338880700898169e+09);
INSERT INTO "journal" VALUES('65w8tvenpatjsa',17,'{"kind":"do","seat":2,"action":"take orange"}',1.79486338885739684107e+09);
INSERT INTO "journal" VALUES('65w8tvenpatjsa',18,'{"kind":"do","seat":0,"action":"take pink"}',1.79486338890944623946e+09);
INSERT INTO "journal" VALUES('65w8tvenpatjsa',19,'{"kind":"do","seat":0,"action":"take red"}',1.79486338895808863642e+09);
INSERT INTO "journal" VALUES('65w8tvenpatjsa',20,'{"kind":"do","seat":1,"action":"draw contracts"}',1.79486338900839924813e+09);
INSERT INTO "journal" VALUES('65w8tvenpatjsa',21,'{"kind":"do","seat":1,"action":"keep drie-hendricken--munttoren"}',1.79486338903910970683e+09);
INSERT INTO "journal" VALUES('65w8tvenpatjsa',22,'{"kind":"do","seat":2,"action":"claim jan-roodenpoortstoren--westermarkt-a"}',1.79486338909043121334e+09);
INSERT INTO "journal" VALUES('65w8tvenpatjsa',23,'{"kind":"do","seat":2,"action":"pay orange 0 wild"}',1.79486338915676450732e+09);
INSERT INTO "journal" VALUES('65w8tvenpatjsa',24,'{"kind":"do","seat":0,"action":"claim blauwbrug--oost-indisch-huis-a"}',1.79486338924623489384e+09);
INSERT INTO "journal" VALUES('65w8tvenpatjsa',25,'{"kind":"undo","seat":0}',1.79486338931685495377e+09);
INSERT INTO "journal" VALUES('65w8tvenpatjsa',26,'{"kind":"do","seat":0,"action":"draw contracts"}',1.79486338937887978557e+09);
INSERT INTO "journal" VALUES('wgsfjnsuzj5feg',1,'{"kind":"do","seat":0,"action":"draw islands"}',1.79486339030062580111e+09);
INSERT INTO "journal" VALUES('wgsfjnsuzj5feg',2,'{"kind":"do","seat":0,"action":"draw workshops"}',1.79486339036934185024e+09);
INSERT INTO "journal" VALUES('wgsfjnsuzj5feg',3,'{"kind":"do","seat":0,"action":"draw fountains"}',1.79486339044172191615e+09);
INSERT INTO "journal" VALUES('wgsfjnsuzj5feg',4,'{"kind":"do","seat":1,"action":"draw fountains"}',1.79486339050844049452e+09);
INSERT INTO "journal" VALUES('wgsfjnsuzj5feg',5,'{"kind":"do","seat":1,"action":"draw islands"}',1.7948633905813555717e+09);
INSERT INTO "journal" VALUES('wgsfjnsuzj5feg',6,'{"kind":"do","seat":1,"action":"draw flat"}',1.79486339065393352512e+09);
INSERT INTO "journal" VALUES('wgsfjnsuzj5feg',7,'{"kind":"do","seat":0,"action":"stack yellow"}',1.79486339080620026587e+09);
INSERT INTO "journal" VALUES('wgsfjnsuzj5feg',8,'{"kind":"do","seat":0,"action":"stack orange"}',1.79486339082900094987e+09);
INSERT INTO "journal" VALUES('wgsfjnsuzj5feg',9,'{"kind":"do","seat":0,"action":"stack blue"}',1.79486339089704227452e+09);
INSERT INTO "journal" VALUES('wgsfjnsuzj5feg',10,'{"kind":"do","seat":0,"action":"stack orange"}',1.79486339094547581673e+09);
INSERT INTO "journal" VALUES('wgsfjnsuzj5feg',11,'{"kind":"do","seat":0,"action":"stack pink"}',1.7948633910055816174e+09);
INSERT INTO "journal" VALUES('wgsfjnsuzj5feg',12,'{"kind":"do","seat":0,"action":"stack orange"}',1.79486339106137490276e+09);
INSERT INTO "journal" VALUES('wgsfjnsuzj5feg',13,'{"kind":"do","seat":0,"action":"stack blue"}',1.79486339110557627674e+09);
INSERT INTO "journal" VALUES('wgsfjnsuzj5feg',14,'{"kind":"do","seat":0,"action":"stack green"}',1.79486339116146945953e+09);
INSERT INTO "journal" VALUES('wgsfjnsuzj5feg',15,'{"kind":"do","seat":0,"action":"stack green"}',1.79486339120934605597e+09);
INSERT INTO "journal" VALUES('wgsfjnsuzj5feg',16,'{"kind":"do","seat":0,"action":"stack white"}',1.79486339127337265011e+09);
INSERT INTO "journal" VALUES('wgsfjnsuzj5feg',17,'{"kind":"do","seat":0,"action":"stack yellow"}',1.7948633913372826576e+09);
INSERT INTO "journal" VALUES('wgsfjnsuzj5feg',18,'{"kind":"do","seat":0,"action":"stack white"}',1.79486339140128803252e+09);
INSERT INTO "journal" VALUES('wgsfjnsuzj5feg',19,'{"kind":"do","seat":0,"action":"stack green"}',1.79486339146128535265e+09);
INSERT INTO "journal" VALUES('wgsfjnsuzj5feg',20,'{"kind":"do","seat":0,"action":"stack yellow"}',1.79486339150971817976e+09);
INSERT INTO "journal" VALUES('wgsfjnsuzj5feg',21,'{"kind":"do","seat":1,"action":"stack pink"}',1.79486339159957575791e+09);
INSERT INTO "journal" VALUES('wgsfjnsuzj5feg',22,'{"kind":"do","seat":1,"action":"stack pink"}',1.79486339166918897631e+09);
INSERT INTO "journal" VALUES('wgsfjnsuzj5feg',23,'{"kind":"do","seat":1,"action":"stack yellow"}',1.79486339172903943059e+09);
INSERT INTO "journal" VALUES('wgsfjnsuzj5feg',24,'{"kind":"do","seat":1,"action":"stack green"}',1.79486339178937125203e+09);
INSERT INTO "journal" VALUES('wgsfjnsuzj5feg',25,'{"kind":"do","seat":1,"action":"stack yellow"}',1.79486339185722136493e+09);
INSERT INTO "journal" VALUES('wgsfjnsuzj5feg',26,'{"kind":"do","seat":1,"action":"stack green"}',1.79486339193664526936e+09);
INSERT INTO "journal" VALUES('wgsfjnsuzj5feg',27,'{"kind":"undo","seat":0}',1.79486339201339268681e+09);
INSERT INTO "journal" VALUES('wgsfjnsuzj5feg',28,'{"kind":"do","seat":0,"action":"stack pink"}',1.79486339205780911446e+09);
INSERT INTO "journal" VALUES('dvtwwrwe54dh6k',1,'{"kind":"do","seat":2,"action":"draw workshops"}',1.79486339250058531766e+09);
INSERT INTO "journal" VALUES('dvtwwrwe54dh6k',2,'{"kind":"do","seat":2,"action":"draw flat"}',1.79486339257355928425e+09);
INSERT INTO "journal" VALUES('dvtwwrwe54dh6k',3,'{"kind":"do","seat":2,"action":"draw islands"}',1.79486339263031911849e+09);
INSERT INTO "journal" VALUES('dvtwwrwe54dh6k',4,'{"kind":"do","seat":3,"action":"draw fountains"}',1.7948633927358710766e+09);
INSERT INTO "journal" VALUES('dvtwwrwe54dh6k',5,'{"kind":"do","seat":3,"action":"draw flat"}',1.79486339276363182065e+09);
INSERT INTO "journal" VALUES('dvtwwrwe54dh6k',6,'{"kind":"do","seat":3,"action":"draw workshops"}',1.79486339280944156649e+09);
INSERT INTO "journal" VALUES('dvtwwrwe54dh6k',7,'{"kind":"do","seat":0,"action":"draw islands"}',1.79486339286266064645e+09);
INSERT INTO "journal" VALUES('dvtwwrwe54dh6k',8,'{"kind":"do","seat":0,"action":"draw flat"}',1.7948633929164528847e+09);
INSERT INTO "journal" VALUES('dvtwwrwe54dh6k',9,'{"kind":"do","seat":0,"action":"draw workshops"}',1.79486339296584725385e+09);
INSERT INTO "journal" VALUES('dvtwwrwe54dh6k',10,'{"kind":"seat-to-bot","seat":3,"bot":"random"}',1.79486339303403973576e+09);
INSERT INTO "journal" VALUES('dvtwwrwe54dh6k',11,'{"kind":"do","seat":1,"action":"draw workshops"}',1.79486339304907488827e+09);
INSERT INTO "journal" VALUES('dvtwwrwe54dh6k',12,'{"kind":"do","seat":1,"action":"draw flat"}',1.79486339310185909266e+09);
INSERT INTO "journal" VALUES('dvtwwrwe54dh6k',13,'{"kind":"do","seat":1,"action":"draw islands"}',1.79486339315376400944e+09);
INSERT INTO "journal" VALUES('dvtwwrwe54dh6k',14,'{"kind":"do","seat":3,"action":"stack orange"}',1.79486339393281579021e+09);
INSERT INTO "journal" VALUES('dvtwwrwe54dh6k',15,'{"kind":"do","seat":3,"action":"stack orange"}',1.79486339394439697262e+09);
INSERT INTO "journal" VALUES('dvtwwrwe54dh6k',16,'{"kind":"do","seat":3,"action":"stack orange"}',1.79486339395375466346e+09);
INSERT INTO "journal" VALUES('dvtwwrwe54dh6k',17,'{"kind":"do","seat":3,"action":"stack green"}',1.79486339397396707541e+09);
INSERT INTO "journal" VALUES('dvtwwrwe54dh6k',18,'{"kind":"do","seat":3,"action":"stack blue"}',1.79486339420445036888e+09);
INSERT INTO "journal" VALUES('kw3h2yven7exdj',1,'{"kind":"do","seat":1,"action":"start S1"}',1.79486339420058298114e+09);
INSERT INTO "journal" VALUES('kw3h2yven7exdj',2,'{"kind":"do","seat":0,"action":"start S6"}',1.79486339430385160448e+09);
INSERT INTO "journal" VALUES('dvtwwrwe54dh6k',19,'{"kind":"do","seat":3,"action":"stack green"}',1.79486339430475831027e+09);
INSERT INTO "journal" VALUES('dvtwwrwe54dh6k',20,'{"kind":"do","seat":3,"action":"stack blue"}',1.79486339439646267889e+09);
INSERT INTO "journal" VALUES('kw3h2yven7exdj',3,'{"kind":"do","seat":1,"action":"marker M1"}',1.79486339440288543705e+09);
INSERT INTO "journal" VALUES('dvtwwrwe54dh6k',21,'{"kind":"do","seat":3,"action":"stack yellow"}',1.7948633944136667251e+09);
INSERT INTO "journal" VALUES('kw3h2yven7exdj',4,'{"kind":"do","seat":0,"action":"marker M3"}',1.79486339449100065226e+09);
INSERT INTO "journal" VALUES('dvtwwrwe54dh6k',22,'{"kind":"do","seat":3,"action":"stack yellow"}',1794863394.57191);
INSERT INTO "journal" VALUES('kw3h2yven7exdj',5,'{"kind":"do","seat":0,"action":"gate 2"}',1.79486339458955645566e+09);
INSERT INTO "journal" VALUES('dvtwwrwe54dh6k',23,'{"kind":"do","seat":3,"action":"stack blue"}',1.7948633945918090343e+09);
INSERT INTO "journal" VALUES('kw3h2yven7exdj',6,'{"kind":"do","seat":0,"action":"turn 1"}',1.79486339470776891705e+09);
INSERT INTO "journal" VALUES('dvtwwrwe54dh6k',24,'{"kind":"do","seat":3,"action":"stack pink"}',1.79486339480840611454e+09);
INSERT INTO "journal" VALUES('kw3h2yven7exdj',7,'{"kind":"do","seat":0,"action":"wheel large"}',1.79486339481463122369e+09);
INSERT INTO "journal" VALUES('dvtwwrwe54dh6k',25,'{"kind":"do","seat":3,"action":"stack white"}',1.794863394846865654e+09);
INSERT INTO "journal" VALUES('dvtwwrwe54dh6k',26,'{"kind":"do","seat":3,"action":"stack yellow"}',1.79486339486024594307e+09);
INSERT INTO "journal" VALUES('dvtwwrwe54dh6k',27,'{"kind":"do","seat":3,"action":"stack green"}',1.79486339487254667286e+09);
INSERT INTO "journal" VALUES('kw3h2yven7exdj',8,'{"kind":"do","seat":0,"action":"enter"}',1.79486339488548612593e+09);
INSERT INTO "journal" VALUES('kw3h2yven7exdj',9,'{"kind":"do","seat":0,"action":"take B:black"}',1.79486339501435279847e+09);
INSERT INTO "journal" VALUES('kw3h2yven7exdj',10,'{"kind":"do","seat":0,"action":"take B:violet"}',1.79486339515658736227e+09);
INSERT INTO "journal" VALUES('kw3h2yven7exdj',11,'{"kind":"do","seat":0,"action":"swap black"}',1.79486339525982236862e+09);
INSERT INTO "journal" VALUES('kw3h2yven7exdj',12,'{"kind":"do","seat":1,"action":"gate 1"}',1.79486339536682629582e+09);
INSERT INTO "journal" VALUES('kw3h2yven7exdj',13,'{"kind":"do","seat":1,"action":"turn 1"}',1.79486339548306155205e+09);
INSERT INTO "journal" VALUES('kw3h2yven7exdj',14,'{"kind":"do","seat":1,"action":"wheel small"}',1794863395.59608);
INSERT INTO "journal" VALUES('kw3h2yven7exdj',15,'{"kind":"do","seat":0,"action":"gate 2"}',1.79486339568491768837e+09);
INSERT INTO "journal" VALUES('kw3h2yven7exdj',16,'{"kind":"do","seat":0,"action":"wheel large"}',1.79486339577824234961e+09);
INSERT INTO "journal" VALUES('kw3h2yven7exdj',17,'{"kind":"do","seat":0,"action":"plant white row-2"}',1.79486339585699987411e+09);
INSERT INTO "journal" VALUES('kw3h2yven7exdj',18,'{"kind":"do","seat":0,"action":"plant black row-1"}',1.79486339597258758547e+09);
INSERT INTO "journal" VALUES('kw3h2yven7exdj',19,'{"kind":"do","seat":1,"action":"gate 1"}',1.79486339606689286226e+09);
INSERT INTO "journal" VALUES('kw3h2yven7exdj',20,'{"kind":"do","seat":1,"action":"turn 1"}',1.79486339615726137163e+09);
INSERT INTO "journal" VALUES('kw3h2yven7exdj',21,'{"kind":"do","seat":1,"action":"wheel small"}',1.79486339624927973752e+09);
INSERT INTO "journal" VALUES('kw3h2yven7exdj',22,'{"kind":"do","seat":0,"action":"wheel small"}',1.7948633963478944301e+09);
INSERT INTO "journal" VALUES('kw3h2yven7exdj',23,'{"kind":"do","seat":1,"action":"gate 1"}',1.79486339643980836872e+09);
INSERT INTO "journal" VALUES('kw3h2yven7exdj',24,'{"kind":"do","seat":1,"action":"turn 1"}',1.79486339645325636868e+09);
INSERT INTO "journal" VALUES('kw3h2yven7exdj',25,'{"kind":"do","seat":1,"action":"wheel small"}',1.79486339655338287355e+09);
INSERT INTO "journal" VALUES('kw3h2yven7exdj',26,'{"kind":"do","seat":0,"action":"gate 2"}',1.79486339662760472301e+09);
INSERT INTO "journal" VALUES('kw3h2yven7exdj',27,'{"kind":"do","seat":0,"action":"calendar common"}',1.79486339672929692268e+09);
INSERT INTO "journal" VALUES('kw3h2yven7exdj',28,'{"kind":"do","seat":0,"action":"bulb white"}',1.79486339680607819555e+09);
INSERT INTO "journal" VALUES('kw3h2yven7exdj',29,'{"kind":"do","seat":0,"action":"calendar unique-1"}',1.79486339692074513439e+09);
INSERT INTO "journal" VALUES('kw3h2yven7exdj',30,'{"kind":"do","seat":0,"action":"refresh"}',1.79486339699015474318e+09);
INSERT INTO "journal" VALUES('kw3h2yven7exdj',31,'{"kind":"do","seat":0,"action":"helper F14"}',1.7948633970899231434e+09);
INSERT INTO "journal" VALUES('kw3h2yven7exdj',32,'{"kind":"do","seat":0,"action":"wheel large"}',1.79486339718849945068e+09);
INSERT INTO "journal" VALUES('kw3h2yven7exdj',33,'{"kind":"do","seat":0,"action":"ship white place-3"}',1.79486339725318789486e+09);
INSERT INTO "journal" VALUES('kw3h2yven7exdj',34,'{"kind":"do","seat":1,"action":"gate 1"}',1.79486339737248563764e+09);
INSERT INTO "journal" VALUES('kw3h2yven7exdj',35,'{"kind":"do","seat":1,"action":"turn 2"}',1.79486339746819639207e+09);
INSERT INTO "journal" VALUES('kw3h2yven7exdj',36,'{"kind":"do","seat":1,"action":"wheel small"}',1.79486339758084297176e+09);
INSERT INTO "journal" VALUES('kw3h2yven7exdj',37,'{"kind":"do","seat":0,"action":"gate 1"}',1.79486339771120309832e+09);
INSERT INTO "journal" VALUES('kw3h2yven7exdj',38,'{"kind":"do","seat":0,"action":"wheel small"}',1.79486339785170221326e+09);
INSERT INTO "journal" VALUES('kw3h2yven7exdj',39,'{"kind":"do","seat":1,"action":"gate 1"}',1794863397.96482);
INSERT INTO "journal" VALUES('kw3h2yven7exdj',40,'{"kind":"do","seat":1,"action":"calendar common"}',1.79486339809272623063e+09);
INSERT INTO "journal" VALUES('583nwj39mq7aeh',1,'{"kind":"do","seat":1,"action":"start S4"}',1.79486339846559381488e+09);
INSERT INTO "journal" VALUES('583nwj39mq7aeh',2,'{"kind":"do","seat":0,"action":"start S6"}',1.79486339864805579183e+09);
INSERT INTO "journal" VALUES('583nwj39mq7aeh',3,'{"kind":"do","seat":2,"action":"start S3"}',1.79486339882108712198e+09);
INSERT INTO "journal" VALUES('583nwj39mq7aeh',4,'{"kind":"do","seat":1,"action":"marker M3"}',1.79486339899057102198e+09);
INSERT INTO "journal" VALUES('583nwj39mq7aeh',5,'{"kind":"do","seat":0,"action":"marker M1"}',1.79486339912544441222e+09);
INSERT INTO "journal" VALUES('nrnxc3yadvkhsv',1,'{"kind":"do","seat":0,"action":"start S2"}',1.79486339928989124294e+09);
INSERT INTO "journal" VALUES('nrnxc3yadvkhsv',2,'{"kind":"do","seat":0,"action":"marker M2"}',1.79486339934448981287e+09);
INSERT INTO "journal" VALUES('nrnxc3yadvkhsv',3,'{"kind":"do","seat":0,"action":"gate 2"}',1.79486339939714813229e+09);
INSERT INTO "journal" VALUES('nrnxc3yadvkhsv',4,'{"kind":"do","seat":0,"action":"turn 1"}',1.79486339944562458994e+09);
INSERT INTO "journal" VALUES('nrnxc3yadvkhsv',5,'{"kind":"do","seat":0,"action":"wheel large"}',1.79486339950058960916e+09);
INSERT INTO "journal" VALUES('nrnxc3yadvkhsv',6,'{"kind":"do","seat":0,"action":"helper F12"}',1.79486339955335116383e+09);
INSERT INTO "journal" VALUES('nrnxc3yadvkhsv',7,'{"kind":"do","seat":0,"action":"gate 3"}',1.79486339961480236048e+09);
INSERT INTO "journal" VALUES('nrnxc3yadvkhsv',8,'{"kind":"do","seat":0,"action":"wheel small"}',1.79486339967678356168e+09);
INSERT INTO "journal" VALUES('nrnxc3yadvkhsv',9,'{"kind":"do","seat":0,"action":"lower 0 2"}',1794863399.72716);
INSERT INTO "journal" VALUES('nrnxc3yadvkhsv',10,'{"kind":"do","seat":0,"action":"gate 2"}',1794863399.83446);
INSERT INTO "journal" VALUES('nrnxc3yadvkhsv',11,'{"kind":"do","seat":0,"action":"calendar unique-1"}',1.79486339989063644413e+09);
INSERT INTO "journal" VALUES('nrnxc3yadvkhsv',12,'{"kind":"do","seat":0,"action":"helper F06"}',1.79486339994971561429e+09);
INSERT INTO "journal" VALUES('nrnxc3yadvkhsv',13,'{"kind":"do","seat":0,"action":"skip"}',1.79486340006040573117e+09);
INSERT INTO "journal" VALUES('nrnxc3yadvkhsv',14,'{"kind":"do","seat":0,"action":"calendar common"}',1.79486340010905909541e+09);
INSERT INTO "journal" VALUES('nrnxc3yadvkhsv',15,'{"kind":"do","seat":0,"action":"bulb yellow"}',1.79486340016133427621e+09);
INSERT INTO "journal" VALUES('nrnxc3yadvkhsv',16,'{"kind":"do","seat":0,"action":"use F06"}',1.79486340023656535148e+09);
INSERT INTO "journal" VALUES('nrnxc3yadvkhsv',17,'{"kind":"do","seat":0,"action":"bulb black"}',1.79486340029465246204e+09);
INSERT INTO "journal" VALUES('nrnxc3yadvkhsv',18,'{"kind":"do","seat":0,"action":"lower 0 2"}',1.79486340036073517795e+09);
INSERT INTO "journal" VALUES('nrnxc3yadvkhsv',19,'{"kind":"do","seat":0,"action":"gate 3"}',1.79486340045766615868e+09);
INSERT INTO "journal" VALUES('nrnxc3yadvkhsv',20,'{"kind":"do","seat":0,"action":"wheel large"}',1.79486340054062581059e+09);
INSERT INTO "journal" VALUES('nrnxc3yadvkhsv',21,'{"kind":"do","seat":0,"action":"plant yellow row-4"}',1.79486340058913326268e+09);
INSERT INTO "journal" VALUES('nrnxc3yadvkhsv',22,'{"kind":"do","seat":0,"action":"done"}',1.7948634006735253334e+09);
INSERT INTO "journal" VALUES('nrnxc3yadvkhsv',23,'{"kind":"do","seat":0,"action":"gate 3"}',1.79486340076595926283e+09);
INSERT INTO "journal" VALUES('nrnxc3yadvkhsv',24,'{"kind":"do","seat":0,"action":"calendar unique-2"}',1.79486340084832286835e+09);
INSERT INTO "journal" VALUES('nrnxc3yadvkhsv',25,'{"kind":"do","seat":0,"action":"lower 0 2"}',1.79486340090781688687e+09);
INSERT INTO "journal" VALUES('nrnxc3yadvkhsv',26,'{"kind":"do","seat":0,"action":"use F06"}',1.79486340097286272048e+09);
INSERT INTO "journal" VALUES('nrnxc3yadvkhsv',27,'{"kind":"do","seat":0,"action":"bulb violet"}',1.79486340103291130065e+09);
INSERT INTO "journal" VALUES('nrnxc3yadvkhsv',28,'{"kind":"do","seat":0,"action":"gate 2"}',1.79486340111239075665e+09);
INSERT INTO "journal" VALUES('nrnxc3yadvkhsv',29,'{"kind":"do","seat":0,"action":"turn 1"}',1.79486340116146779067e+09);
INSERT INTO "journal" VALUES('nrnxc3yadvkhsv',30,'{"kind":"do","seat":0,"action":"wheel small"}',1.79486340121732735634e+09);
INSERT INTO "journal" VALUES('nrnxc3yadvkhsv',31,'{"kind":"do","seat":0,"action":"use F06"}',1.79486340126500844953e+09);
INSERT INTO "journal" VALUES('nrnxc3yadvkhsv',32,'{"kind":"do","seat":0,"action":"bulb red"}',1.79486340132564520842e+09);
INSERT INTO "journal" VALUES('nrnxc3yadvkhsv',33,'{"kind":"do","seat":0,"action":"lower 1 1"}',1.7948634013778574466e+09);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	bot VARCHAR(64), 
	token_hash VARCHAR(64), 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('78admseq3tj6k8',0,'N0',NULL,'2e4624c7a87b82a62b1bdcb3843905d8');
INSERT INTO "seats" VALUES('78admseq3tj6k8',1,'N1',NULL,'e404da4fac3b409e1d936cfde6e8b756');
INSERT INTO "seats" VALUES('65w8tvenpatjsa',0,'N0',NULL,'8a8bad83153621ddc721c38f90c3b782');
INSERT INTO "seats" VALUES('65w8tvenpatjsa',1,'Random','random',NULL);
INSERT INTO "seats" VALUES('65w8tvenpatjsa',2,'N2',NULL,'399a3b28039c90a2d9d00563fd489f33');
INSERT INTO "seats" VALUES('wgsfjnsuzj5feg',0,'N0',NULL,'0a195b100e0e68611d1025a7c104abd1');
INSERT INTO "seats" VALUES('wgsfjnsuzj5feg',1,'N1',NULL,'b4b0a44c318261b60a1a63071fa6fb39');
INSERT INTO "seats" VALUES('dvtwwrwe54dh6k',0,'N0',NULL,'e27db905d5ebb0f11dc32e57e3e68ba4');
INSERT INTO "seats" VALUES('dvtwwrwe54dh6k',1,'N1',NULL,'f14380bd19740f41734984ab2d868485');
INSERT INTO "seats" VALUES('dvtwwrwe54dh6k',2,'N2',NULL,'5ebdd030e2d195dc0311172b2cca1096');
INSERT INTO "seats" VALUES('dvtwwrwe54dh6k',3,'N3',NULL,'bee91bba3f353b181b2a97f80185d91a');
INSERT INTO "seats" VALUES('kw3h2yven7exdj',0,'N0',NULL,'aab7ca58d699589809a920852c47c57f');
INSERT INTO "seats" VALUES('kw3h2yven7exdj',1,'N1',NULL,'a9c35470f34d6ea26a0a7da4aca8b563');
INSERT INTO "seats" VALUES('583nwj39mq7aeh',0,'N0',NULL,'09d8717fd0867dba569da28cc59ae9d0');
INSERT INTO "seats" VALUES('583nwj39mq7aeh',1,'N1',NULL,'2d641c3d29993a39680944f72436ab15');
INSERT INTO "seats" VALUES('583nwj39mq7aeh',2,'N2',NULL,'5b68da6d0f2632a140df18f2968fc0ae');
INSERT INTO "seats" VALUES('nrnxc3yadvkhsv',0,'N0',NULL,'144d45e0984c602267c09751f8052c11');
CREATE TABLE snapshots (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	events INTEGER NOT NULL, 
	state TEXT NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "snapshots" VALUES('78admseq3tj6k8',20,39,'{"kade":1,"game":"amsterdam","rules":1,"edition":{},"options":{"players":2},"rng":[4161142199,1539761225,358986882,2842969363],"stack":[["turn",0,0,0,0]],"state":{"seats":[{"hand":{"pink":1,"orange":1,"wild":1},"known":{"pink":1,"orange":1,"wild":1},"blind":{"pink":1,"blue":1},"tracks":["oude-waal--waag","drie-hendricken--westermarkt-a"],"contracts":["dam--montelbaanstoren","haringpakkerstoren--jordaan"],"offer":[],"choice":"","whereabouts":[["jordaan--munttoren",8589934592],["korenmetershuisje--nieuwe-waal",34359738368]]},{"hand":{"orange":2},"known":{"orange":2},"blind":{"red":1,"wild":2},"tracks":["korenmetershuisje--oude-kerk-b","dam--jan-roodenpoortstoren-a","montelbaanstoren--waag-a"],"contracts":["jan-roodenpoortstoren--oost-indisch-huis","munttoren--waag"],"offer":[],"choice":"","whereabouts":[["blauwbrug--jordaan",4294967296],["blauwbrug--noordermarkt",17179869184]]}],"deck":["blue","red","black","black","wild","green","pink","green","wild","red","orange","green","green","wild","black","black","orange","red","blue","red","pink","black","wild","wild","blue","blue","blue","pink"],"row":["green","black","pink","red","orange"],"discards":{"pink":1,"blue":1,"green":1,"red":1,"wild":2},"stock":{"pink":4,"blue":6,"green":4,"black":5,"red":5,"orange":2,"wild":7},"contracts":["dam--oude-waal","begijnhof--blauwbrug","jordaan--waag","jan-roodenpoortstoren--oude-kerk","montelbaanstoren--nieuwe-waal","noordermarkt--oude-kerk","begijnhof--haringpakkerstoren","blauwbrug--drie-hendricken","drie-hendricken--munttoren","begijnhof--noordermarkt","drie-hendricken--nieuwe-waal","oost-indisch-huis--westermarkt","begijnhof--oude-waal","korenmetershuisje--westermarkt","nieuwe-waal--oude-waal","montelbaanstoren--westermarkt","blauwbrug--jordaan","jordaan--munttoren","blauwbrug--noordermarkt","korenmetershuisje--nieuwe-waal"],"contracts_drawn":8,"first":1,"turn":11,"passes":0,"ending":-1,"turns_left":0,"stalled":false}}');
INSERT INTO "snapshots" VALUES('65w8tvenpatjsa',25,57,'{"kade":1,"game":"amsterdam","rules":1,"edition":{},"options":{"players":3},"rng":[2557406682,3920271391,4111265040,4151474442],"stack":[["turn",0,0,0,0]],"state":{"seats":[{"hand":{"pink":1,"blue":1,"black":1,"red":1,"wild":1},"known":{"pink":1,"red":1,"wild":1},"blind":{"blue":1,"black":1,"wild":1},"tracks":["jan-roodenpoortstoren--korenmetershuisje-b"],"contracts":["dam--montelbaanstoren","jordaan--munttoren"],"offer":[],"choice":"","whereabouts":[]},{"hand":{},"known":{},"blind":{"pink":2},"tracks":["haringpakkerstoren--nieuwe-waal-a","oost-indisch-huis--waag-a"],"contracts":["korenmetershuisje--westermarkt","drie-hendricken--munttoren"],"offer":[],"choice":"","whereabouts":[["nieuwe-waal--oude-waal",8589934592],["montelbaanstoren--westermarkt",17179869184]]},{"hand":{"pink":1,"black":2},"known":{"black":2},"blind":{"pink":1,"orange":1},"tracks":["jan-roodenpoortstoren--westermarkt-a","dam--jan-roodenpoortstoren-a","oost-indisch-huis--waag-b"],"contracts":["drie-hendricken--nieuwe-waal"],"offer":[],"choice":"","whereabouts":[["korenmetershuisje--nieuwe-waal",4294967296]]}],"deck":["red","green","orange","wild","red","green","red","pink","wild","blue","orange","orange","green","pink","blue","orange","green","blue"],"row":["black","black","blue","blue","green"],"discards":{"pink":2,"green":1,"black":1,"red":2,"orange":2,"wild":5},"stock":{"pink":5,"blue":4,"green":4,"black":1,"red":3,"orange":5,"wild":3},"contracts":["jordaan--waag","oost-indisch-huis--westermarkt","begijnhof--noordermarkt","blauwbrug--noordermarkt","jan-roodenpoortstoren--oude-kerk","montelbaanstoren--nieuwe-waal","blauwbrug--drie-hendricken","begijnhof--blauwbrug","begijnhof--haringpakkerstoren","dam--oude-waal","munttoren--waag","haringpakkerstoren--jordaan","noordermarkt--oude-kerk","begijnhof--oude-waal","blauwbrug--jordaan","jan-roodenpoortstoren--oost-indisch-huis","korenmetershuisje--nieuwe-waal","nieuwe-waal--oude-waal","montelbaanstoren--westermarkt"],"contracts_drawn":8,"first":2,"turn":13,"passes":0,"ending":-1,"turns_left":0,"stalled":false}}');
INSERT INTO "snapshots" VALUES('wgsfjnsuzj5feg',28,18,'{"kade":1,"game":"burano","rules":1,"edition":{},"options":{"players":2,"layout":"beginner"},"rng":[398561651,3831211542,2938728636,2111640003],"stack":[["clean-up",0,0,0,0],["round",0,0,0,0],["build-pyramids",0,2,0,0]],"state":{"seats":[{"ring":["R3","R1","R2","R4"],"start":3,"gone":0,"coins":3,"privilege":1,"boat":"A","islands":{"A":1},"squares":[],"reserve":{"pink":1,"blue":1,"yellow":1,"white":1},"pyramid":{"base-1":"yellow","base-2":"orange","base-3":"blue","base-4":"orange","base-5":"pink","base-6":"orange","base-7":"blue","base-8":"green","base-9":"green","middle-1":"white","middle-2":"yellow","middle-3":"white","middle-4":"green","top":"pink"},"spot":14,"prepared":{},"roofs":["islands-green-white","workshops-blue-yellow","fountains-yellow-white"],"cards":[],"hand":{},"known":{},"sold":{},"scored":{}},{"ring":["R4","R2","R3","R1"],"start":6,"gone":0,"coins":3,"privilege":1,"boat":"B","islands":{"B":1},"squares":[],"reserve":{"pink":1,"blue":3,"yellow":1,"green":1,"orange":3,"white":3},"pyramid":{"base-1":"pink","base-2":"pink","base-3":"yellow","base-4":"green","base-5":"yellow","base-6":"green"},"spot":6,"prepared":{},"roofs":["islands-pink-green","fountains-yellow-orange","flat-pink-orange"],"cards":[],"hand":{},"known":{},"sold":{},"scored":{}}],"layout":[{"tile":"small-pink","column":0,"row":1,"turns":0},{"tile":"small-blue","column":3,"row":1,"turns":0},{"tile":"small-yellow","column":2,"row":4,"turns":0},{"tile":"small-green","column":2,"row":2,"turns":0},{"tile":"small-orange","column":0,"row":2,"turns":0},{"tile":"small-white","column":0,"row":4,"turns":0}],"supply":{"pink":13,"blue":14,"yellow":14,"green":14,"orange":14,"white":14},"houses":{"h-4-3":["pink"]},"roofs":[],"huts":{"A":["green","pink","white"],"B":["yellow","yellow","orange"],"C":["orange","orange","green"],"D":["white","pink","blue"],"E":["blue","white","yellow"],"F":["pink","green","blue"]},"seafood":["squid","tuna","tuna","sole","tuna","lobster","clam","sole","sole","tuna","clam","eel","sole","squid","prawn","prawn","eel","lobster","lobster","prawn","crab","prawn","tuna","lobster","eel","lobster","eel","lobster","crab","clam","crab","eel","crab","squid","sole","tuna","prawn","prawn","crab","eel","clam","squid","clam","clam","squid"],"display":["sole","crab","squid"],"buildings":["B08","B02","B14","B01","B04","B15","B13","B03","B06","B11","B12","B09"],"shown":["B10","B16","B07","B05"],"stacks":{"islands":["islands-green-orange","islands-yellow-white","islands-blue-white","islands-pink-yellow","islands-blue-green","islands-pink-white","islands-pink-orange","islands-blue-orange","islands-blue-yellow","islands-yellow-orange"],"workshops":["workshops-blue-orange","workshops-yellow-orange","workshops-green-white","workshops-yellow-green","workshops-pink-yellow","workshops-orange-white","workshops-pink-green","workshops-blue-white","workshops-pink-blue","workshops-pink-white","workshops-green-orange"],"fountains":["fountains-pink-green","fountains-blue-white","fountains-pink-orange","fountains-pink-white","fountains-blue-green","fountains-yellow-green","fountains-green-orange","fountains-blue-yellow","fountains-orange-white","fountains-pink-blue"],"flat":["flat-green-white","flat-yellow-green","flat-blue-orange","flat-pink-blue","flat-blue-green","flat-blue-yellow","flat-orange-white","flat-pink-yellow","flat-pink-white","flat-green-orange","flat-yellow-white"]},"under":{"islands":[],"workshops":[],"fountains":[],"flat":[]},"markers":{"sailing":["pink","green"],"lace":["blue","yellow"],"earning":["orange","white"]},"ships":{"different":"west","identical":"east","pairs":"west","triples":"east"},"first":0,"season":"spring","round":0}}');
INSERT INTO "snapshots" VALUES('dvtwwrwe54dh6k',27,26,'{"kade":1,"game":"burano","rules":1,"edition":{},"options":{"players":4,"layout":"beginner"},"rng":[392770141,3891968813,1678448999,3210099848],"stack":[["clean-up",2,0,0,0],["round",2,0,0,0],["build-pyramids",2,7,0,0]],"state":{"seats":[{"ring":["R3","R1","R2","R4"],"start":9,"gone":0,"coins":3,"privilege":1,"boat":"C","islands":{"C":1},"squares":[],"reserve":{"pink":3,"blue":3,"yellow":3,"green":3,"orange":3,"white":3},"pyramid":{},"spot":0,"prepared":{},"roofs":["islands-green-white","workshops-pink-blue","flat-pink-blue"],"cards":[],"hand":{},"known":{},"sold":{},"scored":{}},{"ring":["R1","R2","R4","R3"],"start":0,"gone":0,"coins":3,"privilege":1,"boat":"D","islands":{"D":1},"squares":[],"reserve":{"pink":3,"blue":3,"yellow":3,"green":3,"orange":3,"white":3},"pyramid":{},"spot":0,"prepared":{},"roofs":["islands-green-orange","workshops-yellow-green","flat-pink-yellow"],"cards":[],"hand":{},"known":{},"sold":{},"scored":{}},{"ring":["R2","R4","R1","R3"],"start":3,"gone":0,"coins":3,"privilege":1,"boat":"A","islands":{"A":1},"squares":[],"reserve":{"pink":3,"blue":3,"yellow":3,"green":3,"orange":3,"white":3},"pyramid":{},"spot":0,"prepared":{},"roofs":["islands-blue-yellow","workshops-blue-white","flat-pink-white"],"cards":[],"hand":{},"known":{},"sold":{},"scored":{}},{"ring":["R4","R3","R1","R2"],"start":6,"gone":0,"coins":3,"privilege":1,"boat":"B","islands":{"B":1},"squares":[],"reserve":{"pink":2,"white":2},"pyramid":{"base-1":"orange","base-2":"orange","base-3":"orange","base-4":"green","base-5":"blue","base-6":"green","base-7":"blue","base-8":"yellow","base-9":"yellow","middle-1":"blue","middle-2":"pink","middle-3":"white","middle-4":"yellow","top":"green"},"spot":14,"prepared":{},"roofs":["workshops-green-orange","fountains-pink-green","flat-blue-orange"],"cards":[],"hand":{},"known":{},"sold":{},"scored":{}}],"layout":[{"tile":"large-pink","column":2,"row":0,"turns":0},{"tile":"large-blue","column":3,"row":2,"turns":0},{"tile":"large-yellow","column":0,"row":1,"turns":0},{"tile":"large-green","column":1,"row":2,"turns":0},{"tile":"large-orange","column":0,"row":4,"turns":0},{"tile":"large-white","column":0,"row":5,"turns":0}],"supply":{"pink":8,"blue":8,"yellow":8,"green":8,"orange":7,"white":8},"houses":{"h-4-3":["orange"]},"roofs":[],"huts":{"A":["green","green","white"],"B":["pink","pink","yellow"],"C":["white","yellow","orange"],"D":["pink","blue","white"],"E":["blue","orange","green"],"F":["blue","yellow","orange"]},"seafood":["clam","sole","prawn","clam","lobster","squid","prawn","eel","prawn","crab","squid","squid","crab","eel","sole","clam","tuna","tuna","sole","crab","squid","tuna","sole","crab","squid","eel","clam","tuna","eel","clam","lobster","clam","tuna","tuna","lobster","eel","lobster","lobster","prawn","lobster","prawn","crab","sole","prawn","eel"],"display":["crab","squid","sole"],"buildings":["B14","B11","B03","B08","B01","B16","B02","B13","B04","B12","B07","B06"],"shown":["B09","B05","B15","B10"],"stacks":{"islands":["islands-pink-green","islands-blue-white","islands-pink-yellow","islands-pink-orange","islands-blue-green","islands-blue-orange","islands-pink-white","islands-yellow-white","islands-yellow-orange"],"workshops":["workshops-blue-yellow","workshops-blue-orange","workshops-pink-green","workshops-pink-white","workshops-green-white","workshops-pink-yellow","workshops-yellow-orange","workshops-orange-white"],"fountains":["fountains-green-orange","fountains-pink-orange","fountains-pink-white","fountains-blue-white","fountains-yellow-white","fountains-yellow-orange","fountains-blue-green","fountains-yellow-green","fountains-orange-white","fountains-pink-blue","fountains-blue-yellow"],"flat":["flat-green-white","flat-blue-green","flat-pink-orange","flat-blue-yellow","flat-green-orange","flat-yellow-white","flat-orange-white","flat-yellow-green"]},"under":{"islands":[],"workshops":[],"fountains":[],"flat":[]},"markers":{"sailing":["blue","green"],"lace":["pink","orange"],"earning":["yellow","white"]},"ships":{"different":"west","identical":"west","pairs":"east","triples":"east"},"first":2,"season":"spring","round":0}}');
INSERT INTO "snapshots" VALUES('kw3h2yven7exdj',38,100,'{"kade":1,"game":"windmill-valley","rules":2,"edition":{},"options":{"players":2,"expert":false},"rng":[4104602151,605005535,3645667892,2458644695],"stack":[["turn-over",1,0,0,0],["closing",1,0,0,0],["floodgate",1,0,0,0]],"state":{"seats":[{"guilders":4,"tools":0,"bulbs":{"violet":2,"black":1},"rows":[["black"],["white"],[],[]],"groups":[1,1,2,2,3],"built":[],"board":"W-A","large":1,"small":2,"large_tiles":[null,null,null,null,null,null],"small_tiles":[null,null,null,null,null],"starting":"S6","helpers":["F14"],"contracts":[],"calendar":1,"area":"M2","on":-1,"wish":-1,"points":{"start":5,"floodgate":3,"slots":2,"trade":3},"tiles":[],"cards":[]},{"guilders":9,"tools":0,"bulbs":{"yellow":1},"rows":[[],[],[],[]],"groups":[1,1,2,2,3],"built":[],"board":"W-C","large":5,"small":0,"large_tiles":[null,null,null,null,null,null],"small_tiles":[null,null,null,null,null],"starting":"S1","helpers":[],"contracts":[],"calendar":0,"area":"M1","on":-1,"wish":-1,"points":{"start":5},"tiles":[],"cards":[]}],"level":null,"expert":false,"first":0,"turn":9,"active":1,"gate":1,"water":0,"piles":{"common":["E11","E09","E06","E10","E04","E08","E07","E03","E10","E04","E01","E05","E12","E01","E05","E02","E07","E09","E03","E08","E06","E12"],"uncommon":["E17","E18","E13","E13","E14","E16","E18","E15","E15","E14","E16"],"unique":["E19","E23","E27","E25","E26","E22","E24","E28","E21","E29","E20"],"farm":["F22","F16","F05","F19","F28","F26","F29","F08","F07","F01","F24","F17","F21","F11","F30","F06","F15","F18","F27","F09","F03","F25","F20"]},"discards":{"common":[],"uncommon":[],"unique":[],"farm":["F23","F13","F04"]},"marks":[[],[],[],[],[]],"display":["E11","E02","E17","E30"],"cards":["F12","F10","F02"],"out":[],"peek_pile":null,"peeked":[],"trade":["FT1","FT4","FT3","FT2"],"trade_seen":0,"shipped":[null,null,"white",null],"wish":"Q3","wish_met":0,"unique":29490,"takers":1,"neutrals":[1,1,1],"offer":[],"used":[],"due":0,"neutral_moved":false,"must":-1,"ending":-1,"last_turn":-1,"gardener_deck":[],"gardener_discards":[],"gardener_card":null,"seal":"39772a4932f9c534"}}');
INSERT INTO "snapshots" VALUES('583nwj39mq7aeh',5,19,'{"kade":1,"game":"windmill-valley","rules":2,"edition":{},"options":{"players":3,"expert":true},"rng":[3080365375,2520866230,1951761501,2560115040],"stack":[["turn-over",2,0,0,0],["closing",2,0,0,0],["floodgate",2,0,0,0]],"state":{"seats":[{"guilders":5,"tools":1,"bulbs":{"yellow":1},"rows":[[],[],[],[]],"groups":[1,1,2,2,3],"built":[],"board":"W-D","large":0,"small":0,"large_tiles":[null,null,null,null,null,null],"small_tiles":[null,null,null,null,null],"starting":"S6","helpers":[],"contracts":[],"calendar":0,"area":"M1","on":-1,"wish":-1,"points":{"start":5},"tiles":[],"cards":[]},{"guilders":6,"tools":1,"bulbs":{"red":1},"rows":[[],[],[],[]],"groups":[1,1,2,2,3],"built":[],"board":"W-C","large":0,"small":0,"large_tiles":[null,null,null,null,null,null],"small_tiles":[null,null,null,null,null],"starting":"S4","helpers":[],"contracts":[],"calendar":0,"area":"M3","on":-1,"wish":-1,"points":{"start":5},"tiles":[],"cards":[]},{"guilders":4,"tools":1,"bulbs":{"white":1},"rows":[[],[],[],[]],"groups":[1,1,2,2,3],"built":[],"board":"W-A","large":0,"small":0,"large_tiles":[null,null,null,null,null,null],"small_tiles":[null,null,null,null,null],"starting":"S3","helpers":[],"contracts":[],"calendar":0,"area":"M2","on":-1,"wish":-1,"points":{"start":5},"tiles":[],"cards":[]}],"level":null,"expert":true,"first":2,"turn":0,"active":2,"gate":1,"water":0,"piles":{"common":["E11","E04","E09","E05","E08","E01","E01","E09","E03","E12","E02","E08","E07","E02","E07","E04","E06","E12","E06","E11","E05","E03"],"uncommon":["E15","E15","E16","E13","E17","E14","E17","E14","E18","E13","E18"],"unique":["E30","E29","E28","E21","E27","E23","E24","E20","E19","E22","E25"],"farm":["F29","F09","F12","F03","F14","F02","F01","F11","F10","F20","F27","F24","F26","F05","F18","F21","F06","F04","F19","F07","F23","F16","F13","F22","F08","F17","F30"]},"discards":{"common":[],"uncommon":[],"unique":[],"farm":[]},"marks":[[],[],[],[],[]],"display":["E10","E10","E16","E26"],"cards":["F15","F25","F28"],"out":[],"peek_pile":null,"peeked":[],"trade":["FT2","FT4","FT3","FT1"],"trade_seen":0,"shipped":[null,null,null,null],"wish":"Q2","wish_met":0,"unique":30583,"takers":0,"neutrals":[1,0,1],"offer":[],"used":[],"due":0,"neutral_moved":false,"must":-1,"ending":-1,"last_turn":-1,"gardener_deck":[],"gardener_discards":[],"gardener_card":null,"seal":"b1e73b60863f16b1"}}');
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	edition TEXT NOT NULL, 
	options TEXT NOT NULL, 
	seed VARCHAR(64) NOT NULL, 
	"key" VARCHAR(64) NOT NULL, 
	created FLOAT NOT NULL, hints BOOLEAN, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('78admseq3tj6k8','amsterdam','{}','{"players":2,"first":null}','224507699202605552060563104349003989762','a8cc348883fde65c0bdf3b3abfd17e66',1.794863385265544653e+09,NULL);
INSERT INTO "tables" VALUES('65w8tvenpatjsa','amsterdam','{}','{"players":3,"first":null}','83141217381758044851744642004235699444','29e2d4f0d2c7a3a475be66e0070d6622',1.79486338740025711058e+09,NULL);
INSERT INTO "tables" VALUES('wgsfjnsuzj5feg','burano','{}','{"players":2,"first":null,"layout":"beginner"}','227826508654027120735421924839900205641','267d88f2efedd320e8af44bbee029064',1.79486339018270230289e+09,NULL);
INSERT INTO "tables" VALUES('dvtwwrwe54dh6k','burano','{}','{"players":4,"first":null,"layout":"beginner"}','184049871289769440992643225830707155972','221e6b3e6ed58d0032928780f7ab2dc9',1.79486339215083241455e+09,NULL);
INSERT INTO "tables" VALUES('kw3h2yven7exdj','windmill-valley','{}','{"players":2,"expert":false,"gardener":null,"first":null}','61418165302934334338171851024783982987','edd77228c6b4f0b96c3e7e194a37db5d',1794863393.92617,NULL);
INSERT INTO "tables" VALUES('583nwj39mq7aeh','windmill-valley','{}','{"players":3,"expert":true,"gardener":null,"first":null}','310057297657554633266265548139350574560','01e35f6df29b4ccb1485da8148c50959',1.79486339814646339409e+09,NULL);
INSERT INTO "tables" VALUES('nrnxc3yadvkhsv','windmill-valley','{}','{"players":1,"expert":false,"gardener":null,"first":null}','298035521179013399744410650822836728298','a10cb8c5bfcab6ca8110db56e3745053',1.79486339922018432613e+09,NULL);
COMMIT;

-- {"table": "967cxykymwwvgz", "tokens": {"0": "Peoz5ZYncnCLRrrHceBAPg", "1": "9NgOR_dUsmyhYG1XCRfZUQ"}, "entries": 20}
-- {"table": "z6hzymnwnrdezg", "tokens": {"0": "vPgC__F6zZZc893f1ofqQg", "2": "n8OfVNkDMjZo4Kq9S_jJmg"}, "entries": 23}
-- {"table": "9j5dyzwb2jnczm", "tokens": {"0": "PkD2UZIbmSgvhRdFz1CQ3w", "1": "Myb6I00-5VExs1ae1qp7Xg"}, "entries": 28}
-- {"table": "btx6xfg74ctppp", "tokens": {"0": "JKuIwrvTPDeRgtfcPwlKuQ", "1": "_-CPRSHSUGTtiZ-r1nR7Kw", "2": "oC4eTN8onWAzyeeaW4S8MQ", "3": "ZLZN8rzQ-uMUeKBHul_-3A"}, "entries": 13}
-- {"table": "z7az3cmvz6v2en", "tokens": {"0": "zt41_C-Ckg_kMtXgAe87Fw", "1": "U-7Wh_o9SVV8sNhdMHMuyQ"}, "entries": 40}
-- {"table": "z6js5z8gcxkemx", "tokens": {"0": "lSBcR_RuE0nOBha34vumkA", "1": "aMabCfzctDoY6KleoXrXmQ", "2": "fs-4Gk8Qwla_Zg_69JFsQg"}, "entries": 5}
-- {"table": "vhwckwvpbk8kbr", "tokens": {"0": "vVKQPXKFUGGc65_BDM6zgA"}, "entries": 33}
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
INSERT INTO "journal" VALUES('967cxykymwwvgz',1,'{"kind":"do","seat":0,"action":"keep jan-roodenpoortstoren--oude-kerk"}',1794874249.60884);
INSERT INTO "journal" VALUES('967cxykymwwvgz',2,'{"kind":"do","seat":1,"action":"keep jan-roodenpoortstoren--oost-indisch-huis"}',1.79487424996505022046e+09);
INSERT INTO "journal" VALUES('967cxykymwwvgz',3,'{"kind":"do","seat":1,"action":"take green"}',1.79487425022468066217e+09);
INSERT INTO "journal" VALUES('967cxykymwwvgz',4,'{"kind":"do","seat":1,"action":"take orange"}',1.79487425049234056474e+09);
INSERT INTO "journal" VALUES('967cxykymwwvgz',5,'{"kind":"do","seat":0,"action":"claim drie-hendricken--jordaan"}',1.79487425091267418855e+09);
INSERT INTO "journal" VALUES('967cxykymwwvgz',6,'{"kind":"do","seat":1,"action":"claim jan-roodenpoortstoren--westermarkt-a"}',1.79487425134891676907e+09);
INSERT INTO "journal" VALUES('967cxykymwwvgz',7,'{"kind":"do","seat":1,"action":"pay green 0 wild"}',1794874251.60471);
INSERT INTO "journal" VALUES('967cxykymwwvgz',8,'{"kind":"do","seat":0,"action":"take wild"}',1.79487425195670032506e+09);
INSERT INTO "journal" VALUES('967cxykymwwvgz',9,'{"kind":"do","seat":1,"action":"claim begijnhof--jan-roodenpoortstoren"}',1.7948742522657516003e+09);
INSERT INTO "journal" VALUES('967cxykymwwvgz',10,'{"kind":"do","seat":0,"action":"claim korenmetershuisje--oude-kerk-a"}',1.79487425274070763582e+09);
INSERT INTO "journal" VALUES('967cxykymwwvgz',11,'{"kind":"do","seat":1,"action":"take wild"}',1.79487425321265935901e+09);
INSERT INTO "journal" VALUES('967cxykymwwvgz',12,'{"kind":"do","seat":0,"action":"draw card"}',1.79487425360451030727e+09);
INSERT INTO "journal" VALUES('967cxykymwwvgz',13,'{"kind":"do","seat":0,"action":"take red"}',1.79487425367131471628e+09);
INSERT INTO "journal" VALUES('967cxykymwwvgz',14,'{"kind":"do","seat":1,"action":"claim haringpakkerstoren--korenmetershuisje-b"}',1.79487425398172903067e+09);
INSERT INTO "journal" VALUES('967cxykymwwvgz',15,'{"kind":"do","seat":0,"action":"take orange"}',1.79487425420550012582e+09);
INSERT INTO "journal" VALUES('967cxykymwwvgz',16,'{"kind":"do","seat":0,"action":"take pink"}',1.794874254381459713e+09);
INSERT INTO "journal" VALUES('967cxykymwwvgz',17,'{"kind":"do","seat":1,"action":"claim oude-waal--waag"}',1.79487425448584413524e+09);
INSERT INTO "journal" VALUES('967cxykymwwvgz',18,'{"kind":"do","seat":0,"action":"claim oude-kerk--waag-b"}',1.79487425480151247978e+09);
INSERT INTO "journal" VALUES('967cxykymwwvgz',19,'{"kind":"undo","seat":0}',1.79487425521740770343e+09);
INSERT INTO "journal" VALUES('967cxykymwwvgz',20,'{"kind":"do","seat":0,"action":"claim dam--jan-roodenpoortstoren-a"}',1.79487425535785627365e+09);
INSERT INTO "journal" VALUES('z6hzymnwnrdezg',1,'{"kind":"do","seat":0,"action":"keep both"}',1.79487425655738592144e+09);
INSERT INTO "journal" VALUES('z6hzymnwnrdezg',2,'{"kind":"do","seat":2,"action":"keep begijnhof--noordermarkt"}',1.79487425687673449519e+09);
INSERT INTO "journal" VALUES('z6hzymnwnrdezg',3,'{"kind":"do","seat":1,"action":"keep both"}',1.79487426893139696121e+09);
INSERT INTO "journal" VALUES('z6hzymnwnrdezg',4,'{"kind":"do","seat":2,"action":"claim dam--jan-roodenpoortstoren-a"}',1.79487426958895325665e+09);
INSERT INTO "journal" VALUES('z6hzymnwnrdezg',5,'{"kind":"do","seat":0,"action":"take orange"}',1.7948742702683455944e+09);
INSERT INTO "journal" VALUES('z6hzymnwnrdezg',6,'{"kind":"do","seat":0,"action":"take red"}',1.79487427059918212886e+09);
INSERT INTO "journal" VALUES('z6hzymnwnrdezg',7,'{"kind":"do","seat":1,"action":"claim haringpakkerstoren--korenmetershuisje-a"}',1.79487427129473304751e+09);
INSERT INTO "journal" VALUES('z6hzymnwnrdezg',8,'{"kind":"do","seat":1,"action":"pay green 0 wild"}',1.79487427162463736535e+09);
INSERT INTO "journal" VALUES('z6hzymnwnrdezg',9,'{"kind":"do","seat":2,"action":"take green"}',1.79487427221245622634e+09);
INSERT INTO "journal" VALUES('z6hzymnwnrdezg',10,'{"kind":"do","seat":2,"action":"take black"}',1.79487427260073804857e+09);
INSERT INTO "journal" VALUES('z6hzymnwnrdezg',11,'{"kind":"do","seat":0,"action":"claim jan-roodenpoortstoren--westermarkt-a"}',1.79487427303717970855e+09);
INSERT INTO "journal" VALUES('z6hzymnwnrdezg',12,'{"kind":"do","seat":0,"action":"pay red 0 wild"}',1.79487427326114249229e+09);
INSERT INTO "journal" VALUES('z6hzymnwnrdezg',13,'{"kind":"do","seat":1,"action":"take green"}',1.79487427412078666679e+09);
INSERT INTO "journal" VALUES('z6hzymnwnrdezg',14,'{"kind":"do","seat":1,"action":"draw card"}',1.79487427448860669136e+09);
INSERT INTO "journal" VALUES('z6hzymnwnrdezg',15,'{"kind":"do","seat":2,"action":"claim drie-hendricken--westermarkt-a"}',1.79487427486882448199e+09);
INSERT INTO "journal" VALUES('z6hzymnwnrdezg',16,'{"kind":"do","seat":0,"action":"claim begijnhof--jan-roodenpoortstoren"}',1.79487427558178329464e+09);
INSERT INTO "journal" VALUES('z6hzymnwnrdezg',17,'{"kind":"do","seat":1,"action":"take wild"}',1.7948742762808289528e+09);
INSERT INTO "journal" VALUES('z6hzymnwnrdezg',18,'{"kind":"do","seat":2,"action":"take red"}',1794874276.63257);
INSERT INTO "journal" VALUES('z6hzymnwnrdezg',19,'{"kind":"do","seat":2,"action":"take pink"}',1.79487427710071301457e+09);
INSERT INTO "journal" VALUES('z6hzymnwnrdezg',20,'{"kind":"do","seat":0,"action":"claim oude-waal--waag"}',1.79487427767680263516e+09);
INSERT INTO "journal" VALUES('z6hzymnwnrdezg',21,'{"kind":"do","seat":1,"action":"claim korenmetershuisje--noordermarkt"}',1.79487427867666411406e+09);
INSERT INTO "journal" VALUES('z6hzymnwnrdezg',22,'{"kind":"do","seat":1,"action":"pay blue 2 wild"}',1.79487427912584900863e+09);
INSERT INTO "journal" VALUES('z6hzymnwnrdezg',23,'{"kind":"do","seat":2,"action":"take pink"}',1.79487427991680145267e+09);
INSERT INTO "journal" VALUES('9j5dyzwb2jnczm',1,'{"kind":"do","seat":0,"action":"draw islands"}',1.7948742925805633068e+09);
INSERT INTO "journal" VALUES('9j5dyzwb2jnczm',2,'{"kind":"do","seat":0,"action":"draw workshops"}',1.79487429290954327585e+09);
INSERT INTO "journal" VALUES('9j5dyzwb2jnczm',3,'{"kind":"do","seat":0,"action":"draw fountains"}',1.79487429334752035137e+09);
INSERT INTO "journal" VALUES('9j5dyzwb2jnczm',4,'{"kind":"do","seat":1,"action":"draw fountains"}',1.79487429426019120216e+09);
INSERT INTO "journal" VALUES('9j5dyzwb2jnczm',5,'{"kind":"do","seat":1,"action":"draw islands"}',1.79487429469907236101e+09);
INSERT INTO "journal" VALUES('9j5dyzwb2jnczm',6,'{"kind":"do","seat":1,"action":"draw flat"}',1.79487429515014624593e+09);
INSERT INTO "journal" VALUES('9j5dyzwb2jnczm',7,'{"kind":"do","seat":0,"action":"stack yellow"}',1.79487429600744509698e+09);
INSERT INTO "journal" VALUES('9j5dyzwb2jnczm',8,'{"kind":"do","seat":0,"action":"stack orange"}',1.79487429640077447894e+09);
INSERT INTO "journal" VALUES('9j5dyzwb2jnczm',9,'{"kind":"do","seat":0,"action":"stack blue"}',1.79487429680645275116e+09);
INSERT INTO "journal" VALUES('9j5dyzwb2jnczm',10,'{"kind":"do","seat":0,"action":"stack orange"}',1.79487429706469607355e+09);
INSERT INTO "journal" VALUES('9j5dyzwb2jnczm',11,'{"kind":"do","seat":0,"action":"stack pink"}',1.79487429729503583913e+09);
INSERT INTO "journal" VALUES('9j5dyzwb2jnczm',12,'{"kind":"do","seat":0,"action":"stack orange"}',1.79487429749274921423e+09);
INSERT INTO "journal" VALUES('9j5dyzwb2jnczm',13,'{"kind":"do","seat":0,"action":"stack blue"}',1.79487429787714648245e+09);
INSERT INTO "journal" VALUES('9j5dyzwb2jnczm',14,'{"kind":"do","seat":0,"action":"stack green"}',1.79487429798135423664e+09);
INSERT INTO "journal" VALUES('9j5dyzwb2jnczm',15,'{"kind":"do","seat":0,"action":"stack green"}',1.79487429808166456222e+09);
INSERT INTO "journal" VALUES('9j5dyzwb2jnczm',16,'{"kind":"do","seat":0,"action":"stack white"}',1.79487429819584488866e+09);
INSERT INTO "journal" VALUES('9j5dyzwb2jnczm',17,'{"kind":"do","seat":0,"action":"stack yellow"}',1.79487429837378120421e+09);
INSERT INTO "journal" VALUES('9j5dyzwb2jnczm',18,'{"kind":"do","seat":0,"action":"stack white"}',1.79487429852154564855e+09);
INSERT INTO "journal" VALUES('9j5dyzwb2jnczm',19,'{"kind":"do","seat":0,"action":"stack green"}',1794874298.59392);
INSERT INTO "journal" VALUES('9j5dyzwb2jnczm',20,'{"kind":"do","seat":0,"action":"stack yellow"}',1.7948742986453576088e+09);
INSERT INTO "journal" VALUES('9j5dyzwb2jnczm',21,'{"kind":"do","seat":1,"action":"stack pink"}',1.79487429905267691608e+09);
INSERT INTO "journal" VALUES('9j5dyzwb2jnczm',22,'{"kind":"do","seat":1,"action":"stack pink"}',1.79487429912945556636e+09);
INSERT INTO "journal" VALUES('9j5dyzwb2jnczm',23,'{"kind":"do","seat":1,"action":"stack yellow"}',1.79487429925476026535e+09);
INSERT INTO "journal" VALUES('9j5dyzwb2jnczm',24,'{"kind":"do","seat":1,"action":"stack green"}',1.79487429934032249453e+09);
INSERT INTO "journal" VALUES('9j5dyzwb2jnczm',25,'{"kind":"do","seat":1,"action":"stack yellow"}',1.79487429949798750873e+09);
INSERT INTO "journal" VALUES('9j5dyzwb2jnczm',26,'{"kind":"do","seat":1,"action":"stack green"}',1.79487429955694103244e+09);
INSERT INTO "journal" VALUES('9j5dyzwb2jnczm',27,'{"kind":"undo","seat":0}',1.79487429967284154892e+09);
INSERT INTO "journal" VALUES('9j5dyzwb2jnczm',28,'{"kind":"do","seat":0,"action":"stack pink"}',1.79487430016094946859e+09);
INSERT INTO "journal" VALUES('btx6xfg74ctppp',1,'{"kind":"do","seat":2,"action":"draw workshops"}',1.79487430213491272923e+09);
INSERT INTO "journal" VALUES('btx6xfg74ctppp',2,'{"kind":"do","seat":2,"action":"draw flat"}',1.79487430259263825412e+09);
INSERT INTO "journal" VALUES('btx6xfg74ctppp',3,'{"kind":"do","seat":2,"action":"draw islands"}',1.79487430289259791379e+09);
INSERT INTO "journal" VALUES('btx6xfg74ctppp',4,'{"kind":"do","seat":3,"action":"draw fountains"}',1.79487430416463947299e+09);
INSERT INTO "journal" VALUES('btx6xfg74ctppp',5,'{"kind":"do","seat":3,"action":"draw flat"}',1.79487430474891829492e+09);
INSERT INTO "journal" VALUES('btx6xfg74ctppp',6,'{"kind":"do","seat":3,"action":"draw workshops"}',1.79487430542064094543e+09);
INSERT INTO "journal" VALUES('btx6xfg74ctppp',7,'{"kind":"do","seat":0,"action":"draw islands"}',1.79487430637407469752e+09);
INSERT INTO "journal" VALUES('btx6xfg74ctppp',8,'{"kind":"do","seat":0,"action":"draw flat"}',1.79487430710896420475e+09);
INSERT INTO "journal" VALUES('btx6xfg74ctppp',9,'{"kind":"do","seat":0,"action":"draw workshops"}',1.79487430757146954538e+09);
INSERT INTO "journal" VALUES('btx6xfg74ctppp',10,'{"kind":"seat-to-bot","seat":3,"bot":"random"}',1.79487430870457243914e+09);
INSERT INTO "journal" VALUES('btx6xfg74ctppp',11,'{"kind":"do","seat":1,"action":"draw workshops"}',1.79487430899643063547e+09);
INSERT INTO "journal" VALUES('btx6xfg74ctppp',12,'{"kind":"do","seat":1,"action":"draw flat"}',1.79487430947267484664e+09);
INSERT INTO "journal" VALUES('btx6xfg74ctppp',13,'{"kind":"do","seat":1,"action":"draw islands"}',1.79487431002935647963e+09);
INSERT INTO "journal" VALUES('btx6xfg74ctppp',14,'{"kind":"do","seat":3,"action":"stack pink"}',1.79487432238847494127e+09);
INSERT INTO "journal" VALUES('btx6xfg74ctppp',15,'{"kind":"do","seat":3,"action":"stack green"}',1.79487432272474908825e+09);
INSERT INTO "journal" VALUES('btx6xfg74ctppp',16,'{"kind":"do","seat":3,"action":"stack pink"}',1.79487432536831903462e+09);
INSERT INTO "journal" VALUES('z7az3cmvz6v2en',1,'{"kind":"do","seat":1,"action":"start S2"}',1.79487432652876424785e+09);
INSERT INTO "journal" VALUES('btx6xfg74ctppp',17,'{"kind":"do","seat":3,"action":"stack pink"}',1.7948743265965502262e+09);
INSERT INTO "journal" VALUES('z7az3cmvz6v2en',2,'{"kind":"do","seat":0,"action":"start S6"}',1.79487432811360645293e+09);
INSERT INTO "journal" VALUES('btx6xfg74ctppp',18,'{"kind":"do","seat":3,"action":"stack blue"}',1.79487432834464335443e+09);
INSERT INTO "journal" VALUES('z7az3cmvz6v2en',3,'{"kind":"do","seat":1,"action":"marker M1"}',1.79487432977342748646e+09);
INSERT INTO "journal" VALUES('btx6xfg74ctppp',19,'{"kind":"do","seat":3,"action":"stack blue"}',1.79487432991264081005e+09);
INSERT INTO "journal" VALUES('z7az3cmvz6v2en',4,'{"kind":"do","seat":0,"action":"marker M3"}',1.79487433103816795346e+09);
INSERT INTO "journal" VALUES('btx6xfg74ctppp',20,'{"kind":"do","seat":3,"action":"stack green"}',1.79487433125266408924e+09);
INSERT INTO "journal" VALUES('z7az3cmvz6v2en',5,'{"kind":"do","seat":0,"action":"gate 2"}',1.79487433282592248919e+09);
INSERT INTO "journal" VALUES('btx6xfg74ctppp',21,'{"kind":"do","seat":3,"action":"stack green"}',1.7948743330782506466e+09);
INSERT INTO "journal" VALUES('z7az3cmvz6v2en',6,'{"kind":"do","seat":0,"action":"turn 1"}',1.79487433601728844641e+09);
INSERT INTO "journal" VALUES('btx6xfg74ctppp',22,'{"kind":"do","seat":3,"action":"stack blue"}',1.7948743363328533173e+09);
INSERT INTO "journal" VALUES('z7az3cmvz6v2en',7,'{"kind":"do","seat":0,"action":"wheel large"}',1.79487433879323220252e+09);
INSERT INTO "journal" VALUES('btx6xfg74ctppp',23,'{"kind":"do","seat":3,"action":"stack orange"}',1.79487433906811690333e+09);
INSERT INTO "journal" VALUES('z7az3cmvz6v2en',8,'{"kind":"do","seat":0,"action":"tile E06"}',1.79487433969260263438e+09);
INSERT INTO "journal" VALUES('z7az3cmvz6v2en',9,'{"kind":"do","seat":0,"action":"place large-1"}',1.79487434114899563784e+09);
INSERT INTO "journal" VALUES('btx6xfg74ctppp',24,'{"kind":"do","seat":3,"action":"stack white"}',1.79487434120888423921e+09);
INSERT INTO "journal" VALUES('z7az3cmvz6v2en',10,'{"kind":"do","seat":0,"action":"skip"}',1.7948743437857861519e+09);
INSERT INTO "journal" VALUES('btx6xfg74ctppp',25,'{"kind":"do","seat":3,"action":"stack white"}',1.79487434391640019414e+09);
INSERT INTO "journal" VALUES('z7az3cmvz6v2en',11,'{"kind":"do","seat":1,"action":"gate 3"}',1.79487434628933477396e+09);
INSERT INTO "journal" VALUES('z7az3cmvz6v2en',12,'{"kind":"do","seat":1,"action":"turn 3"}',1.79487434925314354901e+09);
INSERT INTO "journal" VALUES('btx6xfg74ctppp',26,'{"kind":"do","seat":3,"action":"stack yellow"}',1.79487434912987160687e+09);
INSERT INTO "journal" VALUES('z7az3cmvz6v2en',13,'{"kind":"do","seat":1,"action":"wheel large"}',1.79487435124120068554e+09);
INSERT INTO "journal" VALUES('z7az3cmvz6v2en',14,'{"kind":"do","seat":1,"action":"plant yellow row-2"}',1.79487435203216695784e+09);
INSERT INTO "journal" VALUES('btx6xfg74ctppp',27,'{"kind":"do","seat":3,"action":"stack orange"}',1.79487435212101197239e+09);
INSERT INTO "journal" VALUES('z7az3cmvz6v2en',15,'{"kind":"do","seat":0,"action":"gate 3"}',1.79487435422859478001e+09);
INSERT INTO "journal" VALUES('z7az3cmvz6v2en',16,'{"kind":"do","seat":0,"action":"wheel small"}',1.7948743567610409259e+09);
INSERT INTO "journal" VALUES('z7az3cmvz6v2en',17,'{"kind":"do","seat":0,"action":"lower 1 1"}',1.79487435782089972497e+09);
INSERT INTO "journal" VALUES('z7az3cmvz6v2en',18,'{"kind":"do","seat":1,"action":"gate 1"}',1.79487436003378176682e+09);
INSERT INTO "journal" VALUES('z7az3cmvz6v2en',19,'{"kind":"do","seat":1,"action":"turn 1"}',1.79487436145177483562e+09);
INSERT INTO "journal" VALUES('z7az3cmvz6v2en',20,'{"kind":"do","seat":1,"action":"wheel small"}',1.79487436319517540926e+09);
INSERT INTO "journal" VALUES('z7az3cmvz6v2en',21,'{"kind":"do","seat":1,"action":"lower 2 0"}',1.79487436380838727952e+09);
INSERT INTO "journal" VALUES('z7az3cmvz6v2en',22,'{"kind":"do","seat":0,"action":"gate 1"}',1.79487436542890906338e+09);
INSERT INTO "journal" VALUES('z7az3cmvz6v2en',23,'{"kind":"do","seat":0,"action":"wheel small"}',1.79487436661029100418e+09);
INSERT INTO "journal" VALUES('z7az3cmvz6v2en',24,'{"kind":"do","seat":1,"action":"gate 2"}',1.79487436788605976101e+09);
INSERT INTO "journal" VALUES('z7az3cmvz6v2en',25,'{"kind":"do","seat":1,"action":"turn 1"}',1.79487436918471550935e+09);
INSERT INTO "journal" VALUES('z7az3cmvz6v2en',26,'{"kind":"do","seat":1,"action":"wheel large"}',1.79487437043656706809e+09);
INSERT INTO "journal" VALUES('z7az3cmvz6v2en',27,'{"kind":"do","seat":1,"action":"helper F29"}',1.79487437074077653886e+09);
INSERT INTO "journal" VALUES('z7az3cmvz6v2en',28,'{"kind":"do","seat":0,"action":"gate 2"}',1.79487437251202201849e+09);
INSERT INTO "journal" VALUES('z7az3cmvz6v2en',29,'{"kind":"do","seat":0,"action":"calendar common"}',1.79487437477712273603e+09);
INSERT INTO "journal" VALUES('z7az3cmvz6v2en',30,'{"kind":"do","seat":0,"action":"bulb white"}',1.79487437560900974266e+09);
INSERT INTO "journal" VALUES('z7az3cmvz6v2en',31,'{"kind":"do","seat":0,"action":"calendar unique-1"}',1.79487437692119121551e+09);
INSERT INTO "journal" VALUES('z7az3cmvz6v2en',32,'{"kind":"do","seat":0,"action":"refresh"}',1.79487437731793761253e+09);
INSERT INTO "journal" VALUES('z7az3cmvz6v2en',33,'{"kind":"do","seat":0,"action":"helper F04"}',1.79487437881432080263e+09);
INSERT INTO "journal" VALUES('z7az3cmvz6v2en',34,'{"kind":"do","seat":0,"action":"wheel large"}',1.7948743808732059002e+09);
INSERT INTO "journal" VALUES('z7az3cmvz6v2en',35,'{"kind":"do","seat":0,"action":"tile E11"}',1.79487438125300502781e+09);
INSERT INTO "journal" VALUES('z7az3cmvz6v2en',36,'{"kind":"do","seat":0,"action":"place large-5"}',1.79487438202087616918e+09);
INSERT INTO "journal" VALUES('z7az3cmvz6v2en',37,'{"kind":"do","seat":0,"action":"skip"}',1.79487438454098725314e+09);
INSERT INTO "journal" VALUES('z7az3cmvz6v2en',38,'{"kind":"do","seat":1,"action":"gate 2"}',1.79487438679570746428e+09);
INSERT INTO "journal" VALUES('z7az3cmvz6v2en',39,'{"kind":"do","seat":1,"action":"wheel large"}',1.79487438911253476144e+09);
INSERT INTO "journal" VALUES('z7az3cmvz6v2en',40,'{"kind":"do","seat":1,"action":"calendar unique-2"}',1.79487438986494803432e+09);
INSERT INTO "journal" VALUES('z6js5z8gcxkemx',1,'{"kind":"do","seat":1,"action":"start S3"}',1.79487439462117815023e+09);
INSERT INTO "journal" VALUES('z6js5z8gcxkemx',2,'{"kind":"do","seat":0,"action":"start S5"}',1.79487439696483635901e+09);
INSERT INTO "journal" VALUES('z6js5z8gcxkemx',3,'{"kind":"do","seat":2,"action":"start S2"}',1.79487440050296592711e+09);
INSERT INTO "journal" VALUES('z6js5z8gcxkemx',4,'{"kind":"do","seat":1,"action":"marker M3"}',1.79487440368496680258e+09);
INSERT INTO "journal" VALUES('z6js5z8gcxkemx',5,'{"kind":"do","seat":0,"action":"marker M1"}',1.79487440631297683717e+09);
INSERT INTO "journal" VALUES('vhwckwvpbk8kbr',1,'{"kind":"do","seat":0,"action":"start S4"}',1.79487440981634330749e+09);
INSERT INTO "journal" VALUES('vhwckwvpbk8kbr',2,'{"kind":"do","seat":0,"action":"marker M2"}',1.79487441067671322819e+09);
INSERT INTO "journal" VALUES('vhwckwvpbk8kbr',3,'{"kind":"do","seat":0,"action":"gate 2"}',1.7948744117055356502e+09);
INSERT INTO "journal" VALUES('vhwckwvpbk8kbr',4,'{"kind":"do","seat":0,"action":"turn 1"}',1.79487441281427145007e+09);
INSERT INTO "journal" VALUES('vhwckwvpbk8kbr',5,'{"kind":"do","seat":0,"action":"wheel large"}',1.79487441372480773923e+09);
INSERT INTO "journal" VALUES('vhwckwvpbk8kbr',6,'{"kind":"do","seat":0,"action":"tile E11"}',1.79487441411306786536e+09);
INSERT INTO "journal" VALUES('vhwckwvpbk8kbr',7,'{"kind":"do","seat":0,"action":"place small-4"}',1.79487441470526552203e+09);
INSERT INTO "journal" VALUES('vhwckwvpbk8kbr',8,'{"kind":"do","seat":0,"action":"gate 3"}',1.7948744161372935772e+09);
INSERT INTO "journal" VALUES('vhwckwvpbk8kbr',9,'{"kind":"do","seat":0,"action":"wheel small"}',1.79487441740516710277e+09);
INSERT INTO "journal" VALUES('vhwckwvpbk8kbr',10,'{"kind":"do","seat":0,"action":"lower 1 1"}',1.79487441802477931977e+09);
INSERT INTO "journal" VALUES('vhwckwvpbk8kbr',11,'{"kind":"do","seat":0,"action":"gate 1"}',1.79487441931019067764e+09);
INSERT INTO "journal" VALUES('vhwckwvpbk8kbr',12,'{"kind":"do","seat":0,"action":"wheel small"}',1.79487442056380844118e+09);
INSERT INTO "journal" VALUES('vhwckwvpbk8kbr',13,'{"kind":"do","seat":0,"action":"gate 2"}',1794874422.09809);
INSERT INTO "journal" VALUES('vhwckwvpbk8kbr',14,'{"kind":"do","seat":0,"action":"wheel small"}',1.79487442360485196114e+09);
INSERT INTO "journal" VALUES('vhwckwvpbk8kbr',15,'{"kind":"do","seat":0,"action":"calendar unique-2"}',1.79487442453077435493e+09);
INSERT INTO "journal" VALUES('vhwckwvpbk8kbr',16,'{"kind":"do","seat":0,"action":"calendar common"}',1.79487442564848566056e+09);
INSERT INTO "journal" VALUES('vhwckwvpbk8kbr',17,'{"kind":"do","seat":0,"action":"bulb black"}',1.79487442629092073436e+09);
INSERT INTO "journal" VALUES('vhwckwvpbk8kbr',18,'{"kind":"do","seat":0,"action":"lower 0 2"}',1.79487442742601323126e+09);
INSERT INTO "journal" VALUES('vhwckwvpbk8kbr',19,'{"kind":"do","seat":0,"action":"gate 3"}',1.79487442883222675328e+09);
INSERT INTO "journal" VALUES('vhwckwvpbk8kbr',20,'{"kind":"do","seat":0,"action":"wheel large"}',1.79487442996182847022e+09);
INSERT INTO "journal" VALUES('vhwckwvpbk8kbr',21,'{"kind":"do","seat":0,"action":"ship black place-2"}',1.79487443028560280798e+09);
INSERT INTO "journal" VALUES('vhwckwvpbk8kbr',22,'{"kind":"do","seat":0,"action":"skip"}',1.79487443197359037398e+09);
INSERT INTO "journal" VALUES('vhwckwvpbk8kbr',23,'{"kind":"do","seat":0,"action":"gate 3"}',1.79487443359359741213e+09);
INSERT INTO "journal" VALUES('vhwckwvpbk8kbr',24,'{"kind":"do","seat":0,"action":"calendar unique-1"}',1.79487443522636842731e+09);
INSERT INTO "journal" VALUES('vhwckwvpbk8kbr',25,'{"kind":"do","seat":0,"action":"skip"}',1.79487443540168714519e+09);
INSERT INTO "journal" VALUES('vhwckwvpbk8kbr',26,'{"kind":"do","seat":0,"action":"wheel large"}',1.79487443551336431496e+09);
INSERT INTO "journal" VALUES('vhwckwvpbk8kbr',27,'{"kind":"do","seat":0,"action":"tile E22"}',1.79487443556914424893e+09);
INSERT INTO "journal" VALUES('vhwckwvpbk8kbr',28,'{"kind":"do","seat":0,"action":"place small-1"}',1.7948744358141951561e+09);
INSERT INTO "journal" VALUES('vhwckwvpbk8kbr',29,'{"kind":"do","seat":0,"action":"gate 1"}',1.79487443699525165557e+09);
INSERT INTO "journal" VALUES('vhwckwvpbk8kbr',30,'{"kind":"do","seat":0,"action":"turn 2"}',1.79487443834904479979e+09);
INSERT INTO "journal" VALUES('vhwckwvpbk8kbr',31,'{"kind":"do","seat":0,"action":"wheel small"}',1.79487443984599089625e+09);
INSERT INTO "journal" VALUES('vhwckwvpbk8kbr',32,'{"kind":"do","seat":0,"action":"skip"}',1.79487444079633641242e+09);
INSERT INTO "journal" VALUES('vhwckwvpbk8kbr',33,'{"kind":"do","seat":0,"action":"gate 2"}',1.79487444186499214178e+09);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	bot VARCHAR(64), 
	token_hash VARCHAR(64), 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('967cxykymwwvgz',0,'N0',NULL,'96559a54326e88d55dc15cc5a0ba53cf');
INSERT INTO "seats" VALUES('967cxykymwwvgz',1,'N1',NULL,'a27d09583810dd80aca36a3c73395be7');
INSERT INTO "seats" VALUES('z6hzymnwnrdezg',0,'N0',NULL,'a18a9527056bb069a6097a2b8cecb88b');
INSERT INTO "seats" VALUES('z6hzymnwnrdezg',1,'Random','random',NULL);
INSERT INTO "seats" VALUES('z6hzymnwnrdezg',2,'N2',NULL,'c5aa0a15928dbdb3ad510d7d7cfa3e71');
INSERT INTO "seats" VALUES('9j5dyzwb2jnczm',0,'N0',NULL,'0d1284e61db1efc767f7ddfffcf73db2');
INSERT INTO "seats" VALUES('9j5dyzwb2jnczm',1,'N1',NULL,'8b85109dac8faadfd11ac9b7d026ac06');
INSERT INTO "seats" VALUES('btx6xfg74ctppp',0,'N0',NULL,'f1b490caf79b2eb26a439b0bbab53b24');
INSERT INTO "seats" VALUES('btx6xfg74ctppp',1,'N1',NULL,'31fa496230d6f913f160242776d08fc6');
INSERT INTO "seats" VALUES('btx6xfg74ctppp',2,'N2',NULL,'da37d5cf1825744a11409e1dc8592a8a');
INSERT INTO "seats" VALUES('btx6xfg74ctppp',3,'N3',NULL,'359938af7211325972f46323cd3bfc18');
INSERT INTO "seats" VALUES('z7az3cmvz6v2en',0,'N0',NULL,'73473506ba48d1092c47d708ad29e3fb');
INSERT INTO "seats" VALUES('z7az3cmvz6v2en',1,'N1',NULL,'df84c2e18d62218fff20fc321b16a213');
INSERT INTO "seats" VALUES('z6js5z8gcxkemx',0,'N0',NULL,'282a06dafbf0d2f57162b177adce2b85');
INSERT INTO "seats" VALUES('z6js5z8gcxkemx',1,'N1',NULL,'34b60b2e84567d66e64562285a7f82eb');
INSERT INTO "seats" VALUES('z6js5z8gcxkemx',2,'N2',NULL,'57c255eb2e37ae1fab56f393c20fae2c');
INSERT INTO "seats" VALUES('vhwckwvpbk8kbr',0,'N0',NULL,'5b5d9d17544c84ebe9907ebbc8dc7bab');
CREATE TABLE snapshots (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	events INTEGER NOT NULL, 
	state TEXT NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "snapshots" VALUES('967cxykymwwvgz',20,44,'{"kade":1,"game":"amsterdam","rules":2,"edition":{},"options":{"players":2},"rng":[1969819247,2570548737,1302861686,183560332],"stack":[["turn",1,0,0,0]],"state":{"seats":[{"hand":{"pink":1,"green":1,"orange":1},"known":{"pink":1,"orange":1},"blind":{"pink":1,"green":1,"wild":1},"tracks":["korenmetershuisje--oude-kerk-a","drie-hendricken--jordaan","dam--jan-roodenpoortstoren-a"],"contracts":["jan-roodenpoortstoren--oude-kerk"],"offer":[],"choice":"","whereabouts":[["munttoren--waag",8589934592]]},{"hand":{},"known":{},"blind":{"pink":1,"orange":1},"tracks":["haringpakkerstoren--korenmetershuisje-b","oude-waal--waag","jan-roodenpoortstoren--westermarkt-a","begijnhof--jan-roodenpoortstoren"],"contracts":["jan-roodenpoortstoren--oost-indisch-huis"],"offer":[],"choice":"","whereabouts":[["noordermarkt--oude-kerk",4294967296]]}],"deck":["wild","orange","blue","blue","black","red","blue","black","black","pink","green","red","red","orange","wild","pink","blue","red","green","pink","red","orange","wild","blue","green","blue","green"],"row":["black","wild","black","black","wild"],"discards":{"pink":2,"green":1,"red":1,"orange":2,"wild":3},"stock":{"pink":5,"blue":6,"green":5,"black":3,"red":5,"orange":4,"wild":4},"contracts":["blauwbrug--drie-hendricken","korenmetershuisje--nieuwe-waal","begijnhof--noordermarkt","begijnhof--haringpakkerstoren","montelbaanstoren--westermarkt","begijnhof--blauwbrug","nieuwe-waal--oude-waal","oost-indisch-huis--westermarkt","drie-hendricken--munttoren","jordaan--munttoren","blauwbrug--noordermarkt","dam--montelbaanstoren","blauwbrug--jordaan","korenmetershuisje--westermarkt","montelbaanstoren--nieuwe-waal","haringpakkerstoren--jordaan","dam--oude-waal","jordaan--waag","drie-hendricken--nieuwe-waal","begijnhof--oude-waal","noordermarkt--oude-kerk","munttoren--waag"],"contracts_drawn":4,"first":1,"turn":12,"passes":0,"ending":-1,"turns_left":0,"stalled":false}}');
INSERT INTO "snapshots" VALUES('z6hzymnwnrdezg',23,48,'{"kade":1,"game":"amsterdam","rules":2,"edition":{},"options":{"players":3},"rng":[1918126715,4196910667,3583009460,3163856218],"stack":[["end-turn",2,0,0,0],["second-card",2,0,0,0]],"state":{"seats":[{"hand":{},"known":{},"blind":{"blue":2},"tracks":["oude-waal--waag","jan-roodenpoortstoren--westermarkt-a","begijnhof--jan-roodenpoortstoren"],"contracts":["noordermarkt--oude-kerk","montelbaanstoren--nieuwe-waal"],"offer":[],"choice":"","whereabouts":[]},{"hand":{"green":1},"known":{"green":1},"blind":{"blue":1,"green":1,"wild":1},"tracks":["haringpakkerstoren--korenmetershuisje-a","korenmetershuisje--noordermarkt"],"contracts":["jordaan--munttoren","jordaan--waag"],"offer":[],"choice":"","whereabouts":[]},{"hand":{"pink":2,"green":1,"black":1,"red":1},"known":{"pink":2,"green":1,"black":1,"red":1},"blind":{"pink":1,"red":1},"tracks":["drie-hendricken--westermarkt-a","dam--jan-roodenpoortstoren-a"],"contracts":["begijnhof--noordermarkt"],"offer":[],"choice":"","whereabouts":[["drie-hendricken--nieuwe-waal",4294967296]]}],"deck":["pink","green","pink","wild","red","blue","wild","pink","black","orange","black","green","red","wild","wild","wild","orange","orange","black","red","orange","blue","wild"],"row":["orange","black","black","green","blue"],"discards":{"pink":1,"blue":3,"green":1,"red":2,"orange":1,"wild":2},"stock":{"pink":4,"blue":5,"green":3,"black":3,"red":4,"orange":4,"wild":7},"contracts":["jan-roodenpoortstoren--oude-kerk","blauwbrug--jordaan","begijnhof--haringpakkerstoren","haringpakkerstoren--jordaan","begijnhof--oude-waal","blauwbrug--drie-hendricken","korenmetershuisje--westermarkt","korenmetershuisje--nieuwe-waal","begijnhof--blauwbrug","munttoren--waag","montelbaanstoren--westermarkt","nieuwe-waal--oude-waal","dam--oude-waal","blauwbrug--noordermarkt","dam--montelbaanstoren","drie-hendricken--munttoren","oost-indisch-huis--westermarkt","jan-roodenpoortstoren--oost-indisch-huis","drie-hendricken--nieuwe-waal"],"contracts_drawn":6,"first":2,"turn":12,"passes":0,"ending":-1,"turns_left":0,"stalled":false}}');
INSERT INTO "snapshots" VALUES('9j5dyzwb2jnczm',28,18,'{"kade":1,"game":"burano","rules":2,"edition":{},"options":{"players":2,"layout":"beginner"},"rng":[1866292117,3343251942,147209505,66061583],"stack":[["clean-up",0,0,0,0],["round",0,0,0,0],["build-pyramids",0,2,0,0]],"state":{"seats":[{"ring":["R3","R4","R2","R1"],"start":3,"gone":0,"coins":3,"privilege":1,"boat":"A","islands":{"A":1},"squares":[],"reserve":{"pink":1,"blue":1,"yellow":1,"white":1},"pyramid":{"base-1":"yellow","base-2":"orange","base-3":"blue","base-4":"orange","base-5":"pink","base-6":"orange","base-7":"blue","base-8":"green","base-9":"green","middle-1":"white","middle-2":"yellow","middle-3":"white","middle-4":"green","top":"pink"},"spot":14,"prepared":{},"roofs":["islands-blue-white","workshops-blue-yellow","fountains-pink-orange"],"cards":[],"hand":{},"known":{},"sold":{},"scored":{}},{"ring":["R1","R3","R4","R2"],"start":6,"gone":0,"coins":3,"privilege":1,"boat":"B","islands":{"B":1},"squares":[],"reserve":{"pink":1,"blue":3,"yellow":1,"green":1,"orange":3,"white":3},"pyramid":{"base-1":"pink","base-2":"pink","base-3":"yellow","base-4":"green","base-5":"yellow","base-6":"green"},"spot":6,"prepared":{},"roofs":["islands-blue-green","fountains-yellow-green","flat-green-white"],"cards":[],"hand":{},"known":{},"sold":{},"scored":{}}],"layout":[{"tile":"small-pink","column":0,"row":1,"turns":0},{"tile":"small-blue","column":3,"row":1,"turns":0},{"tile":"small-yellow","column":2,"row":4,"turns":0},{"tile":"small-green","column":2,"row":2,"turns":0},{"tile":"small-orange","column":0,"row":2,"turns":0},{"tile":"small-white","column":0,"row":4,"turns":0}],"supply":{"pink":14,"blue":13,"yellow":14,"green":14,"orange":14,"white":14},"houses":{"h-4-3":["blue"]},"roofs":[],"huts":{"A":["orange","orange","white"],"B":["pink","green","blue"],"C":["pink","white","pink"],"D":["yellow","blue","green"],"E":["yellow","blue","orange"],"F":["white","yellow","green"]},"seafood":["eel","squid","squid","eel","clam","crab","crab","sole","prawn","squid","eel","clam","prawn","sole","tuna","lobster","crab","lobster","tuna","sole","squid","tuna","lobster","prawn","tuna","sole","clam","prawn","sole","crab","sole","lobster","clam","crab","squid","eel","prawn","prawn","eel","squid","lobster","eel","clam","tuna","crab"],"display":["lobster","tuna","clam"],"buildings":["B02","B16","B12","B13","B07","B15","B04","B05","B11","B01","B08","B14"],"shown":["B09","B06","B10","B03"],"stacks":{"islands":["islands-pink-yellow","islands-yellow-white","islands-green-white","islands-blue-orange","islands-yellow-orange","islands-pink-white","islands-green-orange","islands-blue-yellow","islands-pink-orange","islands-pink-green"],"workshops":["workshops-yellow-orange","workshops-yellow-green","workshops-pink-white","workshops-pink-blue","workshops-green-orange","workshops-blue-white","workshops-pink-yellow","workshops-blue-orange","workshops-orange-white","workshops-pink-green","workshops-green-white"],"fountains":["fountains-pink-blue","fountains-green-orange","fountains-blue-yellow","fountains-orange-white","fountains-blue-white","fountains-yellow-white","fountains-blue-green","fountains-pink-white","fountains-yellow-orange","fountains-pink-green"],"flat":["flat-pink-yellow","flat-pink-white","flat-orange-white","flat-blue-yellow","flat-pink-orange","flat-green-orange","flat-yellow-white","flat-blue-green","flat-yellow-green","flat-blue-orange","flat-pink-blue"]},"under":{"islands":[],"workshops":[],"fountains":[],"flat":[]},"markers":{"sailing":["blue","yellow"],"lace":["green","orange"],"earning":["pink","white"]},"ships":{"different":"east","identical":"east","pairs":"west","triples":"west"},"first":0,"season":"spring","round":0}}');
INSERT INTO "snapshots" VALUES('btx6xfg74ctppp',27,26,'{"kade":1,"game":"burano","rules":2,"edition":{},"options":{"players":4,"layout":"beginner"},"rng":[2503726528,2385108374,3841757156,4008182954],"stack":[["clean-up",2,0,0,0],["round",2,0,0,0],["build-pyramids",2,7,0,0]],"state":{"seats":[{"ring":["R4","R2","R3","R1"],"start":9,"gone":0,"coins":3,"privilege":1,"boat":"C","islands":{"C":1},"squares":[],"reserve":{"pink":3,"blue":3,"yellow":3,"green":3,"orange":3,"white":3},"pyramid":{},"spot":0,"prepared":{},"roofs":["islands-yellow-white","workshops-blue-white","flat-yellow-green"],"cards":[],"hand":{},"known":{},"sold":{},"scored":{}},{"ring":["R4","R3","R2","R1"],"start":0,"gone":0,"coins":3,"privilege":1,"boat":"D","islands":{"D":1},"squares":[],"reserve":{"pink":3,"blue":3,"yellow":3,"green":3,"orange":3,"white":3},"pyramid":{},"spot":0,"prepared":{},"roofs":["islands-green-orange","workshops-green-white","flat-pink-blue"],"cards":[],"hand":{},"known":{},"sold":{},"scored":{}},{"ring":["R2","R1","R4","R3"],"start":3,"gone":0,"coins":3,"privilege":1,"boat":"A","islands":{"A":1},"squares":[],"reserve":{"pink":3,"blue":3,"yellow":3,"green":3,"orange":3,"white":3},"pyramid":{},"spot":0,"prepared":{},"roofs":["islands-pink-green","workshops-blue-orange","flat-green-orange"],"cards":[],"hand":{},"known":{},"sold":{},"scored":{}},{"ring":["R1","R3","R4","R2"],"start":6,"gone":0,"coins":3,"privilege":1,"boat":"B","islands":{"B":1},"squares":[],"reserve":{"yellow":2,"orange":1,"white":1},"pyramid":{"base-1":"pink","base-2":"green","base-3":"pink","base-4":"pink","base-5":"blue","base-6":"blue","base-7":"green","base-8":"green","base-9":"blue","middle-1":"orange","middle-2":"white","middle-3":"white","middle-4":"yellow","top":"orange"},"spot":14,"prepared":{},"roofs":["workshops-pink-yellow","fountains-yellow-green","flat-green-white"],"cards":[],"hand":{},"known":{},"sold":{},"scored":{}}],"layout":[{"tile":"large-pink","column":2,"row":0,"turns":0},{"tile":"large-blue","column":3,"row":2,"turns":0},{"tile":"large-yellow","column":0,"row":1,"turns":0},{"tile":"large-green","column":1,"row":2,"turns":0},{"tile":"large-orange","column":0,"row":4,"turns":0},{"tile":"large-white","column":0,"row":5,"turns":0}],"supply":{"pink":8,"blue":7,"yellow":8,"green":8,"orange":8,"white":8},"houses":{"h-4-3":["blue"]},"roofs":[],"huts":{"A":["white","orange","orange"],"B":["yellow","green","yellow"],"C":["yellow","green","blue"],"D":["green","pink","blue"],"E":["pink","orange","white"],"F":["pink","blue","white"]},"seafood":["clam","tuna","lobster","squid","crab","squid","squid","prawn","prawn","sole","sole","tuna","crab","sole","clam","squid","crab","eel","tuna","eel","crab","clam","prawn","clam","clam","sole","lobster","eel","sole","eel","lobster","lobster","squid","tuna","prawn","tuna","eel","lobster","crab","tuna","prawn","lobster","prawn","crab","squid"],"display":["eel","sole","clam"],"buildings":["B11","B01","B13","B07","B09","B02","B16","B10","B08","B03","B04","B06"],"shown":["B15","B05","B12","B14"],"stacks":{"islands":["islands-pink-white","islands-pink-yellow","islands-pink-orange","islands-yellow-orange","islands-blue-orange","islands-blue-green","islands-green-white","islands-blue-yellow","islands-blue-white"],"workshops":["workshops-pink-blue","workshops-pink-green","workshops-orange-white","workshops-pink-white","workshops-yellow-green","workshops-green-orange","workshops-yellow-orange","workshops-blue-yellow"],"fountains":["fountains-pink-orange","fountains-yellow-white","fountains-blue-white","fountains-blue-green","fountains-orange-white","fountains-green-orange","fountains-blue-yellow","fountains-pink-green","fountains-pink-blue","fountains-yellow-orange","fountains-pink-white"],"flat":["flat-blue-green","flat-pink-white","flat-pink-yellow","flat-yellow-white","flat-pink-orange","flat-blue-orange","flat-orange-white","flat-blue-yellow"]},"under":{"islands":[],"workshops":[],"fountains":[],"flat":[]},"markers":{"sailing":["pink","blue"],"lace":["green","white"],"earning":["yellow","orange"]},"ships":{"different":"west","identical":"west","pairs":"east","triples":"east"},"first":2,"season":"spring","round":0}}');
INSERT INTO "snapshots" VALUES('z7az3cmvz6v2en',40,91,'{"kade":1,"game":"windmill-valley","rules":3,"edition":{},"options":{"players":2,"expert":false},"rng":[2441936394,1533072437,2556619518,3454123984],"stack":[["turn-over",1,0,0,0],["closing",1,0,0,0],["market-move",1,34,8,0]],"state":{"seats":[{"guilders":6,"tools":0,"bulbs":{"white":2},"rows":[[],[],[],[]],"groups":[1,1,2,2,3],"built":[],"board":"W-B","large":1,"small":2,"large_tiles":["E06",null,null,null,"E11",null],"small_tiles":[null,null,null,null,null],"starting":"S6","helpers":["F04"],"contracts":[],"calendar":1,"area":"M3","on":-1,"wish":-1,"points":{"start":5,"floodgate":1,"water":2,"slots":2},"tiles":[],"cards":[]},{"guilders":7,"tools":0,"bulbs":{},"rows":[[],["yellow"],[],[]],"groups":[1,1,2,2,3],"built":[],"board":"W-A","large":1,"small":2,"large_tiles":[null,null,null,null,null,null],"small_tiles":[null,null,null,null,null],"starting":"S2","helpers":["F29"],"contracts":[],"calendar":1,"area":"M1","on":-1,"wish":-1,"points":{"start":5,"floodgate":4,"slots":2},"tiles":[],"cards":[]}],"level":null,"expert":false,"first":0,"turn":7,"active":1,"gate":2,"water":3,"piles":{"common":["E02","E01","E12","E03","E11","E07","E05","E04","E12","E10","E10","E08","E09","E05","E09","E06","E07","E03","E04","E02"],"uncommon":["E18","E14","E15","E16","E17","E18","E17","E14","E16","E13","E13"],"unique":["E22","E19","E29","E23","E25","E21","E28","E27","E30","E20","E26"],"farm":["F18","F05","F22","F20","F06","F28","F13","F08","F15","F19","F03","F02","F14","F07","F09","F27","F10","F23","F01","F30","F17","F21"]},"discards":{"common":[],"uncommon":[],"unique":[],"farm":["F24","F25","F11"]},"marks":[[],[],[],[],[]],"display":["E01","E08","E15","E24"],"cards":["F12","F26","F16"],"out":[],"peek_pile":null,"peeked":[],"trade":["FT1","FT4","FT2","FT3"],"trade_seen":0,"shipped":[null,null,null,null],"wish":"Q3","wish_met":0,"unique":29488,"takers":17,"neutrals":[1,1,1],"offer":[],"used":[],"due":1,"neutral_moved":false,"must":-1,"ending":-1,"last_turn":-1,"gardener_deck":[],"gardener_discards":[],"gardener_card":null,"seal":"889407f43442acc9"}}');
INSERT INTO "snapshots" VALUES('z6js5z8gcxkemx',5,19,'{"kade":1,"game":"windmill-valley","rules":3,"edition":{},"options":{"players":3,"expert":true},"rng":[2595793332,3553349337,2267347073,501462053],"stack":[["turn-over",2,0,0,0],["closing",2,0,0,0],["floodgate",2,0,0,0]],"state":{"seats":[{"guilders":5,"tools":1,"bulbs":{"yellow":1},"rows":[[],[],[],[]],"groups":[1,1,2,2,3],"built":[],"board":"W-B","large":0,"small":0,"large_tiles":[null,null,null,null,null,null],"small_tiles":[null,null,null,null,null],"starting":"S5","helpers":[],"contracts":[],"calendar":0,"area":"M1","on":-1,"wish":-1,"points":{"start":5},"tiles":[],"cards":[]},{"guilders":6,"tools":1,"bulbs":{"red":1},"rows":[[],[],[],[]],"groups":[1,1,2,2,3],"built":[],"board":"W-A","large":0,"small":0,"large_tiles":[null,null,null,null,null,null],"small_tiles":[null,null,null,null,null],"starting":"S3","helpers":[],"contracts":[],"calendar":0,"area":"M3","on":-1,"wish":-1,"points":{"start":5},"tiles":[],"cards":[]},{"guilders":4,"tools":1,"bulbs":{"white":1},"rows":[[],[],[],[]],"groups":[1,1,2,2,3],"built":[],"board":"W-C","large":0,"small":0,"large_tiles":[null,null,null,null,null,null],"small_tiles":[null,null,null,null,null],"starting":"S2","helpers":[],"contracts":[],"calendar":0,"area":"M2","on":-1,"wish":-1,"points":{"start":5},"tiles":[],"cards":[]}],"level":null,"expert":true,"first":2,"turn":0,"active":2,"gate":1,"water":0,"piles":{"common":["E09","E02","E08","E12","E03","E03","E11","E11","E05","E06","E08","E10","E07","E02","E10","E12","E06","E05","E09","E04","E01","E01"],"uncommon":["E13","E17","E16","E17","E15","E18","E14","E14","E13","E18","E15"],"unique":["E23","E21","E22","E19","E20","E24","E27","E30","E28","E29","E25"],"farm":["F18","F23","F30","F21","F29","F07","F03","F26","F08","F14","F12","F06","F20","F01","F17","F13","F04","F27","F09","F05","F10","F24","F02","F19","F15","F11","F28"]},"discards":{"common":[],"uncommon":[],"unique":[],"farm":[]},"marks":[[],[],[],[],[]],"display":["E07","E04","E16","E26"],"cards":["F16","F25","F22"],"out":[],"peek_pile":null,"peeked":[],"trade":["FT1","FT4","FT2","FT3"],"trade_seen":0,"shipped":[null,null,null,null],"wish":"Q1","wish_met":0,"unique":30583,"takers":0,"neutrals":[1,0,1],"offer":[],"used":[],"due":0,"neutral_moved":false,"must":-1,"ending":-1,"last_turn":-1,"gardener_deck":[],"gardener_discards":[],"gardener_card":null,"seal":"9699faa623d22d26"}}');
INSERT INTO "snapshots" VALUES('vhwckwvpbk8kbr',33,184,'{"kade":1,"game":"windmill-valley","rules":3,"edition":{},"options":{"players":1,"gardener":"medium"},"rng":[2532564588,1180577293,3288039679,1237846045],"stack":[["turn-over",0,0,0,0],["closing",0,0,0,0],["choose-action",0,0,0,0]],"state":{"seats":[{"guilders":5,"tools":0,"bulbs":{"black":1},"rows":[[],[],[],[]],"groups":[1,1,2,2,3],"built":[],"board":"W-B","large":5,"small":2,"large_tiles":[null,null,null,null,null,null],"small_tiles":["E22",null,null,"E11",null],"starting":"S4","helpers":[],"contracts":[],"calendar":2,"area":"M2","on":-1,"wish":-1,"points":{"start":5,"floodgate":10,"water":3,"wheels":3},"tiles":[],"cards":[]},{"guilders":0,"tools":0,"bulbs":{},"rows":[["red","red","red"],["black"],["yellow"],[]],"groups":[0,0,2,2,3],"built":["W10","W11"],"board":"W-D","large":0,"small":2,"large_tiles":[null,null,null,null,null,null],"small_tiles":[null,null,null,null,null],"starting":null,"helpers":[],"contracts":[],"calendar":2,"area":"M3","on":-1,"wish":1,"points":{"start":5,"floodgate":1,"water":8,"fields":4,"calendar":5,"trade":2},"tiles":["E12","E16","E05","E17","E08","E21","E01","E27"],"cards":["F08","F16"]}],"level":"medium","expert":false,"first":0,"turn":14,"active":0,"gate":2,"water":4,"piles":{"common":["E07","E09","E10","E12","E05","E04","E02","E08","E06","E09","E11","E01","E02","E10","E03","E04","E07"],"uncommon":["E13","E14","E16","E18","E17","E14","E18","E13","E15"],"unique":["E26","E30","E25","E20","E19","E24","E28","E23"],"farm":["F06","F27","F22","F02","F09","F11","F07","F23","F20","F13","F26","F14","F03","F28","F05","F15","F17","F24","F01","F04","F25","F21","F19","F29","F10"]},"discards":{"common":[],"uncommon":[],"unique":[],"farm":[]},"marks":[[],[],[],[],[]],"display":["E06","E03","E15","E29"],"cards":["F18","F12","F30"],"out":[],"peek_pile":null,"peeked":[],"trade":["FT2","FT4","FT1","FT3"],"trade_seen":0,"shipped":[null,"black",null,"red"],"wish":"Q4","wish_met":0,"unique":29440,"takers":69642,"neutrals":[1,1,1],"offer":[],"used":[],"due":0,"neutral_moved":false,"must":-1,"ending":-1,"last_turn":-1,"gardener_deck":["G15","G16","G14","G18","G4","G1","G6","G10","G13","G12","G20","G11","G19"],"gardener_discards":["G9","G7","G8","G17","G5","G2"],"gardener_card":"G3","seal":"5c8b1843da1324a5"}}');
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
INSERT INTO "tables" VALUES('967cxykymwwvgz','amsterdam','{}','{"players":2,"first":null}','166106178215660732291330159204290213566','266860dc6ba706e59ec756abfc45f55a',1.79487424273024225238e+09,NULL);
INSERT INTO "tables" VALUES('z6hzymnwnrdezg','amsterdam','{}','{"players":3,"first":null}','141032693701514799845460425202063443451','a26ba96225e0f135e5dd1ce7329a09e4',1.79487425573002243048e+09,NULL);
INSERT INTO "tables" VALUES('9j5dyzwb2jnczm','burano','{}','{"players":2,"first":null,"layout":"beginner"}','288603893437891259387355632058567436640','bd9507d88bd537790ed2c270b9d0e5af',1.79487428968791985512e+09,NULL);
INSERT INTO "tables" VALUES('btx6xfg74ctppp','burano','{}','{"players":4,"first":null,"layout":"beginner"}','335901071449629077399309112682758824522','fb7273d16e1348764b5fe2d5acfe1181',1.79487430045831370352e+09,NULL);
INSERT INTO "tables" VALUES('z7az3cmvz6v2en','windmill-valley','{}','{"players":2,"expert":false,"gardener":null,"first":null}','28129821101596209169608956541350403139','bfbbf74a4efb0036a66312f1fa64fb8f',1.7948743223169205189e+09,NULL);
INSERT INTO "tables" VALUES('z6js5z8gcxkemx','windmill-valley','{}','{"players":3,"expert":true,"gardener":null,"first":null}','304815384963083954655608759349568345721','edc5f58d0f85ff4244359304414809ca',1.79487439159502863879e+09,NULL);
INSERT INTO "tables" VALUES('vhwckwvpbk8kbr','windmill-valley','{}','{"players":1,"expert":false,"gardener":null,"first":null}','318408983970641718285605000757835307522','20f2d663ea4403534d544b126410878c',1.79487440856249475485e+09,NULL);
COMMIT;

/** English words that are not answers but share the disguise of one. They ensure that a puzzle cannot be read as one of them. */

/** Words with the same letters as an answer. */
export const SAME_LETTERS = `
abed abet abets ablest abridge aces aches acne acts addles ads aery aft ages aide aides ailed ails airman alb alerted
alerting ales aligned aline alit allergy allover alloy aloft altered altering alts amble amen amp ample amt anemic
angrier anoint ante antis arced arches are argon arming arson arts arty ascot ashed asp aspire assuage astir astute
ate atria auctioned austerer awl ayes bade bails bale baled balm bane bared barely barged barney baste bate bates
beats beta betas binge blamer bleary bleat bleats blot blow boats bolster boost bore boredom bosun bowel bra bran bur
bury buys cadre caliper caller caned canter cantor capes capitol cared caret carpel cartels cater caterer cation cats
cautioned censer center cents chalets chapt chars chaser cheater cheeps chorals claimed clam clarets cleared cleats
cleric clients clod clot clouts coats coed cola cones consed corp could course craned crave creditor crepe cried
cruelty crusty curies curst dab dad dale dame dare deaf dealer dealing dearth deb debar declaim deiced deigns deli
delimit delis demo deserts detains deters dilate dink dire direct direr dirge diver doc does don dongle doom dopiest
downer dpi dray drier dub dusty earl earls eats edit egret eighth elapse elapsed ells emit enlarge enlist entirety
entrap eon eons epics erects est ester eta ether evens evil fates fats feats felt feral fiber fibre fiche fighter
filed finder fleas flesh flied flit flog fortes forts foster fowl framer frat fresher fringe fryer gab gal gander gaol
gape garbed garnered garnets garotes gates geed gel genre getaway gins girth glare glean god groan gut gyrated hallows
halter harks harms harps has hate hater hatred haws heads hectare helot heros herpes hied hips hoes hops hornets hose
hovels how hows hustling hwy iced icon ideas idles idols ilks impels inapt ind infests ingrate inks inlets insoles
insures int integral intel its kale laces laciest lacy lade lager laid lain lair lame lamed lance lanced larded
largely lase latches latent lats latter laxer lea leafs leak lean leapt leas lee lei leis lesions letters levees liar
license lied lief lien lies limes lintels lira lite lithest livers loco loin longed loot loots lope lopes louts lows
luaus lube lump lure lustre madden magnate male malls manlier manor manures mar marines marts mate mates mats may mead
meats meg mentors mesa meta meteor metre microns mid miles milf mite miter mitre moat mode mono mope mordant mutilate
myna nacre nadir nails nary nets nett nickle nip nips nit nixed noes nope nos nosier not notes notices nub nuder oafs
obj obverse odes odor ogled oils ones onset optic opts opus orals ores owlet owls owns paces pager pagers paled paler
pare pares parks parleys paroled parse pas pats peaces peal pears peed peek peeking peels penal peon percale pertain
peso pest pets pierce pincer pins pinto pis piton placer platen players plea plead please pleat plug poles pone pore
portal ports posh posited pots potters pram prattle prefect prides pried prig prised raced raged raid ramble ranged
rangier rapier rapt rate rated rats rattan raunchier reals reap reaps rear rearing recall recant recent reclaim
recount recta redraw reed regal regally reigns reins reis relating relay relearn relived remit renal rented repaint
repents replays reprint reset resign resin resist restart rested retell retrace retrain reveals revel reveres reviled
rework rhea riced rife rifts ripples risen rite roans roe roes rood rotates rout rove rued runes runt rustle sag saint
sale salting sanded sandier saree sate sates sauciest sawn scat scepter sceptre scrip seam seats secure seminar sent
serpent serve setup sever severer sewn shrub sidle signed signer silo silt singed sire sitar situ skin skis slain slat
slating sleet slime slit sliver smit sneak snip snoop softer soli solider sore sorta sown sparely spat spear specter
spectre spirea spotter stain stained stake staking stale staling stapler steak steal stinted stoat storey storeys
strait strawed stream strop strut stud stunted sub suites sunders super sweat swelter tab tables tablet tacit taco
tacos tactile tailed takes takings tales tam tamers tames tampons tamps tams tangier tansy taps tare tared taros tarp
tars tasking taverns teaks teal teals teams tearing teas teats techs tedious teens tel telnet tens terrain terse
theater thees these thicken thin thing tho thorn thous throe thrones ticks tied tier tike tilts timbre toady toga tone
toner tones tools topical tops topside toque tor torpid torte tow trace tracer traits trams trance tread treadle trees
trial tried tron trounce trout troys tsar tsarina tun tuna turner twits tyroes tyros ugh unbar untie uppers varlet
vats veer veers vein verbose veto vets vied vile viler viral voile vole votes waits wallows ward warden warder warding
warned warp warred warts was weak wee weest weird welters wen wens wets wheal whereat whoever wiki wings wired wive
woe won wont words worth wot wreathe writs wrote wroth yaw yeas zoned
`;

/** Words with the same telephone keys as an answer. */
export const SAME_KEYS = `
abed abler abuse aced acme acne adapt adv afar afford aft agape aged agile ague aha aide aides aired aline aloof aloud
ambient amok amour amt ani ante antes anti any apex aping are aright arms arson ashed ate atoning atop avg awe aye baa
bade badges bah bakes bald balds bale bales balk balm ban banal bandy bane bans bard barf base bash bask bast baste
batch bate baud beater beau beck beepers bemuse bid bide bides biers biff biffs bile biped bland blazes blest blip
bloc blood blown bluer blues blvd bode bog bole bomb bond bookie booties bore bosses bot botch bough bounty bpm bra
brand brash braver braves brew brine brow bruise bugle bulbs bumming buns bunt bur bury buttes bye cad cadge cadger
cadges cakes calfs calk call cam came cams canoes cans caplet carpel carrel carries cask casket caste cation caw cease
ceasing chances chapt chasm chaster cheep chefs chi chide chile chutes circuit cis cite clack clank claps clasp claw
clime clone clove clues coaxing cocci codded coed cognate coif coifs coil coke coma come comport computes concept
confers conga conic conj conk consort cont convent convert coolie coot cooties coots cope copses corm cot cote cotes
coves cowl cox coy crass crates crave craves creak creel crept crick cried croon crops crush cud cumming cur cutter
dab dad dais dame dances dare darn dded debs deft deter diction digit dike dime dimer dimes dimmer dine dines dire dis
disfavor dishing doe dole doll done dons dooms dope dork dote dotes dots dour doves doyen doz drape dray drives dual
dud duds dues dummy dun duo duping dustier dye earl earner easing eave ecru eject eke ell emos emu emus endow eons
equate escapee eves fain fare faring fate fatigues fawn fax fear fed feds feed fees fem fen feuds fey fez fight finds
finer fines fist flees foe font ford fore franc fray fraying fry ftp ftping fum furl fusing fustier futz fwd gad gags
gall games gape gaps gasp gassy gave gawk gay gearing geek geld gels gen gild gill gnat gnu gnus gone goner gonk goo
goods goody gooey goof goofs goofy gore gorse got gourd gov grasp grave grey grim gumbo gun guppy gut guy had hags
hake hale hands hard harden hardener harpy harry has hasp hate have haw heaping heavier heavies held hem hex hey hgt
hie hied hinges his hock hold homer homes homey hone hones hood hoods hooey hoof hoofs hos hose hotbeds hovel huh
hussy ibis ilk ins int intel intention inure invades iris jag jamb jams japes jay jazz jazzes jeer jeering jinn jive
jives jock jokes jot juggles junco kale keg kens kites knack kook lam lama lame lams languor lards lases lathes laud
lauds laxer lazes lbs leafing leapt leas lee leer leering lees lei lick lied lief lieu lii limier limn limo lips lisp
lit lite liter lives load lob lobe lode loot louts lox lug lump lvi madam maim manages mar mart mas math med meddle
messy met metes mettle mew mews mice might mike mil milf mill mime min mine mod moire mold moms mono moody moos mope
mops more mos mote motif motifs movable movies mow muffle mum muter mutes nark natal needs newt nine nix none nook
noose nope nos notion nouns novice nth obj obtuse octal odder ode odes offal offices offs oft ogle oho oops orc ounces
packet paid pane pans pap pare pares pas passkey pasty pate patio pave pawns pct peal peas peat peck pecs pee peed
peek pennant peony perky pert perter pertest pervert pesky pest pester pew piddle pied pies piffle pigs pike pill pimp
pimple ping pins pinto piques pis pkg plaques plating plied plow ploy ply pock poke pomp pone pooh poop pope pore
portage pots pox poxes preps prides pried prim promo prove pubs puckish puffing puffs pug pugs puns pupal purport
purpose purser purses pus pusses qua quaff quart ques quip quit raffle rags raid railing rams randy rapt rarer rares
rate rave reap rear recd reed reek reel reelect ref relay remove rev rho riced rides rids rife rifer riff riffle riffs
rifle rig rigs rile rill rime rims rind ringer rink ripen risen rites robber robs roe roil role romp rood rook rots
rower rte rubbers rubble rubs ruder rue rued rues ruff ruffing ruffle ruffs rugs rules rummer rummy rump rums runner
runny runs ruse russet sable sabre sag sago sags said saint sake sale saloon sane sans sate sax scad scald scare scrub
scud scurf sear seas sec secs sect seduce seek sequencer sequences serves servile settles shad shah she sheaf sheds
sheer shelves shes shim shin shod shone shuck sic side sides sidle siege sight sill sim sims sin sine singes sins sire
sis sites six skied skiff skipper skis slain slam slant slating slaving slaw slay sleds slip slot slum slumber smack
smarter smog snap snobs snot soak soar sobs sod soda sold sole solo some sons soot sop sore sort sos sot sots sough
sour sower sox specious spied spine spouted spume stags staid starves stave stoner stones stony stood stray suave sub
subs suction suds sudsy sued sues suite sulk sump sums suns sup supple sure surf swam swore take tam tape tare tat tbs
teaches teas tenser tenses tern terse test the thee these they tho tied tiff tike tillage times tine tines toddles
togae tom too took tor tote tots tow triad trial trice tron tsar ump upend used vale valve vane vape var vender veneer
vent vied vile vim vines vise vised vogue vowel waif waiver waives wale wan wane ward ware warn was waver waves wear
webs wee weeding wept whaled wife wigwag wile wipe wire wiz woke won woo woof woofer wore worlds worn writes xci xciv
xii xiv xix yahoo yaw yea yeas yep yest yip yoke yon yonder yore zap zealots zed zest zing zit
`;

/** Words with the same consonants as an answer in the same positions. */
export const SAME_CONSONANTS = `
abject aced adds aery ail alder aline altar amen amigo amp ampere angina ani anion ante anti applied arched ardor are
argon aria arose assay astute attar auger aught augur auk aver awe awl awoke axes aye baa babble bail bait baits bald
ballot ban bane banes bani bard barracuda barrow basal bate batten batter baud bawl beats became beck beech been beer
beet beets beg began begun bend berth beta better bettor bid bier biker bill billet bind bitten blab bland blink boa
boar boats bob bobble bog bogon boll bond bondage bones boo boom boon boor boost bore bosun bot bout bouts braid brash
bravo brawn breed broke brood brook bruin brunch buck budge bull bullet bullion bunk bur burgeon burn buttery buy
cacao cad calibrate call caller canning canteen caw cease cede central chaise chap cheep chino chit chock chop chores
chose chuck clack clamber clap click clii clop clover cloy cluck clued coaling cob coda coil coiling coke colander
commend compote compute con confidant conning coo cooling coot cop cope cost cot crass craw creak crease cress crib
croak crone crook croup crush cud cull cult cur curd cure currant curt dame dash data daze dead decade decode dell
demo die died dill dime directer dirk disk diva doable doe doer doily doll don doormen dork dote dour dram drank
draught drew dross drove drover drunk dual duel duet dug duller dun dunce dungarees dunner duo eater ecru eery efface
elate ell else ember enamel enemata eon ere ether every exes exorcise export faces faction fail fallow fare farther
fatness favor fax fear feat feces fed feed feel fell fellow fen fend fer fest feud fiat fie fiery fill firm firmer
fishermen fist fiver flack flair flatter flaw fleck flee flesh flew flick flied flier flit floe flog flora flout flue
fluid flume flush foci foe foil foist foo fool for fora fore forgot form former foul frag fraught fuel fume fund furry
gait gaiter gala gaol gaunt gave geed geese geld geode getaway gild glee gloss goad goiter got gourd gout grep gripe
gripes groan groin grope gropes gross grout grovel grow guise gulf gut had hag hail hake hale hallow halo hangar
hanger hank hard harry haul have haw heal heed heeding heir hem hep hey hied him hind hinting hippy hire hob hod hoed
hog homed hood hooding hoop hoot hove how hubby hued hula hummock hunk iced ilk impure impurer ind inquire int intel
inter irk jag jangle jaunt jay jib jingle jolly jot juster jut ken keto knack koan lack laid lain lama lame largo lass
lat latter laud lauding lava lea leak lean lee leek legion lei lend lessen lib libel lice lick lied lief lien lii limb
limo limp liner lintels listing lit lite liter lither litter lix load loader loading loan lob loci loco loin lone
loner longer loon lop loser loss louder louse lover lox lug lump lusting lute lutes maintain malady male malt marine
marry mass massage math matter maul max mead meant med meddle meet meg meld men menage mend merino mesquite mess met
mid middle mien min mine mini mink minster misquote miss missive mister miter moan moaning moat mod modal mode mold
molt mono monsoon mooning moot morrow most motel mule mullion murk musk muss must muster muter mutton nab navel neg
neon nick nip nit nite noel non noodle noose not notion notwork noun novel nub ode older omega onto opining orate orc
ouch ought oust ova ovary overage packet padding palate paler pall pane pap papa parch pare parse parson paste peal
pease peat peddle peek peer penal pend peon pep peppy per perch perk pert pertain peso pest petite petrel pew pica
picket piddle pill pimp piper pith plotter ploy poach podding pointer pointing poise pol poll pomp pone pooch pope
poppy pore pork posh postmen pouch pout prance predict premise pried promo prone prude pug punk puny pupa put quack
quoit quota rack radii raga raid raiding raisin rang raped rapier rash ravel ream rear rebut redo reed reedy reel rein
remand rep retail retool reuse revel reword rick rift rig rile riot riven roach roam roan robber rode roil roister
role romp rood roost roped rouse rout rover rube ruder rued ruin rump rung ruse rust rut sack saga sager sago said
saith saltine salver sample saner sang sank scant scoot scurf sealer sealing sec seen seep semi send shad shall share
shill shire shirk shod shone shoo shoot sic sick sift sill silt sim simmer sin slaw slew sloop snooze snowmen snuck
sod sodden soiling soled solver some sonny soot sooth sop sot soul spacial span spat spatted spill spire spit spitted
spore sprang sprung spun spurt squire squish stack stadia stare stave steal stiff stock stomp stoop stow strew string
stringer stronger strung stuck stuff stump styli sub succor suck suckle suction sued suet sulk sumo sung sunk sup swam
sward swatch sweat sweeter swum swung tab tabu tackle tag taller tamer tamper tare tared taro teal tee teed teem teeth
tell tempi tern threat threw throe tied tier till tiller tinder tine tint tiro toed tog toil toll tome tone toner
tonnes tonsil tony too tor tore trait trial trill trio troth trout troy tuba tumor tun tuna tuner tux ultimata umber
ump umpire unto urea utter vane vantage veal veto via vial vii villein viol vise voile volley wad wadding wade wader
wadi wail wan wane wanner ward warship weak weal weest weld wen wend wetness wham wheal while whom wiki will wino wist
witch wive woke women won workmen worrier wot wove wraith wrest wring wrote wrung yep yip yogi your yuk yum yup zap
zapper
`;
/** Answers that could be read as words that are unsuitable for a family site. */
export const UNFIT_LETTERS = 'pear raft glass spare start demand ginger result shower';
export const UNFIT_KEYS = `
aunt brass bump bun coal comb dart dial duck east fair fast honk hook panther paper plate puppy rare rich rule ruler
sew skate slate steep steer vast
`;
export const UNFIT_CONSONANTS = `
arena coin crop deck dock duck fig fog funny hall hill home last list pea pie ripe rope tot wink
`;

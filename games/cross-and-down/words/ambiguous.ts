/** Answers whose letters make another word of English too: in order, they have no single reading. */
export const AMBIGUOUS = `
able ache acre action agree ale alert alien alter amid angel anger angle ape arc arid arise arm armed article artisan
artist ash aside asleep asset atom attic aunt bad badger bag bake baker bar bare barley barn basil bat battle bead
beak bean bear beard beast beat bed bedroom being blade blame blue board boast bolt bonus boots bowl brake bread break
brief brigade broad brush bud builder bun bus busy but cafe calm candle cane canoe cape car care carol carton carve
case cast castle cat cause cedar cellar centre chain charm chase cheap chest chief china cider cinema circle clay
clean cloud coal coast coat cod code coin cold colt cone cool coral cork counter crane crash crate crater credit creep
crimson crisp crop cruise crust curtsy cutlery dairy dam dance dancer danger dawn deal dear decide decimal declare
deliver demand dentist deposit desert design dessert detail dial diary dice diet director disease dive dog dome
dormant dose dozen drain draw drawer drawing dream drive dust each eager ear early earn earnest earring earth easel
east eastern easy eat edge education elastic elbow end era erase escape eternity ever ewe face fade false farmer fast
fat feast ferry field file finger fire fitness flare flea float foal forest free freight friend frost gallery garden
gardener gas gateway gear gem general ginger glass goal goat golden golf grade granite grape grapes grate great green
greet grin grip grown gulp gum hare hear heart heat height hide hornet horse hotel however hug hurricane idea ideal
idle inch index ink inlet instead isle item job keen keep keeping kin kind kiss kitchen kite kiwi knee lab ladder lag
lake lamb lamp lane lap large laser last lasting late later lather lattice law layer lead leader leading leaf leap
learn learner lease least left leg lemon lentils leopard let lever lie life lift lime limited line lion lioness list
listen live liver loaf lobster locust lodge lotus love loyal mad made magenta maid mane many map maple marble march
margin marina marsh mast master mat meal mean meat medal medical melon merit meter mile mineral miracle mist monster
mood moon mug nail name nap nasty nation near nearby nearest neat nectar nerve nest net nettle never new news nib
nickel night nod north nose note nurse nut observe ocean olive once one open optical orb ore organ other otter outer
outside over overall owe owl own oyster oysters pace page paint painter pal pale palm pan panel par parcel parent
parsley part past pat patch patrol pay pea peach pear pearl pedal perfect petal pier pin pit plane planet plaster
plate platter pleased plum poem point pole polo pool pose post postman pot praise present pride prince printer protest
purse quiet quite quote race raft rage rail raise ram ramp range rap rare rat rattle raw react read real rebuild
recipe recital reef refresh related relax remains remote repair replace replica rescue reserve respect result return
reverse reward ride rider ridge right ring rinse ripe rise rival roast rob robe rock roman room rope rose rot route
rub ruby rude rule run sad sadden saddle sage sail salt same sap sardine satchel satin sauce sausage save saw scale
scarlet scent scholar scone screen seal search seaside seat second secret section sell senior servant set settler
seven several shade shallow shark sharp sheet shelf ship shoe shop shore shorten shout shovel show shower sign silence
silent silk silver simple sing singer sink sip siren sister sit skate skating slate sleep sleeve slide slipper slope
slow small smart smile snail snake snow sofa soil solar soldier solid son sonar soup source south spa space spare
spark speech sphere spice spider spin spoon sport spot stable stage stair stamp star start starter state statue steam
steel steer stencil step stew steward stick stilt stone stool stop storage story stove strange straw student study sue
suit suitcase sunlight sunrise supper surname swallow swan sweet swing sword table tail tale talent tame tan tap tar
tartan taste tea teacher team tear teller ten tender tenor tense tent terrace theatre there thistle thread three
throne throw tiara tide tile timber time timer tin tinsel tip tire tired tissue toast toaster today ton tool top topic
torn tour towel tower town trade tragedy trail trainer trap travel tray treasure trestle triangle tripod trust tub tug
turn tutor twist two ultimate under undress unite upset urban urn use usual vase vast veil verse vest view vine vote
waist wake wand wander war wash waste way weather wed west whale who why wider wolf wonder worker wrap wrestle wrist
wrong yam yap yard yarn year
`;

/** Themes of places, travel, work, play and learning. */
export const WORLD = `
On the railway: platform carriage signal whistle ticket engine tunnel guard sleeper viaduct timetable station buffer freight
At the airport: runway passport luggage boarding terminal customs pilot gate arrival trolley departure steward hangar delay
Under sail: mast rigging rudder spinnaker anchor galley starboard keel compass schooner bowsprit helm captain topsail
In the harbour: trawler lighthouse mooring seagull jetty buoy fisherman anchor crates tugboat ferry ropes pontoon lobster
Ships and boats: canoe ferry yacht steamer galleon dinghy liner barge catamaran trawler gondola raft submarine tanker
On the road: motorway junction signpost roundabout bypass traffic petrol lorry caravan lane layby bridge detour tarmac
Cycling: pedal saddle helmet spokes tandem chain puncture handlebar brakes gears peloton pump bell sprocket
Down the canal: lock barge towpath narrow windlass bridge tunnel mooring duckling tiller basin aqueduct ferns ripple
In the city: pavement skyscraper taxi market museum crossing subway fountain theatre bustle square traffic cafe tower
Village green: church cottage duckpond cricket bench postbox thatched maypole bakery fete stream vicarage pump hedgerow
Bridges: arch suspension girder cable span river viaduct cantilever toll drawbridge footpath concrete timber pier
Castles: moat turret dungeon drawbridge knight rampart portcullis banquet keep siege banner tapestry armour battlement
Knights of old: armour shield joust lance squire charger quest herald banner gauntlet sword castle pennant chivalry
Fairy tales: princess dragon castle wishes giant goblin slipper enchanted spindle beanstalk wolf godmother magical frog
Mythical beasts: unicorn phoenix griffin dragon centaur mermaid kraken pegasus sphinx hydra cyclops basilisk chimera yeti
Pirates: treasure parrot cutlass galleon plank buccaneer cannon skull eyepatch anchor doubloon crew lookout island
Ancient Egypt: pyramid pharaoh sphinx papyrus mummy scarab obelisk tomb desert temple hieroglyph nile camel scribe
Ancient Rome: legion toga forum senator gladiator chariot aqueduct emperor villa mosaic centurion temple laurel column
Ancient Greece: temple oracle olive marble myth philosophy hoplite column amphora athlete theatre trireme laurel goddess
Explorers: compass expedition voyage jungle tent rucksack discover mapping horizon telescope journal caravan uncharted guide
Camping: tent campfire rucksack lantern sleeping stove campsite torch mallet guyrope compass kettle hammock stars
Hill walking: boots footpath stile compass raincoat rucksack summit flask valley contour ridge signpost gaiters cairn
At the seaside: bucket spade deckchair donkey pier sandcastle promenade shells paddling windbreak lifeguard seagull surf rockpool
Funfair: carousel dodgems waltzer rides coconut goldfish ticket bigwheel candyfloss hoopla ghost prizes music queue
Lighthouse: beacon keeper lantern spiral storm foghorn cliffs lens signal rocks guiding sailor lamp tower
In space: rocket astronaut orbit satellite capsule launch gravity module shuttle spacewalk lander telescope helmet asteroid
At the museum: fossil exhibit curator skeleton gallery statue ancient guide mummy relic plinth artefact ticket cabinet
Dinosaurs: fossil raptor extinct jurassic skeleton triassic reptile herbivore claws crest eggs predator stegosaur horned
At the library: novel shelves author reading silence poetry catalog fiction borrow chapter archive atlas quiet stamp
Writing desk: inkwell fountain envelope blotter paper quill letter drawer pencil stapler notebook stamp diary eraser
Parts of a book: chapter preface index cover spine glossary page margin contents binding footnote appendix title caption
Detective story: clue suspect alibi motive sleuth mystery witness inspector evidence butler footprint disguise solution verdict
Poetry: stanza sonnet rhyme verse metre couplet ballad haiku limerick metaphor rhythm elegy simile refrain
School days: pencil teacher lesson satchel chalk homework recess ruler playground register blazer exam spelling assembly
Arithmetic: addition fraction decimal multiply divide percent total minus equation remainder product prime subtract square
Shapes: circle triangle square hexagon pentagon cylinder pyramid sphere oblong rhombus octagon ellipse cube trapezium
In the laboratory: beaker pipette microscope flask goggles burner formula crystal test acid experiment funnel magnet tripod
Inventions: telephone wheel printing camera compass engine radio battery zipper microwave laser satellite steam telescope
Clocks and time: pendulum minute second hour calendar sundial chime cuckoo decade century alarm midnight quartz moment
Post office: stamp parcel envelope letter postcard address airmail counter courier delivery string seal sorting weigh
At the market: stall haggle barrow vendor fresh bargain fruit flowers scales basket awning crates trader change
In the bank: cheque savings deposit vault cashier loan interest account coins transfer mortgage balance pounds counter
In the office: stapler desk meeting printer folder telephone keyboard manager deadline paper calendar memo invoice swivel
Jobs: plumber baker teacher lawyer farmer nurse pilot engineer carpenter gardener chef florist builder architect
At the doctor's: bandage surgery plaster nurse tablet waiting pulse medicine syringe clinic patient cough ointment remedy
Fire station: engine ladder siren helmet hose alarm rescue smoke hydrant brigade pole blaze boots drill
Cricket match: wicket bowler batsman innings umpire stumps pavilion fielder boundary century googly bails crease maiden
On the tennis court: racket serve volley umpire deuce baseline backhand rally court tournament doubles smash advantage tramline
Football pitch: goalkeeper striker corner penalty tackle whistle referee midfield dribble header offside winger scarf trophy
Golf course: fairway bunker putter caddie birdie iron driver green handicap flag eagle hazard bogey wedge
Winter sports: skiing skating bobsleigh curling slalom hockey toboggan snowboard luge piste goggles chairlift biathlon puck
Athletics: hurdles javelin sprint marathon discus relay podium stadium stopwatch vault medal baton hammer runner
At the pool: diving lifeguard goggles butterfly lane backstroke armbands splash flippers whistle swimmer crawl towel shallow
Board games: dice counter checkers ludo pawn strategy draughts token rules winner backgammon spinner player tiles
Chess: knight bishop castle pawn gambit check queen stalemate opening board endgame king sacrifice rank
Card table: shuffle dealer joker trump bridge whist rummy hearts diamond spade suit solitaire cribbage bluff
Puzzles: riddle jigsaw maze crossword anagram sudoku clue solution cipher pattern tangram logic quiz acrostic
Photography: camera lens shutter focus tripod negative darkroom flash portrait exposure zoom album aperture snapshot
At the cinema: popcorn screen trailer usher comedy ticket projector director sequel thriller matinee premiere subtitle credits
Radio days: wireless aerial dial tuner broadcast serial microphone valve static newsreel comedy announcer signal speaker
Feelings: happy proud calm gloomy curious jealous cheerful anxious hopeful lonely grateful excited tender amused
Ways to walk: amble stroll saunter march stride hobble tiptoe swagger wander trudge shuffle plod limp strut
Ways to speak: whisper mutter shout babble declare murmur announce chatter mumble exclaim prattle drawl stammer bellow
Sounds: clatter rustle bang whistle sizzle thud jingle rumble crackle squeak hiss murmur clang splash patter
Words for large: enormous huge giant massive colossal immense vast mammoth gigantic titanic bulky towering hefty grand
Words for small: tiny little minute petite slight compact teeny minimal dainty slender pocket puny miniature modest
Made of wood: table pencil canoe fence ladder violin barrel bench cabinet rudder matchbox chess shelf clog
Made of glass: bottle window mirror tumbler marble vase lens goblet beaker bauble prism decanter jamjar spectacle
Things with wheels: bicycle wagon scooter tractor trolley pram skate lorry carriage rickshaw barrow train unicycle chariot
Things with wings: butterfly penguin dragonfly glider ostrich aeroplane moth sparrow angel theatre beetle eagle windmill seagull
Things that are round: button marble plate coin wheel globe pancake orange drum dial moon hoop bubble biscuit
Things with keys: piano typewriter locksmith accordion calculator caretaker jailer diary organ cabinet laptop padlock harmonium keyring
Things that melt: butter candle snowman chocolate icicle cheese glacier lolly crayon solder frost fondue iron toffee
Things on a string: kite puppet yoyo conker beads balloon pendulum violin lantern parcel pearls teabag bunting medal
Things in pairs: socks twins scissors gloves trousers dice earrings shoes tongs lungs goggles chopsticks castanets cymbals
`;

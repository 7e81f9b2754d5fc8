/** Themes of sky, land, water and wildlife. */
export const NATURE = `
Things that glow: glimmer lantern spark flame candle ember beacon moonshine torch firefly neon bright halo twinkle aurora
Night sky: comet planet meteor galaxy eclipse nebula orbit crescent saturn venus cosmos zenith horizon stardust asteroid
Weather report: drizzle thunder breeze sleet blizzard sunshine cloudy frost hail shower tempest humid gale mist
Winter morning: icicle snowflake mitten scarf frozen shovel sledge frosty kindle flurry cocoa drift woolly shiver
Signs of spring: blossom tulip nestling puddle sprout lambs catkin crocus thaw bulbs showers meadow robin budding
High summer: sunburn picnic beach lemonade heatwave sandals swimming hammock melon barefoot shade festival holiday parasol
Autumn walk: acorn conker rustle bonfire harvest maple orchard chestnut crisp amber mushroom bramble squirrel foggy
In the forest: bracken timber canopy fern moss clearing hollow deer owlet trail thicket pinecone toadstool badger
Trees: willow birch cedar poplar rowan hazel juniper sycamore hawthorn larch aspen cypress spruce redwood
Garden flowers: daisy tulip pansy marigold dahlia peony lupin foxglove lavender petunia primrose violet begonia orchid
Wild flowers: cowslip clover poppy bluebell harebell thistle campion teasel yarrow dandelion buttercup celandine speedwell heather
Kitchen herbs: parsley thyme basil rosemary sage oregano chives tarragon coriander marjoram fennel mint chervil sorrel
Birds of the garden: robin sparrow starling blackbird thrush wren finch pigeon magpie nuthatch swallow warbler dunnock linnet
Birds of prey: eagle falcon kestrel buzzard osprey harrier hobby merlin vulture condor goshawk talons swoop hover
By the shore: pebble seaweed limpet rockpool driftwood lagoon dunes harbour cockle starfish breaker tideline anemone shingle
Deep ocean: dolphin octopus coral whale squid trench current plankton stingray abyss turtle seahorse jellyfish kelp
Freshwater fish: salmon trout perch pike minnow carp tench bream grayling roach barbel sturgeon gudgeon dace
Along the river: current otter heron bridge rapids willow ferry meander kingfisher towpath estuary weir angler paddle
Insects: beetle cricket ladybird dragonfly earwig hornet mayfly weevil cicada termite butterfly mosquito aphid locust
Moths and butterflies: monarch brimstone admiral peacock chrysalis cocoon antenna flutter nectar hawkmoth skipper ringlet pattern wings
On the farm: tractor barn haystack cattle piglet goose orchard silo trough rooster ploughed stable shepherd harvest
Baby animals: kitten puppy foal lamb piglet duckling cygnet fawn joey gosling chick tadpole leveret owlet
Cats big and small: tiger leopard cheetah lynx ocelot puma whiskers tabby panther siamese pounce jaguar caracal purring
Dogs: terrier spaniel beagle poodle whippet collie mastiff greyhound labrador kennel fetch boxer corgi setter
Horses: gallop saddle stirrup bridle canter pony stallion mare hoof trot foal jockey stable mustang
On safari: giraffe zebra elephant lion gazelle hippo meerkat warthog baboon savannah antelope hyena ostrich rhino
Rainforest: toucan jaguar sloth orchid liana parrot monkey canopy tapir iguana anaconda macaw tamarin bromeliad
Desert life: camel cactus scorpion lizard oasis dune mirage sandstorm nomad vulture arid jerboa caravan tortoise
Polar lands: penguin glacier iceberg walrus tundra husky igloo narwhal reindeer blizzard crampon seal krill puffin
Mountains: summit glacier valley ridge boulder climber alpine avalanche plateau crevice marmot chalet gorge cairn
Rocks and minerals: granite marble quartz basalt limestone slate sandstone flint obsidian pumice gypsum mica chalk shale
Gemstones: diamond ruby emerald sapphire topaz opal garnet amethyst turquoise jade onyx peridot pearl citrine
Islands: palm lagoon castaway coconut reef atoll harbour volcano ferry cove lighthouse sandbank paradise jetty
Caves: stalactite cavern echo lantern helmet darkness bats tunnel crystal grotto dripping boulder chamber potholes
In the pond: lily tadpole dragonfly newt duckling heron reeds ripple algae minnow snail bulrush toad skater
Beekeeping: hive honey queen drone swarm nectar pollen sting worker smoker comb clover veil apiary
Volcanoes: lava magma crater erupt ashes basalt molten caldera plume geyser tremor island sulphur pumice
Rain: puddle umbrella drizzle gutter splash cloud raincoat wellies downpour dripping shower monsoon soaked barrel
Under the microscope: cell pollen fibre crystal bacteria lens slide specimen amoeba nucleus magnify spore tissue focus
`;

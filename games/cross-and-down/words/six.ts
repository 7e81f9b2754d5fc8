/** Answers of six letters: the answer, a plain clue, and for many a trickier one. */
export const SIX = `
absent|Not in class today
accent|Way of speaking that tells where you’re from
accept|Say yes to an offer
action|Director’s shout
admire|Look up to
advice|Easy to give, hard to take
afraid|Scared
agenda|List for a meeting
almond|Nut for marzipan
almost|Not quite
amount|How much there is
anchor|Ship’s way of staying put|It is dropped when needed and raised when not
animal|Lion or llama
answer|What you write in these squares
anyone|No matter who
appear|Come into sight
around|On every side
arrive|Get there
artist|One with a studio
asleep|Dead to the world, in bed
august|Eighth of twelve
autumn|Season of falling leaves
badger|Striped animal of the sett|Pester a night digger
ballet|Dance on tiptoe
banana|Yellow fruit|Slippery customer of the fruit bowl
bandit|Robber on the road
banner|It is carried in a parade
barber|He cuts hair for a living|One who gets into everyone’s hair
barley|Grain that goes into beer
barrel|Round wooden cask|Gun part full of beer
basket|Picnic carrier
battle|Fight between armies
beaver|Builder of dams
become|Turn into
before|Earlier than
behind|At the back of
bishop|Chess piece that never leaves its colour
bitter|Tasting like strong coffee
blazer|School jacket
bonnet|Hat at Easter, or the front of a car
border|Line between countries
borrow|Take for a while
bottle|Message carrier at sea
bottom|Lowest part
branch|It grows from the trunk|Tree’s arm, or a bank’s
breeze|Gentle wind
bridge|It crosses the river|Card game over water
bright|Like a new pin|Clever and shining
bronze|Third prize
bubble|It goes pop
bucket|Spade’s partner|Kicked thing, or a place for wet sand
buckle|It does up a belt
budget|Money plan
burrow|Rabbit’s home
butter|It goes on bread|Goat that melts on toast
button|It goes through a hole in a shirt|Panic may make you press one
cactus|Desert plant with prickles|It lives on little water and offers no hugs
camera|Holiday snapper|Shooter that harms nobody
candle|Wick’s home|Tall when young, short when old
canvas|It is painted on
canyon|Very deep valley
carbon|Diamonds and coal are made of it
career|Life’s work
carpet|Magic one would fly|Flooring for Aladdin’s trips
carrot|Snowman’s nose|Stick’s kinder partner
carton|Milk holder
castle|Chess piece, or home for a king|It is built of stone, or sand
cattle|Cows and bulls
cellar|Room under the house
cement|It holds bricks together
centre|The very middle
cereal|Breakfast from a box
change|Coins back from the till|Small money, or something different
cheese|Mouse’s favourite|Photographer’s favourite food
cheque|Paper payment
cherry|Fruit on top of a cake
choose|Take your pick
chorus|Part of the song that everyone knows
church|Building with a steeple
cinema|Popcorn’s place
circle|It has no corners
circus|Clowns and acrobats work there
clever|Like a fox or a good pupil
coffee|It comes black or white
collar|It has a name and address on the dog
colour|Red, green or blue
column|It holds up a temple
comedy|Play with a happy ending
common|Found everywhere
cookie|Chocolate chip treat
copper|Metal that turns green
corner|Where two walls meet
cotton|T-shirt material
county|Shire or similar area
cousin|Aunt’s child
cradle|Baby’s rocking bed
crater|Dent in the moon
crayon|Child’s colouring stick
credit|Buy now, pay later
cruise|Holiday on a ship
curtsy|What a lady does before a queen
custom|Thing people always do
dancer|One on her toes
danger|What red flags warn of
daring|Bold
decide|Make up your mind
degree|University award, or a bit of heat
demand|Ask for firmly
dental|Of teeth
desert|Place for camels and cacti|Leave a dry place
design|Plan how it will look
detail|Small point
device|Gadget
dinner|Evening meal
divide|Share out equally
doctor|He or she says open wide|One whose patients need patience
dollar|A hundred cents
donkey|It brays|One that gets its tail pinned on
double|Twice as much
dragon|It breathes fire|Hot-tempered guard of gold
drawer|Socks live in it|Artist, or part of a chest
driver|One behind the wheel
during|While it lasted
earwig|Garden insect with pincers
effort|Hard work
eleven|Players in a cricket team
empire|Emperor’s lands
engine|It is under the bonnet
enough|As much as is needed
entire|Whole
escape|Get out of jail
estate|Land round a manor
expert|One who knows all about it
fabric|Cloth
falcon|Fast bird that sits on a glove
family|Mum, dad and the rest
famous|Known to everybody
farmer|He has a tractor|One outstanding in his field
father|He gets a card in June
ferret|It goes down rabbit holes
figure|Number, or shape of a skater’s eight
finger|It wears a ring
finish|End of the race
flight|Trip through the air|Stairs, or a way to skip them
flower|Bee’s destination|River might be called this, or a rose
follow|Walk behind
forest|Robin Hood’s home|You can’t see it for the trees
forget|Fail to remember
fossil|Very old bones in a rock
fridge|Milk’s cool home|Its light goes out, you hope
friend|One who likes you
frozen|Like peas in a bag
future|Time that never arrives
galaxy|Milky Way, for one
gallon|Eight pints
gallop|Go fast on a horse
garage|Car’s bedroom
garden|It grows behind the house
garlic|Vampire’s dislike|Bulb that gives no light, only breath
gentle|Like a lamb
gibbon|Swinger in the treetops
ginger|Root in a biscuit
glance|Quick look
goblin|Ugly little fellow of fairy tales
golden|Like eggs from a special goose
gossip|Over-the-fence chatter
grapes|They hang in a bunch
gravel|Crunchy stuff for paths
ground|Worms live under it
growth|Getting bigger
guitar|It has six strings|Strummer’s need
hammer|It hits nails|Thumb’s enemy
hamper|It carries the picnic|Get in the way of the picnic basket
handle|Part of a cup that you hold
health|What is drunk to with a toast
heaven|Angels live there
height|How tall you are
helmet|Cyclist’s headgear
hermit|He lives all alone|Crab that keeps to itself
hiccup|Noise that a fright may cure
hollow|Empty inside
honest|Telling the truth
hornet|Wasp’s bigger cousin
hunger|What lunch cures
hunter|He follows tracks
icicle|Winter hanger from the gutter
island|Place for a castaway|Bit of land that keeps to itself
jacket|Potato’s coat|What a book and a spud may wear
jersey|Warm knitted top
jester|King’s funny man
jigsaw|Picture in bits|It falls to pieces on purpose
jockey|He rides to win
jungle|Tarzan’s home
kennel|Dog’s house
kettle|Tea maker’s need|Singer on the stove
kidney|Sort of red bean
kitten|Cat to be|Yarn’s small enemy
ladder|Window cleaner’s need|What’s bad luck to walk under, or in tights
lagoon|Calm water inside a reef
lather|Soap makes it
lawyer|He speaks for you in court
leader|One in front
legend|Old story, maybe true
lesson|It lasts until the bell
letter|A, B or C|Part of a word for the postman
likely|Probable
linger|Take a long time to leave
liquid|Like water
listen|Use your ears|Be silent, if you rearrange yourself
little|Like the one of three pigs
lizard|It can lose its tail
locket|It holds a tiny picture
locust|Insect that travels in a swarm
lounge|Room for the sofa
magnet|Fridge-door sticker|It picks up pins, never poetry
mammal|Whale, bat or human
manage|Get by, or run the shop
manner|Way of doing things
marble|Glass ball, or statue stone
margin|White edge of a page
marina|Yachts are parked there
market|Stalls in the square|Little piggy’s destination
marrow|Big vegetable, or the inside of a bone
master|One with a hound or a key
mature|Like good cheese
meadow|Place for buttercups
medium|Between small and large
melody|Tune
member|One of the club
memory|It never fails an elephant
mirror|Face’s double|Fairest judge of all, on the wall
mitten|Kitten’s lost garment
modern|Up to date
moment|Very short time
monkey|It swings through the trees|Ape’s small cousin with business
mother|She has a day in spring
motion|Movement
muddle|Confusion
muffin|Cake in a paper case
museum|Home for mummies and dinosaurs
muscle|It is what the strong have lots of
mutter|Speak under your breath
narrow|Not wide
nation|Country and its people
nature|It is wild outdoors
nearby|Not far
nectar|Bees drink it
needle|Thread’s companion|It has an eye, yet gets lost in hay
nephew|Sister’s son
nettle|Plant that stings
nibble|Eat like a mouse
nickel|Silvery metal in coins
nimble|Like Jack, over the candlestick
notice|It is pinned on the board|See what is on the wall
number|Ten, for example
object|Thing
office|Place for desks
orange|Fruit and colour|Colour that nothing rhymes with
orchid|Flower in a hothouse
orphan|Oliver Twist, for one
outfit|Clothes that go together
oxygen|What we breathe in
oyster|It may have a pearl|The world can be yours, like this
paddle|Canoe’s need|Stay in the shallows with an oar
palace|Queen’s home
parade|Bands and floats in the street
parcel|It comes by post|Pass it, at a party
pardon|What you say after a hiccup
parent|Mum or dad
parrot|It sits on a pirate|It repeats itself, or you
pastry|It is rolled out for a tart
patrol|Go round on watch
pebble|Small smooth stone
pencil|Sketcher’s tool|It has a lead role in drawing
people|Folk
pepper|Sneeze starter
person|He or she
petrol|Car’s drink
pickle|It is preserved in vinegar|Tricky spot in a jar
picnic|Meal on a rug|Outing where ants eat out
pigeon|It sits on statues
pillow|Head’s resting place|Feathery weapon of bedtime
pirate|He has a parrot and a map|One who sails under a grinning flag
planet|Mars or Venus
plenty|More than enough
pocket|Hanky’s home
poetry|It is written in lines
police|They say hello hello hello
polish|It makes shoes shine
polite|With please and thank you
potato|Chip before frying|It has eyes but cannot see
powder|It puffs on a nose
praise|Say well done
prince|He was once a frog
prison|Where a sentence is spent
puddle|Rain’s leftover|Welly’s playground
pulley|Wheel with a rope
puppet|It has strings attached
purple|Red and blue together
puzzle|This is one
rabbit|It comes out of a hat|Chatter on and on, with long ears
racket|Tennis player’s need|Loud noise from a tennis player
radish|Small hot red vegetable
random|By chance
rattle|Baby’s noisy toy
reason|Why it happened
recipe|It tells you how to cook it
record|Best time ever run|It is broken by the fastest, spun by the DJ
reduce|Make less
remind|Jog the memory
remote|Far from everywhere|Hidden sofa treasure that rules the TV
repair|What cobblers do to boots
rescue|What lifeboats are for
result|Final score
return|Come back
reward|It is offered for a lost cat
ribbon|It ties up a present
riddle|Sphinx’s question
ritual|It is always done the same way
rocket|Moon traveller|Salad that takes off
rubber|It rubs out pencil
sadden|Make blue
saddle|Rider’s seat
safari|Trip to see lions
sailor|He works on a ship|Popeye’s profession
salmon|Pink fish that swims up rivers
sandal|Shoe for the beach
saturn|Planet with rings
school|Place for lessons|Fish are often seen in one
screen|It is looked at in the cinema
search|Look for
season|Spring, perhaps|Add salt in autumn, say
second|Tick of a clock|Runner-up for a moment
secret|Not to be told|Thing that two can keep, if one is away
senior|Older person
server|One who brings the plates
shadow|Your dark double|Companion that shrinks at noon
shovel|It clears the snow
shower|Bathroom sprinkler|Sudden rain, hot or cold
shrimp|Small pink sea creature
sickle|Curved blade for cutting corn
silent|Without a sound
silver|Second prize
simple|Easy
singer|One with a microphone
sister|Brother’s sibling
sketch|Quick drawing
slalom|Ski race round poles
sleeve|Place for an arm, or for the ace
slogan|Words on a poster
smooth|Like silk
sneeze|Bless you comes after it
soccer|Football by another name
socket|Place for a plug
sorrow|Great sadness
source|It is where the river begins
speech|Best man’s duty
sphere|Ball shape
spider|It spins for its supper|Eight-legged web designer
spirit|Ghost
splash|Sound of a belly flop
spring|Season of lambs|Season with a bounce
square|It has four equal sides
squash|Orange drink, or game in a small court
stable|Horse’s home
statue|It stands still in the park
stormy|Like weather in a tempest
strong|Like an ox
studio|Painter’s room
submit|Hand in
sudden|Without warning
summer|Season for ice cream
sunset|Day’s red ending
supper|Meal before bed
supply|It goes with demand
switch|It turns on the light
symbol|Heart for love, say
talent|Gift for something
target|It has a bull’s-eye
tartan|Kilt pattern
tavern|Old name for an inn
teapot|Brew holder|Short and stout thing with a handle
teller|Bank worker, or one with a story
temper|It is lost in a rage
temple|Ancient place to worship
tender|Easy to chew
tennis|Love is nothing in this game
terror|Great fear
thread|It goes through the eye of a needle
throat|It is where the frog sits when you’re hoarse
throne|King’s chair
ticket|Train traveller’s need
tickle|Make laugh with a feather
timber|Lumberjack’s shout
tinsel|It glitters on the tree
tissue|It is needed for a sneeze
toffee|Sticky sweet
tomato|Red fruit for a salad|Fruit that passes for a vegetable
tongue|Taster|One is in your mouth, two in your shoes
toucan|Bird with an enormous beak
travel|See the world
treaty|It is signed when wars end
triple|Three times
tripod|It holds a camera still
trophy|Winner’s silver cup
tunnel|Way through a mountain|Mole’s work, with light at the end
turkey|Christmas bird
turnip|Round white root
turtle|It carries its home
twelve|Months in a year
unique|Like nothing else
unlock|Use a key
useful|Like a penknife
vacant|Like an empty seat
valley|Low land between hills
velvet|Soft cloth for curtains
violet|Small purple flower, said to be shrinking
violin|Fiddle
virtue|Patience is one
volume|It is turned up for a good song
voyage|Trip by sea
waiter|He brings the menu|One who stands about while you dine
walnut|It looks like a tiny brain
walrus|It has tusks and whiskers
wander|Go about without a plan
weasel|It goes pop in the rhyme
weight|It is what scales tell
wicked|Like Snow White’s stepmother
window|Pane’s place|House’s eye, with a sill
winner|One who comes first
winter|Season for snowmen
wisdom|Owl’s strong point
wizard|He has a pointed hat
wonder|Be curious
wooden|Like Pinocchio
worker|Busy bee
wreath|Circle on the door at Christmas
writer|One with a pen
yellow|Like a submarine in song
zigzag|Turn left, right, left, right
zipper|It does up a jacket
`;

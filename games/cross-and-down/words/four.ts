/** Answers of four letters: the answer, a plain clue, and for many a trickier one. */
export const FOUR = `
able|Having what it takes
ache|Dull pain that lingers
acid|Lemon juice is a mild one
acre|Piece of a farm
airy|Full of light and breeze
also|As well
amid|In the middle of
area|Length times width
arid|Dry as a desert
army|Soldiers together
atom|It is tiny and makes up everything|Small thing to split
aunt|Mother’s sister
away|Not at home
axis|Line that a globe turns on
baby|New arrival in the family|One who rules the house without a word
back|It is behind you
bake|Make bread
ball|Round toy, or a dance for a princess
band|Players with drums and guitars
bank|Place for money, or the side of a river
bare|Without any clothes on
bark|Dog’s remark, or a tree’s coat
barn|Home for hay
bath|Rubber duck’s pond
bead|One of many on a string
beak|Bird’s nose, more or less
beam|Smile broadly|Ray of light, or gymnast’s perch
bean|Baked thing on toast|Runner in the garden
bear|Sleeper through the winter|Put up with a furry animal
beat|Rhythm you can dance to
bell|Ringer in a steeple|One with a tongue but no words
belt|Trouser supporter
bike|It has pedals and two wheels
bird|Robin or wren
bite|Use your teeth
blob|Shapeless drop
blue|Like a clear sky|Feeling down, in colour
boat|Craft with oars or sails
boil|Make water bubble
bold|Brave, or heavy type
bolt|Lock the door|It comes with lightning or with a nut
bone|Dog’s buried treasure
book|It has a spine but no legs|Reserve something to read
boot|Shoe for puddles|Wellington, or where the luggage rides
born|Brought into the world
both|This one and that one
bowl|Soup’s place|Fish may swim circles in one
bulb|It grows into a tulip|Either a lamp or a daffodil starts with one
bump|Speed ___, slower of cars|What goes in the night
busy|With no time to spare
cafe|Place for a cake and a chat
cage|Home for a hamster
cake|Party food that gets blown on|It is had or eaten, never both
calf|Young cow|Part of the leg that moos
calm|Like a sea without waves
camp|Put up tents
cane|Stick for walking
cape|Superhero’s garment|Land that sticks out, or something for a bullfighter
card|King or queen, for instance
care|Look after others
cart|Horse’s follower
case|Detective’s work|Luggage for a lawyer
cash|Notes and coins
cast|All the actors|What a broken leg wears
cave|Home for a bat
cell|Smallest part of a living thing|Room for a monk, a bee or a crook
chat|Friendly talk
chef|He or she runs a kitchen
chin|It is where a beard grows
chip|Fried piece of potato
city|It is larger than a town
clay|It is what potters work with
clip|It keeps papers together
club|Place for members|It may be played, joined or swung
clue|Detective’s find|What you are reading now
coal|Black fuel from a mine
coat|It keeps out the cold|Layer of paint for outdoors
code|Secret writing
coin|Head on one side, tail on the other
cold|Not warm|It is caught but nobody wants it
colt|Young horse
comb|It has teeth for hair|Cockerel’s crown, or honey’s home
cone|Holder for ice cream
cook|Make dinner
cool|Just the right side of cold
copy|Do exactly the same
cord|String for a window blind
core|Middle of the earth, or of an apple
cork|It pops out of the bottle
corn|Cob contents|Old joke growing in a field
cosy|Warm and snug|Teapot’s jumper
cove|Small bay where smugglers landed
crab|It walks sideways
crew|Everyone who works on the ship
crop|What a farmer grows
crow|Black bird|Boast like a bird
cube|Dice shape
curl|Bit of bouncy hair
dark|Like night|Good for stars, bad for shins
dart|It is aimed at the bull
date|Sweet fruit of the palm|Dinner for two, or fruit
dawn|When the sun comes up|It breaks quietly
deal|Hand out the cards
dear|Start of a letter|Costly sweetheart
deck|It is what sailors scrub|Full set of cards on a ship
deed|Thing that is done
deep|Like the ocean
deer|Animal that sheds its antlers
desk|Homework’s place
dial|Face of a clock
dice|Shakers in a board game|They are rolled, and onions too
diet|All that you eat
dirt|It is swept up
dish|Spoon’s runaway partner
disc|Flat round thing
dive|Go in head first
dock|Place for a ship
dome|Rounded roof
door|What a knock is on|When is it not itself? When ajar
dose|Spoonful of medicine
dove|Bird of peace
down|Not up|One way to read a crossword
doze|Sleep lightly
draw|Use a pencil|A game that both sides fail to win
drum|It is beaten but never cries
duck|Bird with webbed feet|Keep your head down and quack
dull|Not at all exciting
dusk|When bats come out
dust|It settles on shelves
duty|What you ought to do
each|Apiece
earn|Make by working
ease|It is how experts do things
east|Sunrise side
easy|Simple as pie
echo|Cave’s reply|One who always has the last word
edge|It is the sharp side of a knife
epic|Very long story or poem
even|Like two, four and six
ever|At any time
exit|Way out
face|It has a nose in the middle|Clock’s front, with hands but no nose
fact|It is certainly true
fade|Lose colour
fair|Place with a big wheel|Just, like good weather
fall|Drop down|It comes before a bruise
fame|It is what stars have
farm|Place with tractors
fast|Quick|Eat nothing, and speedily
feet|They are shod in pairs|Twelve inches many times over
fern|Leafy plant without flowers
file|Nail’s tool|It keeps papers or smooths edges
film|Cinema show|It is best seen with popcorn
find|What seekers hope to do
fine|Very well|Cost of a late library book
fire|Campers’ evening centre|It eats wood and dies of water
fish|It breathes under water
five|Fingers on a hand
flag|Cloth on a pole|It flies without wings
flat|Home on one floor|Like a pancake
flea|Tiny jumper in the fur
flow|What rivers do
foal|Horse’s baby
foam|Bubble bath topping
fold|What you do to a map, if you can
folk|People, or their music
fond|Feeling affection
food|Larder contents
foot|Sock filler|Twelve inches with toes
fork|It has prongs|Decision point in the road
four|Legs on a table
free|It costs nothing
frog|It leaps from pad to pad|It was once a tadpole, maybe later a prince
full|Like you after dinner
gale|Wind to lose a hat in
game|It is played for fun
gate|Garden’s front way in
gaze|Long look
gear|Bit of machinery, or what hikers carry
germ|Handwashing’s target
gift|It is wrapped for a birthday
girl|Young lady
give|Hand over for nothing
glad|Happy
glow|What embers do
glue|It sticks|Broken vase’s friend
goal|Aim of every striker
goat|It eats almost anything|Bearded climber of mountains
gold|First prize is made of it|It is panned but praised
golf|Game with clubs|A good walk with a small ball
good|What you should be
gown|Ball dress
grew|Got taller
grin|Wide smile
grip|Hold tightly
gulp|Swallow quickly
hair|It gets cut but feels nothing
half|One of two equal parts
hall|Where coats are hung and shoes kicked off
hand|It has four fingers|Clock part, or a player’s cards
harp|Angel’s instrument
hare|It lost a race to a tortoise
hawk|Bird with very good eyes
haze|Summer blur
head|It is what you use to think
heap|Untidy pile
hear|Notice with your ears
heat|It comes from the oven
heel|Back of the foot|Dog’s command from the sock
help|Lend a hand
herb|Mint or sage
herd|Group of cows
here|In this very place
hero|He saves the day
hide|Keep out of sight|It is played with seek
high|Like a mountain top
hike|Long walk in boots
hill|Jack and Jill went up it
hint|It is a little help|What this clue is
hive|Home of the buzz
hole|Middle of a doughnut|The more you take away, the bigger it gets
home|It is where the heart is
honk|What a goose says
hook|Place for a coat|Pirate’s spare hand
hope|It springs eternal
horn|Unicorn has one
hour|Sixty minutes
huge|Enormous
hunt|Search high and low
idea|Light-bulb moment’s gift|It strikes but leaves no bruise
idle|Doing nothing
inch|Small step for a worm
into|Towards the inside
iron|It takes the creases out|Metal that is pressing
isle|Land with water all round
item|One thing on the list
jail|Place behind bars
jeep|Car for rough roads
joke|Laughter’s cause|What comes before the groan
jump|Leave the ground
keen|Eager
keep|Hold on to|Strongest tower of a castle
kick|Use your foot on a ball
kind|Gentle and generous
king|He wears a crown|Chess piece that never hurries
kiss|What woke Sleeping Beauty
kite|Windy-day toy|Flyer on a short string
kiwi|Furry green fruit
knee|Middle of the leg
knit|Make a scarf
knot|It is tied in a rope|Sailor’s speed, or shoelace trouble
lace|Shoe fastener
lady|Gentleman’s partner
lake|Water with land all round
lamb|It follows Mary around
lamp|It lights a room|Genie’s address
land|What sailors long to see
lane|Narrow road in the country
last|At the very end
late|After the bell|Like the White Rabbit
lawn|Mower’s work|Green with a weekly haircut
lazy|Not fond of work
lead|Be in front|Dog walker’s need, or a pencil’s middle
leaf|Autumn faller|Page of a book or a tree
leap|Big jump|Sort of year that gets an extra day
left|Not right
lens|Camera’s eye
less|Not so much
life|It is what you make it
lift|Way up without steps|Ride that has its ups and downs
like|Find pleasant
lily|Flower that floats on a pond
lime|Green slice in a drink
line|Where washing hangs
lion|King of beasts|It takes the biggest share
list|Shopper’s reminder
live|Be alive
loaf|It is sliced for sandwiches|Do nothing, like bread
lock|Key’s partner|Bit of hair for a canal
loft|Room under the roof
long|Not short
look|Use your eyes
loop|It is part of a bow
loud|Like a brass band next door
love|What makes hearts flutter|Nothing to a tennis player
luck|What a four-leaf clover brings
lung|Breather’s need
made|Put together
maid|She tidies the mansion
mail|Post|Letters in a suit of armour
main|Most important
mane|Lion’s hair
many|A large number of
mark|Teacher’s note on homework
mask|Superhero’s disguise
mast|It holds up a sail
maze|Place to get lost on purpose
meal|Dinner, for one
mean|Not at all generous|Intend to be unkind
meat|Butcher’s stock
melt|What snowmen dread
menu|Diner’s reading
mild|Not very strong
mile|It is a long way to walk
milk|Tea’s companion|It turns if left too long
mind|What you make up
mint|Fresh-breath flavour|Where money is made, freshly
mist|Thin fog
mole|Digger on the lawn|Spy underground
monk|He lives in a monastery
mood|It may be good or bad
moon|Night light in the sky|It is full about once a month
moor|Tie up a boat on wild land
moss|Green stuff a rolling stone gathers none of
moth|Night flyer|Wool lover of the wardrobe
move|Each player’s turn at chess
nail|It is hit on the head
name|What a passport gives
near|Not far away
neat|Tidy
neck|Giraffe’s pride|Bottle part for a scarf
need|Can’t do without
nest|Place for eggs|Home in the branches, twigs and all
news|Headlines and so on|No ___ is good, they say
next|The one after this
nice|Pleasant
noon|Middle of the day|It is the same both ways at midday
nose|Sniffer in the middle|It runs, yet stays between the eyes
note|Bit of music, or a line on the fridge
oath|Solemn promise
oboe|Woodwind with two reeds
odds|Chances of winning
omen|Sign of things to come
once|How fairy tales begin, before upon a time
only|Nothing more than
open|Not closed
oven|It is where bread gets hot
over|It is how cows go past the moon
pace|Speed of a walk
page|Bookmark’s place
pail|Jack and Jill carried it
pain|It hurts
pair|Two of a kind
pale|Like a ghost
palm|Tree on a desert island|Part of the hand with coconuts
park|Place with swings|Stop the car somewhere green
part|It is not the whole|Role for an actor
past|It is gone for good
path|It leads through the garden
peak|Top of a mountain
pear|Fruit with a waist
peel|Remove a banana’s jacket|What bells and oranges do, by ear
pier|Walk over the sea
pile|Heap
pine|It bears cones|Long for an evergreen
pink|Flamingo’s colour
pipe|Plumber’s concern
plan|What goes wrong when least expected
play|Shakespeare’s work|What children and actors do
plot|Story’s bones|Small garden in a story
plum|Purple fruit
poem|Lines that may rhyme
poet|Maker of verses
pole|North or south end of the earth
polo|Game on horseback
pond|Home for ducks
pony|Small horse
pool|Place for a swim
poor|Having very little
port|It is where ships call
pose|Keep still for a picture
post|Letters and parcels
pour|Fill a cup
prow|Front of a ship
puff|What the wolf did besides huff
pull|Opposite of push
pump|It makes tyres hard
pure|With nothing added
push|It is often seen on doors
quay|Place to tie up a boat
quiz|Evening of questions at the inn
race|First one home wins it
raft|Castaway’s craft
rage|Great anger
rail|Train’s support
rain|Why umbrellas sell|Cats and dogs, at times
rake|Tool for fallen leaves
ramp|Slope for wheels
rare|Hard to find|Like a unicorn, or a pink steak
read|Enjoy a book
real|Not imagined
reef|Coral home for fish
rest|Take a break
rice|It is thrown at weddings
rich|Having lots of money
ride|Go on a horse
ring|Sign of engagement|Call for something round
ripe|Ready to be picked
rise|Get up
road|Chicken’s challenge
roar|What a lion does
robe|It is worn after a bath
rock|Big stone|What cradles and bands do
roof|Hat of a house
room|Part of a house|Space with four walls
root|Plant’s hidden half|Carrot, or the cause of it all
rope|It is used for a tug of war
rose|Flower with thorns|Got up from the garden
ruby|Red jewel
rude|Not polite
rule|It tells you how to play
rush|Be in a hurry
safe|Place for jewels|Where the burglar isn’t, with luck
sage|Wise herb
sail|It catches the wind
salt|Sea’s seasoning
same|Not different
sand|Castle material at the beach|It gets in the picnic and runs in the hourglass
save|Goalkeeper’s job
seal|Whiskered swimmer
seat|It is taken on the bus
seed|It grows into a plant
sell|Do what shops do
shed|Garden house for tools|What dogs have done to the sofa
ship|It crosses the ocean
shoe|It has a tongue but can’t talk|An old woman once lived in one
shop|Place with a till
show|Let someone see
sign|It tells drivers where to go
silk|Worm’s fine cloth
sing|Perform in the shower
sink|Home for dirty dishes|Kitchen fixture that goes under
size|It may be small, medium or large
skip|Jump with a rope
slow|Like a tortoise
snow|Sledge’s need|It makes good men for a while
soap|Slippery thing in the bath|Washing up, several nights a week on TV
sock|It goes missing in the wash
sofa|Seat for two or more
soft|Like a pillow
soil|It is what worms turn
song|Words with a tune
soon|Not long from now
soup|Starter with a spoon|The fly was found in it
spin|Turn round and round
spot|Leopard’s mark
star|It twinkles at night|The big name in the film
stay|Don’t go
stem|It holds up a flower
step|Part of the stairs
stew|It simmers for hours
stir|Use a spoon
stop|Red light’s message
suit|Office wear|Hearts, or something for the office
swan|White bird with a long neck
swim|Go like a fish
tail|It goes on a donkey
tale|Story
talk|Use words
tall|Like a giraffe
tame|Not wild
taxi|Car that you hail
team|Eleven footballers
tear|It rolls down a cheek
tent|Camper’s house|Canvas house that comes in a bag
term|Part of the school year
tide|Sea’s coming and going|It waits for no man
tidy|With everything in its place
tile|Square on the bathroom wall
time|What clocks tell|It flies, heals and will tell
tiny|Very small
tire|Get weary
toad|It has warts and lives by the pond
tool|Hammer or saw
torn|Like paper ripped in two
tour|Band’s trip from town to town
town|It has a square and a hall
trap|Mouse’s worry
tray|Waiter’s load
tree|It has bark but no bite|Family record with branches
trip|Short journey|Fall on an outing
true|Not false
tube|Toothpaste holder
tune|Whistler’s output
turn|It is your go
twin|One of two alike|Sibling who shares a cake
ugly|Like the duckling in the tale
undo|Take back
unit|Metre or minute
upon|On top of
vase|Home for cut flowers
vast|Very wide indeed
veil|It hides a bride
vest|It goes under a shirt
view|Hilltop reward
vine|Grapes grow on it
visa|Stamp for a traveller
vote|Say who should win
wage|Weekly pay
wait|Don’t go yet
wake|Stop sleeping
walk|Dog’s favourite word
wall|Humpty’s seat
wand|Wizard’s stick
warm|Not quite hot
wash|Get clean
wave|Surfer’s need|Say goodbye by hand, or break on a beach
weed|Gardener’s enemy|Plant in the wrong place
week|Seven days in a row
well|In good health|A place for wishes, deep down
west|It is where the sun sets
whim|Sudden fancy
wide|Broad
wild|Not tame
wind|It blows|It is felt but never seen
wine|Grapes, some years later
wing|It helps a bird to fly
wink|Close one eye
wise|Like an owl
wish|It comes with a star or a candle
wolf|It howls at the moon|Eat fast, like Grandma’s visitor
wood|It comes from trees
wool|Sheep’s gift to knitters
word|It is made of letters
work|It is done in an office
worm|Early bird’s catch
wrap|Do up a parcel
yard|It is three feet long
yarn|Knitter’s need|Long story for a knitter
yawn|Sign of a late night|Catching sign of boredom
year|It has twelve months
yell|Shout
yoga|Stretching on a mat
yolk|It is the yellow of an egg
zero|Number of legs on a snake
zone|Special area
`;

/** Answers of four letters: the answer, a plain clue, and for many a slyer one. */
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
bean|Runner in the garden
bear|Sleeper through the winter|Put up with a furry animal
beat|Rhythm you can dance to
bell|It rings|One with a tongue but no words
belt|It holds up trousers
bike|It has pedals and two wheels
bird|It has feathers
bite|Use your teeth
blob|Shapeless drop
blue|Colour of a clear sky|Feeling down, like the sea
boat|It floats
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
bump|It goes up in the night
busy|With no time to spare
cafe|Place for a cake and a chat
cage|Home for a hamster
cake|It comes with candles on
calf|Young cow|Part of the leg that moos
calm|Like a sea without waves
camp|Put up tents
cane|Stick for walking
cape|Superhero’s garment|Land that sticks out, or something for a bullfighter
card|King or queen, for instance
care|Look after others
cart|It usually comes after the horse
case|Detective’s work|Luggage for a lawyer
cash|Coins and notes
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
clue|What you are reading now|Detective’s delight
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
copy|It is the same again
cord|It works the window blind
core|What is left of an apple
cork|It pops out of the bottle
corn|It grows in ears
cosy|Warm and snug|Teapot’s jumper
cove|Small bay where smugglers landed
crab|It walks sideways
crew|Everyone who works on the ship
crop|What a farmer grows
crow|Black bird|Boast like a bird
cube|Dice shape
curl|It is what a wave has, or a wig
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
desk|It is where homework is done
dial|Face of a clock
dice|They are thrown in many games
diet|All that you eat
dirt|It is swept up
dish|It runs away with a spoon
disc|Flat round thing
dive|Go in head first
dock|Place for a ship
dome|Rounded roof
door|It is opened when somebody knocks|It may be ajar
dose|Spoonful of medicine
dove|White bird of peace
down|Not up|One way to read a crossword
doze|Sleep lightly
draw|Use a pencil|A game that both sides fail to win
drum|It is beaten but never cries
duck|Bird with webbed feet|Keep your head down and quack
dull|Not at all exciting
dusk|It is when bats come out
dust|It settles on shelves
duty|What you ought to do
each|Every single one
earn|Get for your work
ease|It is how experts do things
east|It is where the sun rises
easy|Simple as pie
echo|It answers back in a cave|One who always has the last word
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
film|It is shown in the dark|It is best seen with popcorn
find|What seekers hope to do
fine|Very well|Cost of a late library book
fire|It keeps you warm|It eats wood and dies of water
fish|It breathes under water
five|Fingers on a hand
flag|It flies without wings
flat|Home on one floor|Like a pancake
flea|Tiny jumper in the fur
flow|What rivers do
foal|Horse’s baby
foam|Top of a bath full of bubbles
fold|What you do to a map, if you can
folk|People, or their music
fond|Feeling affection
food|It is on your plate
foot|Sock filler|Twelve inches with toes
fork|It has prongs|Decision point in the road
four|Legs on a table
free|It costs nothing
frog|It leaps from pad to pad|It was once a tadpole, maybe later a prince
full|Like you after dinner
gale|Wind to lose a hat in
game|It is played for fun
gate|It opens into a garden
gaze|Long look
gear|It is changed while driving
germ|Soap gets rid of it
gift|It is wrapped for a birthday
girl|Young lady
give|Hand over for nothing
glad|Happy
glow|What embers do
glue|It sticks|Broken vase’s friend
goal|What strikers score
goat|It eats almost anything|Bearded climber of mountains
gold|First prize is made of it|It is panned but praised
golf|Game with eighteen holes|A good walk with a small ball
good|What you should be
gown|It is worn to a ball
grew|Got taller
grin|Wide smile
grip|Hold tightly
gulp|Swallow quickly
hair|It gets cut but feels nothing
half|One of two equal parts
hall|It is behind the front door
hand|It has four fingers|Clock part, or a player’s cards
harp|Angel’s instrument
hare|It lost a race to a tortoise
hawk|Bird with very good eyes
haze|It blurs a hot afternoon
head|It is what you use to think
heap|Untidy pile
hear|Notice with your ears
heat|It comes from the oven
heel|Back of a foot|Command for a dog, or the back of a sock
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
hole|It is in the middle of a doughnut|The more you take away, the bigger it gets
home|It is where the heart is
honk|What a goose says
hook|Place for a coat|Pirate’s spare hand
hope|It springs eternal
horn|Unicorn has one
hour|Sixty minutes
huge|Enormous
hunt|Search high and low
idea|It comes with a light bulb|It strikes but leaves no bruise
idle|Doing nothing
inch|Small step for a worm
into|Towards the inside
iron|It takes the creases out|Metal that is pressing
isle|Land with water all round
item|One thing on the list
jail|Place behind bars
jeep|Car for rough roads
joke|It gets a laugh
jump|Leave the ground
keen|Eager
keep|Hold on to|Strongest tower of a castle
kick|Use your foot on a ball
kind|Gentle and generous
king|He wears a crown|Chess piece that never hurries
kiss|What woke Sleeping Beauty
kite|It flies on a string
kiwi|Furry green fruit
knee|Middle of the leg
knit|Make a scarf
knot|It is tied in a rope|Sailor’s speed, or shoelace trouble
lace|It ties a shoe
lady|Gentleman’s partner
lake|Water with land all round
lamb|It follows Mary around
lamp|It lights a room|Genie’s address
land|Come down like a plane
lane|Narrow road in the country
last|At the very end
late|Not on time|Like the White Rabbit
lawn|It is mowed|Green that gets short shrift in summer
lazy|Not fond of work
lead|Be in front|Dog walker’s need, or a pencil’s middle
leaf|It falls in autumn|Page of a book or a tree
leap|Big jump|Sort of year that gets an extra day
left|Not right
lens|It is in a camera
less|Not so much
life|It is what you make it
lift|It goes up and down all day|It saves taking steps
like|Find pleasant
lily|Flower that floats on a pond
lime|Small green fruit
line|Where washing hangs
lion|King of beasts|It takes the biggest share
list|It is made before shopping
live|Be alive
loaf|It is sliced for sandwiches|Do nothing, like bread
lock|It needs a key|Bit of hair for a canal
loft|Room under the roof
long|Not short
look|Use your eyes
loop|It is part of a bow
loud|Like thunder
love|It makes the world go round|Nothing to a tennis player
luck|It comes with a four-leaf clover
lung|It fills with air
made|Put together
maid|She tidies the mansion
mail|It comes in envelopes
main|Most important
mane|Lion’s hair
many|A large number of
mark|Teacher’s note on homework
mask|It hides a face
mast|It holds up a sail
maze|Place to get lost on purpose
meal|Lunch or dinner
mean|Not at all generous|Intend to be unkind
meat|Butcher’s stock
melt|What snowmen dread
menu|It is read before ordering
mild|Not very strong
mile|It is a long way to walk
milk|It comes from a cow|It turns if left too long
mind|What you make up
mint|Cool-tasting leaf|Where money is made, freshly
mist|Thin fog
mole|Digger on the lawn|Spy underground
monk|He lives in a monastery
mood|It may be good or bad
moon|It shines at night|It is full about once a month
moor|Tie up a boat on wild land
moss|A rolling stone gathers none
moth|It loves a lamp|Wool lover of the wardrobe
move|Each player’s turn at chess
nail|It is hit on the head
name|It is on your passport
near|Not far away
neat|Tidy
neck|Giraffe’s pride|Bottle part for a scarf
need|Can’t do without
nest|Place for eggs|Home in the branches, twigs and all
news|It is on at six
next|The one after this
nice|Pleasant
noon|Middle of the day|It is the same both ways at midday
nose|It runs in cold weather|It is between the eyes and smells
note|It is sung or written
oath|Solemn promise
oboe|Woodwind with two reeds
odds|Chances of winning
omen|Sign of things to come
once|A fairy tale starts with this
only|Nothing more than
open|Not closed
oven|It is where bread gets hot
over|It is how cows go past the moon
pace|Speed of a walk
page|Part of a book
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
peel|Banana’s skin|What bells and oranges do, by ear
pier|Walk over the sea
pile|Heap
pine|It bears cones|Long for an evergreen
pink|Flamingo’s colour
pipe|Water runs through it
plan|It is made beforehand
play|It is seen at the theatre|What children and actors do
plot|Story’s bones|Small garden in a story
plum|Purple fruit
poem|It often rhymes
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
quiz|It asks all the questions
race|First one home wins it
raft|Flat boat made of logs
rage|Great anger
rail|Train’s path
rain|It falls from clouds|Umbrella seller’s delight
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
ring|It goes on a finger|Call for something round
ripe|Ready to be picked
rise|Get up
road|It is what the chicken crossed
roar|What a lion does
robe|It is worn after a bath
rock|Big stone|What cradles and bands do
roof|It is the top of a house
room|It has a door and a ceiling
root|Carrot, for example|It is the underground part of the plant
rope|It is used for a tug of war
rose|Flower with thorns|Got up from the garden
ruby|Red jewel
rude|Not polite
rule|It tells you how to play
rush|Be in a hurry
safe|Place for jewels|Where the burglar isn’t, with luck
sage|Wise herb
sail|It catches the wind
salt|Pepper’s partner
same|Not different
sand|It makes castles|It gets in the picnic and runs in the hourglass
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
sing|Use your voice in the bath
sink|It is where the dishes go|Kitchen fixture that fails to float
size|It may be small, medium or large
skip|Jump with a rope
slow|Like a tortoise
snow|It falls in flakes|It makes good men for a while
soap|It goes round in the bath
sock|It goes missing in the wash
sofa|Seat for two or more
soft|Like a pillow
soil|It is what worms turn
song|Words with a tune
soon|Not long from now
soup|It is eaten with a spoon|The fly was found in it
spin|Turn round and round
spot|Leopard’s mark
star|It twinkles at night|The big name in the film
stay|Don’t go
stem|It holds up a flower
step|Part of the stairs
stew|It simmers for hours
stir|Use a spoon
stop|Red light’s message
suit|Jacket and trousers that match|Hearts, or something for the office
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
tent|Home for campers|Canvas house that comes in a bag
term|Part of the school year
tide|It comes in twice a day|It waits for no man
tidy|With everything in its place
tile|It is found on the bathroom wall
time|It flies|It heals, and it tells in the end
tiny|Very small
tire|Get weary
toad|It has warts and lives by the pond
tool|Hammer or saw
torn|Like paper ripped in two
tour|It takes you to see the sights
town|It has a square and a hall
trap|Mouse’s worry
tray|It carries the tea things
tree|It has bark but no bite|Family record with branches
trip|Short journey|Fall on an outing
true|Not false
tube|Toothpaste comes in it
tune|It is whistled
turn|It is your go
twin|One of two alike|Sibling who shares a cake
ugly|Like the duckling in the tale
undo|Take back
unit|Metre or minute
upon|On top of
vase|It holds flowers
vast|Very wide indeed
veil|It hides a bride
vest|It goes under a shirt
view|It is good from the top
vine|Grapes grow on it
visa|Stamp for a traveller
vote|Say who should win
wage|Weekly pay
wait|Don’t go yet
wake|Stop sleeping
walk|Dog’s favourite word
wall|It is where Humpty sat
wand|Wizard’s stick
warm|Not quite hot
wash|Get clean
wave|Surfer’s need|Say goodbye by hand, or break on a beach
weed|Gardener’s enemy|Plant in the wrong place
week|Seven days
well|In good health|A place for wishes, deep down
west|It is where the sun sets
whim|Sudden fancy
wide|Broad
wild|Not tame
wind|It blows|It is felt but never seen
wine|It is red or white
wing|It helps a bird to fly
wink|Close one eye
wise|Like an owl
wish|It comes with a star or a candle
wolf|It howls at the moon|Eat fast, like Grandma’s visitor
wood|It comes from trees
wool|It grows on sheep
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
zero|Nothing at all
zone|Special area
`;

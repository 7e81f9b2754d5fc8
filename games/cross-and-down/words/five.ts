/** Answers of five letters: the answer, a plain clue, and for many a slyer one. */
export const FIVE = `
about|More or less
above|Higher than
actor|One with a part to play|He pretends for a living
adult|Grown-up
after|Ever ___, as tales end
again|One more time
agent|Spy with a number
agree|Think the same
alarm|It goes off in the morning|It wakes the house or the thief
album|Home for photographs
alert|Wide awake
alien|Visitor from another planet
alike|As two peas in a pod are
alive|Living and breathing
alone|Without company
alter|Make a change
amaze|Astonish
amber|Between red and green|Traffic light caught in old resin
angel|It tops the Christmas tree
anger|It makes you see red
angle|Ninety degrees, if right|Go fishing in the corner
ankle|It is just above the foot
apart|Not together
apple|It keeps the doctor away|Newton’s inspiration
apron|It keeps a cook clean
arena|Place for a big match
arise|Get up, as a new knight
armed|Like a knight, or an octopus
arrow|It points the way|It needs a bow to fly
aside|Actor’s words to the audience
asset|Useful thing to have
atlas|Book to find your way in|Volume that holds the world
attic|Room up under the roof
audio|Sound part of a film
awake|Not sleeping
award|Prize
aware|Knowing what goes on
bacon|It sizzles beside the eggs
badge|It is pinned on a sheriff
baker|He gets up early for bread|One who needs dough and makes it
basic|Plain and simple
basil|Herb for pizza
basin|Bowl for washing
beach|Place for a bucket and spade
beard|It grows on Santa’s chin
beast|Beauty’s partner
begin|Start
being|Human, for one
below|Underneath
bench|Seat in the park
berry|Straw or blue fruit
birth|Start of life
bison|Shaggy giant of the plains
black|Like coal or coffee
blade|Sharp part of a skate
blame|Say whose fault it is
blank|With nothing written on it
blaze|Big bright fire
blend|Mix smoothly
blind|It is drawn at the window
block|Building brick for a child
blond|With fair hair
board|Get on the plane|Game’s place, or a plank to get on
boast|Tell of how good you are
bonus|Something extra with the pay
boots|Puss wore them
brain|It does the thinking
brake|It slows a bicycle
brass|Trumpet metal
brave|Like a lion tamer
bread|Toast before it is hot|It rises, yet stays in the tin
break|What a window does
brick|Little pig’s best choice
bride|She wears white and walks slowly|One about to be carried away with the cake
brief|Short
bring|Take along
broad|Wide
broom|Witch’s transport|It sweeps the floor or the night sky
brown|Colour of chocolate
brush|Painter’s tool
build|Put up a house
bunch|Bananas come in one
cabin|Log house
cable|It carries power
camel|Desert animal|Ship of the desert, humps and all
canal|It is a river made by hand|Waterway with locks but no keys
candy|Floss at the fair
canoe|It goes with a paddle
cargo|It is what a ship carries
carol|Song for December
carve|Cut the turkey
catch|It is what a goalkeeper hopes to do|Hidden snag in the fishing net
cause|Reason why
cedar|Tree with fragrant wood
chain|It is as strong as its weakest link
chair|It has four legs but never walks|Run the meeting from a seat
chalk|It writes on a blackboard
charm|Lucky thing on a bracelet
chart|Sailor’s map
chase|Run after
cheap|It does not cost much
check|Pattern of squares|Look over a king’s danger
cheer|Hip hip hooray
chess|Game with two kings|Bishops and knights meet in it
chest|Pirate’s box|Treasure is kept in it, and the heart
chick|It comes out of an egg
chief|Head of the tribe
child|Youngster
china|Cups and saucers of the best kind
choir|It sings together
cider|Drink made from apples
civic|About a town, the same both ways
claim|Say it is yours
class|It is taught together
clean|Fresh from the wash
clear|Easy to see through
clerk|Office worker
cliff|Steep face by the sea
climb|Go up
cloak|It is worn with a dagger
clock|It has hands and a face|One that strikes without being cross
close|Shut
cloth|It goes on the table
cloud|It may bring rain|Wanderer said to be lonely
clown|He has a red nose and big shoes
coach|Bus for long trips|Trainer that was once a pumpkin
coast|It is where land meets sea
cobra|Snake with a hood
cocoa|Drink for bedtime
comet|It has a tail and flies in space|Long-haired visitor to the sun
comic|It is full of funny pictures
coral|Reef builder
couch|Seat for potatoes
cough|It comes with a cold
count|One, two, three and so on|Noble good with numbers
court|It is where tennis is played|Place for judges, kings and tennis
cover|It is the front of a book
crane|It lifts heavy loads|Bird on the building site
crash|Sound of breaking crockery
crate|Wooden box for bottles
cream|It goes with scones|Top of the milk, best of the bunch
creek|Small stream
creep|Move on tiptoe
crest|Top of a wave
crime|It doesn’t pay
crisp|It snaps when you bite it
cross|Angry, or one way through a puzzle|Not pleased to meet on the way over
crowd|It fills the stadium
crown|It is on the king’s head
crumb|Hansel’s trail marker
crust|It is the edge of a pie
curve|Bend
cycle|Go by bike
daily|Every day|How this puzzle comes
dairy|It is where butter is made
daisy|White flower for a chain
dance|Waltz or tango
diary|Book of secrets|It takes you day by day
diner|One who eats out
dodge|Jump out of the way
donor|One who gives
doubt|What you are in when not sure
dough|It is bread before baking
dozen|Twelve eggs
draft|First version of a letter
drain|Water goes down it
drama|It is seen on the stage
dream|It is what you see when asleep|Film that needs no screen, only a pillow
dress|Get ready to go out
drift|It is what snow piles up in
drink|What a thirsty person wants
drive|Be behind the wheel
eager|Very keen
eagle|Large bird of prey|Golfer’s fine feathered score
early|Before time
earth|The planet under your feet
easel|It holds a painter’s work
eight|Legs on a spider
elbow|It is in the middle of an arm|Joint not welcome on the table
elder|The one with more birthdays
elect|Choose by voting
elite|The very best
empty|With nothing in it
enemy|He is not a friend
enjoy|Have fun with
enter|Come in
entry|Way in, or a line in a diary
equal|Just the same in number
erase|Rub out
error|Mistake|To make one is human
essay|Pages for the teacher
event|Something that happens
exact|Right to the last detail
exile|Being sent far from home
extra|More than needed|One in the crowd of a film
fable|Tale with a moral|Story where the fox talks
fairy|She is paid in teeth
faith|Trust
false|Not true
fancy|Like very much|It is tickled and dressed up for
feast|Meal for a king
fence|It goes round the garden|Fight with swords at the edge of the field
ferry|Boat that goes to and fro
fever|It makes your forehead hot
field|Place for cows
fifty|Half a hundred
final|Last match of the cup
first|Ahead of all the rest
flame|It dances on a candle
flare|Signal from a ship
flash|Lightning’s speed
flask|It keeps tea hot
fleet|All the ships
float|Do as corks do
flock|Group of sheep
flood|It is too much water
floor|It is under your feet
flour|Baker’s white powder|It goes with water, not into vases
flute|Silver woodwind
focus|Make the picture sharp
forty|Winks in a nap
forum|Place to talk in old Rome
frame|It goes round a picture
fresh|Just picked
front|It is not the back
frost|It paints the windows in winter
fruit|Banana or cherry
fudge|Soft sweet made with butter
funny|It makes you laugh
gamer|One with a joystick
ghost|It says boo|Sheet wearer who walks through walls
giant|Jack met one up the beanstalk
giddy|How a roundabout makes you
glass|It is in the window
globe|It is the world in a ball
glove|It is for five fingers|Warm thing for a handful
goose|She lays golden eggs
grace|Way a dancer moves
grade|Mark at school
grain|Rice or wheat
grape|It is on its way to wine|One of a bunch that turns to drink
grass|It is greener on the other side
grate|It is where the fire is laid
gravy|It is poured over a roast
great|Better than good
green|It is a frog’s colour
greet|Say hello
group|Several people together
grown|No longer a child
guard|He keeps watch
guess|Answer without knowing
guest|He stays for dinner
guide|He shows you around
habit|It is hard to break|Nun’s dress that is hard to drop
happy|As a lark or a sandboy
hazel|Nut tree, or eye colour
heart|It beats|Organ that is sometimes worn on a sleeve
hedge|It is a green wall
hello|Word on the phone
heron|It stands in water on long legs
hobby|Stamp collecting or knitting
honey|Bees make it|Dear stuff from the hive
horse|It gallops
hotel|It has many rooms and a lobby
house|Three little pigs had one each
human|Like you and me
humid|Like air in a jungle
hurry|Don’t be slow
ideal|Just perfect
igloo|House of snow
image|Picture
index|It is at the back of a book|Finger that points you to a page
inner|Not on the outside
inlet|Narrow bay
irate|Very cross indeed
issue|Copy of a magazine
ivory|Tusk stuff
jelly|It wobbles at parties
jewel|It is in the crown
joint|Knee or elbow
joker|Wild card
judge|He sits in court
juice|It is squeezed from an orange
juicy|Like a ripe peach
jumbo|Very large sort of jet
kayak|Boat that reads the same both ways
kiosk|Stand that sells newspapers
knife|It is used with a fork
knock|What visitors do at the door
koala|Sleepy eater of gum leaves
label|It tells you what is in the jar
ladle|It serves the soup
large|Opposite of small
laser|Very narrow beam of light
later|Not just now
laugh|What a joke gets
layer|Part of a cake|Hen, or one tier of the cake
learn|It is what pupils do
lease|It is signed by a tenant
least|Smallest amount
leave|Go away
ledge|Narrow place for a pigeon
lemon|It is sour and yellow
level|Flat in both directions|It is the same from either side, and flat
lever|It helps to lift
light|Opposite of heavy, or of dark|What this lamp gives, with little weight
lilac|Pale purple, as a spring bush
linen|Sheets and pillowcases
liver|It goes with onions
llama|Woolly climber of the Andes
local|From round here
lodge|Beaver’s home
loose|Like a wobbly tooth
lorry|It carries goods on the road
lotus|Water flower
loyal|True, like an old dog
lucky|Like a horseshoe
lunar|Of the moon
lunch|It is eaten around noon
magic|It comes from a wand
major|He ranks above a captain
maple|Tree with sweet syrup
march|Walk like a soldier|Month for walking in step
marsh|Wet land
match|It lights a candle|Game that strikes a light
medal|It comes in gold, silver and bronze
melon|Large juicy fruit
mercy|It is begged for
merit|Be worthy of
merry|Like Christmas
metal|Iron or tin
meter|It ticks up in a taxi
model|Toy plane to build|One paid to be looked at
money|Everyone’s short of it, sooner or later
month|June or July
moose|Largest deer
motor|It makes the boat go
mount|Get on a horse
mouse|It runs up the clock|Clicker afraid of cats
mouth|It is where the river ends|It opens wide for the dentist
movie|It is seen with popcorn
music|It is food for the ears
nasty|Not at all nice
naval|Of ships
nerve|It takes some to dive
never|At no time
night|It falls but never breaks
noble|Like a duke
noise|Neighbour’s complaint
north|A compass points this way
nurse|He or she takes your temperature
ocean|Very big water
offer|Hold out
olive|It grows green on a tree for oil
onion|It makes the cook cry|Vegetable that brings tears to the eyes
opera|It ends when the last lady sings|Drama where nobody just talks
orbit|Path around the sun
order|Tell the waiter
organ|It is played in church|Heart with pipes and stops
other|Not this one
otter|Playful river swimmer
outer|On the far side
owner|One who has it
paint|It covers a wall
panda|It eats bamboo|Black and white animal with a green diet
panel|Piece of a door
paper|It is what books are made of|It beats rock and loses to scissors
party|It has balloons and cake
pasta|Spaghetti, for instance
patch|It covers a hole in the knee
pause|Short stop
peace|It comes after war
peach|Fuzzy fruit
pearl|It grows in an oyster
pedal|Foot’s place on a bike
penny|It is saved and so earned
petal|Part of a daisy
phone|It rings in your pocket
photo|Click, and it is taken
piano|It has black and white keys|It is grand, yet means soft
piece|Bit of a jigsaw
pilot|He flies the plane
pitch|Place for football
pizza|It comes in slices and in boxes
place|Spot
plain|With no pattern
plane|It takes off and lands
plant|It grows in a pot
plate|It is under your dinner
plaza|Square in Spain
point|End of a needle
polar|Sort of bear on the ice
porch|It covers the front door
pound|Bang on the door
power|It is switched off at the plug
press|What you do to a button
price|It is on the tag
pride|Lions together|It comes before a fall
prime|Like seven and eleven
print|What a burglar leaves|Finger’s telltale mark
prize|It goes to the winner
proud|As a peacock is
prune|Wrinkled plum|Cut back a dried fruit
puppy|It chews slippers
purse|Place for coins
queen|She moves furthest in chess|Bee with the biggest family
query|Question
quest|Knight’s journey
quick|Fast
quiet|Like a library
quilt|It is sewn of many pieces
quite|Rather
quote|Say another’s words
radar|It spots a plane, coming and going
radio|It talks from the kitchen shelf
rainy|Like umbrella weather
raise|Lift up
ranch|It is where cowboys work
range|Row of mountains
rapid|Very fast
ratio|Two to one, say
raven|Black bird of the tower
razor|It takes off a beard
reach|Stretch out for
react|Do something in return
ready|All set to go
relax|Put your feet up
reply|Answer
rhino|Animal with a horn on its nose
rider|One on a horse
ridge|Top of a roof
right|Not wrong
rinse|Wash off the soap
rival|One who wants the same prize
river|It has banks but no money|It has a mouth but never speaks
roast|Sunday dinner
robin|Bird with a red breast
robot|Metal helper
rodeo|Show with bucking horses
roman|Sort of numeral, like X
rotor|It spins both ways on a helicopter
rough|Like sandpaper
round|Like a ball
route|Way to go
royal|Like a queen
rugby|Game with an oval ball
ruler|It measures the page|Twelve inches of king
rural|Of the country
salad|It is mostly leaves
sandy|Like a beach towel
satin|Smooth shiny cloth
sauce|It is what goes on spaghetti
sauna|Hot room, then a cold dip
scale|Fish’s armour|Climb a run of notes
scarf|It keeps the neck warm
scene|Part of a play
scent|It is what a bloodhound follows
scone|It comes with jam and cream
scout|One sent on ahead
seven|Days in a week
shade|It is cool under a tree
shark|It swims round in films to low music
sharp|Like a good knife
sheep|They are counted at bedtime|Jumpers that help you sleep
sheet|It goes on a bed
shelf|It holds books
shell|Snail’s house
shine|What polish is for
shirt|It has a collar and cuffs
shore|It is where waves end up
short|Not long
shout|Speak very loudly
siren|It is heard before the fire engine is seen
skate|Go on ice
skirt|Dancer’s swirling garment
slate|It is what roofs are made of
sleep|It comes after counting sheep
slice|Piece of cake
slide|Playground ride
slope|It is what skiers come down
small|Little
smart|Well dressed, and clever too
smell|Use your nose
smile|It is worn for the camera|Longest word, with a mile between its ends
smoke|It comes out of a chimney
snack|Something between meals
snail|Slow mover with a house
snake|It hisses|Board game animal to slide down
solar|Of the sun
solid|Like a rock
sonar|It finds a submarine by sound
sound|It travels through the air
south|It is where swallows go in winter
space|Rocket’s destination
spare|Sort of wheel in the boot
spark|It starts a fire
spell|It is said with a wand|What witches and good pupils can do
spice|Pepper or ginger
spoon|It stirs the tea
sport|Tennis or hockey
staff|Everyone who works here
stage|Actors stand on it
stair|One of a flight
stamp|It goes on a letter|It sticks to the corner and sees the world
start|Begin
state|Say clearly
steam|Kettle’s breath
steel|Knife metal
steep|Hard to climb
steer|Hold the wheel
stick|What a dog fetches
stilt|It makes a circus man tall
stone|It kills two birds in the saying
stool|Seat without a back
store|Place to buy
storm|Rain, wind and thunder|It may start in a teacup
story|It is told at bedtime
stove|It is cooked on
straw|It is drunk through|Last thing for the camel’s back
study|Get ready for a test
style|It never goes out of fashion
sugar|Sweet stuff for tea
sunny|Like a perfect picnic day
sweet|Like honey
swing|It hangs in the playground
sword|It was stuck in a stone
syrup|It goes on pancakes
table|It has legs and holds dinner
taste|Tongue’s talent
tease|Make fun of
tempo|Speed of the music
tenor|High-voiced man of the opera
tense|Past or future, or not relaxed
theme|Main idea
there|Not here
thief|He takes what is not his
three|Crowd, after two for company
throw|What you do with a ball
tiara|Small crown for a princess
tiger|Cat with stripes
timer|It goes off when the egg is done
tired|Ready for bed
title|It is on the front of a book
toast|It pops up at breakfast|Raise a glass to hot bread
today|This very date
tooth|It is brushed
topic|It is what the talk is about
torch|It is a light to carry
total|It is at the bottom of the bill
towel|It dries you
tower|It was Rapunzel’s home
toxic|Poisonous
track|Railway line
trade|Buy and sell
trail|It is followed in the woods
train|It runs on rails|Bride’s tail, or an express
treat|Trick’s partner
trend|What is in fashion
tribe|People with one chief
trick|Rabbit out of a hat
troll|It lived under the bridge
truck|It carries heavy loads
trunk|Elephant’s nose|It belongs to a tree or an elephant, and packs
trust|Believe in
truth|It will out
tulip|Flower that grows from a bulb
tutor|Teacher for one
twist|Turn
uncle|Father’s brother
under|Below
union|Joining together
unite|Come together
until|Up to the time that
upper|Higher of two
upset|Not happy
urban|Of the city
usual|What the regular always has
value|What it is worth
vault|It is where the gold is kept|Jump over the bank’s best room
verse|Part of a song
video|It moves on a screen
villa|House for a sunny holiday
viola|Violin’s larger cousin
visit|Go and see
vital|Absolutely needed
voice|Singer’s instrument
wagon|It is hitched to a star or a horse
waist|It is where the belt goes
waste|It goes in the bin
watch|It is worn on the wrist|Look at the time, on the wrist
water|It comes from the tap
weary|Tired
whale|Largest animal of the sea|It has a spout but pours no tea
wheat|It goes into flour
wheel|It goes round on a cart
white|Like snow
whole|With nothing missing
wider|More broad
widow|She has lost her husband
woman|Grown-up girl
world|It is round and we live on it
worry|It keeps you awake
wrist|It is where a watch goes
write|Put pen to paper
wrong|Like two plus two is five
yacht|Boat for a millionaire
young|Not old
youth|Time before you grow up
zebra|It is striped all over|Horse in pyjamas
`;

/** Answers of five letters: the answer, a plain clue, and for many a trickier one. */
export const FIVE = `
about|More or less
above|Higher than
actor|One with a part to play|He pretends for a living
adult|Grown-up
after|Ever ___, as tales end
again|One more time
agent|Spy with a number
agree|Think the same
alarm|Waker of the household|It rouses the sleeper or stops the thief
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
beach|Sandcastle site
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
bread|Sandwich outsides|It rises, yet stays in the tin
break|What a window does
brick|Little pig’s best choice
bride|She wears white and walks slowly|One about to be carried away with the cake
brief|Short
bring|Take along
broad|Wide
broom|Witch’s transport|It sweeps the floor or the night sky
brown|Colour of chocolate
brush|Painter’s or sweeper’s tool
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
chain|Bicycle part with links
chair|It has four legs but never walks|Run the meeting from a seat
chalk|It writes on a blackboard
charm|Lucky thing on a bracelet
chart|Sailor’s map
chase|Run after
cheap|Kind to the purse
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
clock|Wall-hanger that ticks|One that strikes without being cross
close|Shut
cloth|It goes on the table
cloud|Grey thing over a picnic|What the silver lining is in
clown|He has a red nose and big shoes
coach|Team’s trainer|Cinderella’s pumpkin, once
coast|Where land meets sea
cobra|Snake with a hood
cocoa|Bedtime drink
comet|It has a tail and flies in space|Long-haired visitor to the sun
comic|It is full of funny pictures
coral|Reef builder
couch|Seat for potatoes
cough|It comes with a cold
count|One, two, three and so on|Noble good with numbers
court|It is where tennis is played|Place for judges, kings and tennis
cover|It is the front of a book
crane|Building-site giant|Bird that lifts heavy things
crash|Sound of breaking crockery
crate|Wooden box for bottles
cream|It goes with scones|Top of the milk, best of the bunch
creek|Small stream
creep|Move on tiptoe
crest|Top of a wave
crime|It doesn’t pay
crisp|Crunchy snack
cross|Angry, or one way through a puzzle|Not pleased to meet on the way over
crowd|It fills the stadium
crown|Queen’s headgear|Top of a tooth, or of a king
crumb|Hansel’s trail marker
crust|It is the edge of a pie
curve|Bend
cycle|Go by bike
daily|Every day|How this puzzle comes
dairy|Where cows’ work becomes butter
daisy|Link in a meadow chain
dance|Waltz or tango
diary|Book of secrets|It takes you day by day
diner|One who eats out
dodge|Jump out of the way
donor|One who gives
doubt|What you are in when not sure
dough|It is bread before baking
dozen|Twelve eggs
draft|First version of a letter
drain|Bathwater’s way out
drama|Acting class
dream|Sleeper’s adventure|Film that needs no screen, only a pillow
dress|Get ready to go out
drift|It is what snow piles up in
drink|What a thirsty person wants
drive|Be behind the wheel
eager|Very keen
eagle|Large bird of prey|Golfer’s fine feathered score
early|Before time
earth|The planet under your feet
easel|Painter’s stand
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
fence|What neighbours chat over|Fight with swords at the edge of the field
ferry|Boat that goes to and fro
fever|It makes your forehead hot
field|Place for cows
fifty|Half a hundred
final|Cup’s last match
first|Ahead of all the rest
flame|It dances on a candle
flare|Signal from a ship
flash|Lightning’s speed
flask|It keeps tea hot
fleet|All the ships
float|Do as corks do
flock|Group of sheep
flood|It is too much water
floor|Carpet’s place
flour|Baker’s white powder|It sounds like a rose, and bakes like bread
flute|Silver woodwind
focus|Make the picture sharp
forty|Winks in a nap
forum|Place to talk in old Rome
frame|Picture’s edge
fresh|Just picked
front|It is not the back
frost|Winter’s window painter
fruit|Banana or cherry
fudge|Soft sugary treat
funny|It makes you laugh
gamer|One with a joystick
ghost|It says boo|Sheet wearer who walks through walls
giant|Jack met one up the beanstalk
giddy|How a roundabout makes you
glass|Window stuff|What the optimist calls half full
globe|It is the world in a ball
glove|It is for five fingers|Warm thing for a handful
goose|She lays golden eggs
grace|Way a dancer moves
grade|Mark at school
grain|Rice or wheat
grape|One of a bunch on the vine|Small thing with a future in wine
grass|Lawn material|It seems greener next door
grate|It is where the fire is laid
gravy|It is poured over a roast
great|Better than good
green|It is a frog’s colour
greet|Say hello
group|Several people together
grown|No longer a child
guard|He keeps watch
guess|Answer without knowing
guest|One who rings and brings flowers
guide|One who walks in front and explains
habit|Thing you do without thinking|Nun’s dress that is hard to drop
happy|As a lark or a sandboy
hazel|Nut tree, or eye colour
heart|It beats|Organ that is sometimes worn on a sleeve
hedge|Green wall round the garden
hello|Word on the phone
heron|It stands in water on long legs
hobby|Stamp collecting or knitting
honey|Bear’s weakness|Dear stuff from the hive
horse|It gallops
hotel|Where the towels go missing
house|Home with a front door
human|Like you and me
humid|Like air in a jungle
hurry|Don’t be slow
ideal|Just perfect
igloo|House of snow
image|Picture
index|Book’s back pages|Finger that points you to a page
inner|Not on the outside
inlet|Narrow bay
irate|Very cross indeed
issue|Copy of a magazine
ivory|Tusk stuff
jelly|Wobbly party pudding
jewel|It is in the crown
joint|Knee or elbow
joker|Wild card
judge|He sits in court
juice|Orange squeezer’s result
juicy|Like a ripe peach
jumbo|Very large sort of jet
kayak|Boat that reads the same both ways
kiosk|Stand that sells newspapers
knife|Fork’s companion
knock|What visitors do at the door
koala|Sleepy eater of gum leaves
label|What’s on the jar
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
lemon|Sour yellow fruit
level|Flat in both directions|It is the same from either side, and flat
lever|It helps to lift
light|Opposite of heavy, or of dark|What this lamp gives, with little weight
lilac|Pale purple, as a spring bush
linen|Bed sheets and tablecloths
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
lunch|Noon meal
magic|It comes from a wand
major|He ranks above a captain
maple|Syrup’s tree
march|Walk like a soldier|Month for walking in step
marsh|Wet land
match|Candle lighter|Game that strikes a light
medal|Champion’s neckwear
melon|Large juicy fruit
mercy|It is begged for
merit|Be worthy of
merry|Like Christmas
metal|What robots are made of
meter|It ticks up in a taxi
model|Toy plane to build|One paid to be looked at
money|Root of much trouble, and of holidays|It talks, and mostly says goodbye
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
night|When stars are out|It falls but never breaks
noble|Like a duke
noise|Neighbour’s complaint
north|A compass points this way
nurse|He or she takes your temperature
ocean|Atlantic or Pacific
offer|Hold out
olive|It grows green on a tree for oil
onion|Layered vegetable|One that brings the cook to tears
opera|Show with arias|Drama where nobody just talks
orbit|Path around the sun
order|Tell the waiter
organ|Church instrument|Heart with pipes and stops
other|Not this one
otter|Playful river swimmer
outer|On the far side
owner|One who has it
paint|Wall’s new coat
panda|It eats bamboo|Black and white animal with a green diet
panel|Piece of a door
paper|What origami needs|It beats rock and loses to scissors
party|Balloons, cake and too much noise
pasta|Spaghetti, for instance
patch|It covers a hole in the knee
pause|Short stop
peace|What doves stand for
peach|Fuzzy fruit
pearl|Oyster’s treasure
pedal|Foot’s place on a bike
penny|It is saved and so earned
petal|Bit of a daisy, he loves me or not
phone|Pocket ringer
photo|Click, and it is taken
piano|Instrument with eighty-eight keys|It can be grand, yet means soft
piece|Bit of a jigsaw
pilot|He flies the plane
pitch|Place for football
pizza|It comes in slices and in boxes
place|Spot
plain|With no pattern
plane|It takes off and lands
plant|It grows in a pot
plate|Dinner’s place
plaza|Square in Spain
point|End of a needle
polar|Sort of bear on the ice
porch|It covers the front door
pound|Bang on the door
power|It is switched off at the plug
press|What you do to a button
price|Tag figure
pride|Lion family|It comes before a fall
prime|Like seven and eleven
print|What a burglar leaves|Finger’s telltale mark
prize|Winner’s reward
proud|As a peacock is
prune|Wrinkled plum|Cut back a dried fruit
puppy|It chews slippers
purse|Place for coins
queen|Chess piece with most freedom|Bee with the biggest family
query|Question
quest|Knight’s journey
quick|Fast
quiet|Like a library
quilt|It is sewn of many pieces
quite|Rather
quote|Say another’s words
radar|It spots a plane, coming and going
radio|Kitchen-shelf talker
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
robin|Red-breasted bird on Christmas cards
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
salad|Leafy dish
sandy|Like a beach towel
satin|Smooth shiny cloth
sauce|Spaghetti topping
sauna|Hot room, then a cold dip
scale|Fish’s armour|Climb a run of notes
scarf|Winter neckwear
scene|Part of a play
scent|It is what a bloodhound follows
scone|Jam and cream’s base
scout|One sent on ahead
seven|Days in a week
shade|Cool spot under a tree
shark|It swims round in films to low music
sharp|Like a good knife
sheep|Counted ones at bedtime|Jumpers that help you sleep
sheet|Bed cover, or costume for a ghost
shelf|Books’ resting place
shell|Snail’s house|What nuts, eggs and tortoises share
shine|What polish is for
shirt|Garment with a collar
shore|Where waves end up
short|Not long
shout|Speak very loudly
siren|Sound of a fire engine|Singer who was bad for sailors
skate|Go on ice
skirt|Dancer’s swirling garment
slate|Grey roofing stone
sleep|It comes after counting sheep
slice|Piece of cake
slide|Playground ride
slope|It is what skiers come down
small|Little
smart|Well dressed, and clever too
smell|Use your nose
smile|Camera face|A mile with one letter before it
smoke|Chimney’s output
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
spark|Fire starter
spell|Witch’s words|What witches and good pupils can do
spice|Pepper or ginger
spoon|Tea stirrer
sport|Tennis or hockey
staff|Everyone who works here
stage|Actor’s place
stair|One of a flight
stamp|Letter’s corner piece|It sticks to the corner and sees the world
start|Begin
state|Say clearly
steam|Kettle’s breath
steel|Knife metal
steep|Hard to climb
steer|Hold the wheel
stick|Dog’s favourite throw
stilt|It makes a circus man tall
stone|Pebble|What kills two birds, with luck
stool|Seat at the bar
store|Place to buy
storm|Thunder, wind and rain|It may start in a teacup
story|Bedtime request
stove|Cook’s hot place
straw|It is drunk through|Last thing for the camel’s back
study|Get ready for a test
style|It never goes out of fashion
sugar|Tea sweetener
sunny|Like a perfect picnic day
sweet|Like honey
swing|It hangs in the playground
sword|Knight’s weapon
syrup|Pancake topping
table|Dinner’s place, with four legs
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
towel|Swimmer’s dryer
tower|Rapunzel’s home
toxic|Poisonous
track|Railway line
trade|Buy and sell
trail|It is followed in the woods
train|Platform arrival|Bride’s tail, or an express
treat|Trick’s partner
trend|What is in fashion
tribe|People with one chief
trick|Rabbit out of a hat
troll|It lived under the bridge
truck|It carries heavy loads
trunk|Elephant’s nose|It belongs to a tree or an elephant, and packs
trust|Believe in
truth|What liars avoid
tulip|Flower from a bulb
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
watch|Wrist timer|Look at the time
water|Tap’s offering
weary|Tired
whale|Largest animal of the sea|It has a spout but pours no tea
wheat|It goes into flour
wheel|Cart’s round part|Hamster’s gym
white|Like snow
whole|With nothing missing
wider|More broad
widow|She has lost her husband
woman|Grown-up girl
world|It is round and we live on it
worry|It keeps you awake
wrist|Watch’s place
write|Put pen to paper
wrong|Like two plus two is five
yacht|Boat for a millionaire
young|Not old
youth|Time before you grow up
zebra|Striped grazer|Horse in pyjamas
`;

/** Answers of three letters: the answer, a plain clue, and for many a trickier one. */
export const THREE = `
ace|Top card in many games|A serve nobody returns
act|Do something|Part of a play, or all of a fib
add|Put two and two together
ado|Fuss
age|What every birthday adds to|Ice ___, or a thing nobody asks a tree
ago|In the past
aid|Help
aim|Point at a target|Archer’s intention
air|It fills balloons and lungs|Tune that costs nothing to breathe
ale|Drink from a barrel
all|Every bit
and|Word that joins things
ant|Tiny worker on a picnic blanket|It lives in a hill and works for a queen
ape|Gorilla or orang-utan|Copy, like a clever cousin
apt|Just right for the occasion
arc|Part of a circle|The path of a thrown ball
ark|Noah’s boat|Floating zoo, two of everything
arm|It has an elbow in the middle|Chair part that never waves
art|What hangs in a gallery
ash|What the fire leaves behind|Tree that sounds burnt already
ask|Put a question
axe|Woodcutter’s tool
bad|Not good
bag|Something to carry the shopping in
bar|Block of chocolate or soap
bat|It hangs upside down by day|Cricketer’s need, or a night flyer
bay|Curve in the coast|Window, leaf or place to park
bed|Where you end the day|Flowers and tired people both lie in one
bee|It hums from flower to flower|Spelling contest with a sting
bet|Put money on it
big|Large
bin|Home for rubbish
bit|Small piece|Horse’s mouthful
bow|Knot with two loops|It goes with an arrow, or a violin
box|Cardboard container|Fight with gloves on
boy|Young fellow
bud|Flower that has not opened yet
bug|Insect, or a fault in a program|Listen in secretly
bun|Round cake, or a way to wear your hair
bus|Many ride it, one drives it|It never comes, then three do at once
but|However
cab|Car with a meter
can|Tin for beans|Is able to
cap|Hat with a peak|Top of a bottle or a schoolboy
car|Garage dweller
cat|Pet that owns the house|It lands on its feet and sleeps on yours
cod|Fish that often meets chips
cog|Wheel with teeth
cow|It moos|Field worker with four stomachs
cry|Shed tears
cub|Young bear, fox or lion
cue|Actor’s signal to speak|Snooker player’s stick
cup|Saucer’s partner|Prize that looks ready for tea
cut|Use the scissors|What a director shouts
dam|Beaver’s building project|It holds the river back
day|Twenty-four hours|What breaks each morning without a sound
den|Fox’s home|Lair, or a room for idling
dew|Morning drops on the grass
dig|What you do with a spade|Archaeologist’s outing
dim|Not very bright
dip|Quick swim, or something for crisps
dog|It fetches sticks|Best friend with a cold nose
dot|It sits on top of an i
dry|What towels get you|Like the desert and some wit
due|Expected any minute
ear|You hear with it|Corn comes by it, music by way of it
eat|Have a meal
ebb|What the tide does after the flood
eel|Long slippery fish|Fish with no idea of where it ends
egg|Breakfast with a shell|It may be boiled, beaten or laid
ego|Sense of self, sometimes inflated
elf|Small helper at the North Pole
elk|Deer with enormous antlers
elm|Tall shady tree
end|Finish|Every sausage has two
era|Long stretch of history
eve|Night before a big day
ewe|Mother of a lamb
eye|Needle’s hole|It is in the middle of the storm
fan|It keeps you cool|Cheering supporter, or a cooler
far|A long way off
fat|Not thin
fee|Charge for a service
few|Not many
fig|Fruit full of tiny seeds
fin|Shark’s warning sign
fir|Christmas tree, often
fit|In good shape|The right size, like a shoe
fix|Mend
flu|Illness that keeps you in bed
fly|Travel by plane|Uninvited guest in the soup
fog|Thick mist
fox|Bushy-tailed visitor to the bins|Outwit; red-coated night prowler
fun|What games are for
fur|A cat’s coat
gap|What to mind between train and platform
gas|It lights the hob
gem|Ruby or emerald
get|Fetch
gum|It holds teeth, or is chewed by them
gym|Where people lift weights
ham|Sandwich filling|Actor who overdoes it
hat|It goes on your head|Magicians keep rabbits in it
hay|Barn filling|Where to hide a needle
hen|She lays eggs
hew|Cut with an axe
hid|Kept out of sight
hip|Joint that a hula hoop circles
hit|Strike|Song everyone is humming
hop|Move on one foot
hot|Like a summer noon
hug|Friendly squeeze
hum|Sing with your lips closed
hut|Garden or beach building, small
ice|Water that has gone hard|It is put in drinks and on cakes
icy|Very slippery
ill|Not at all well
imp|Little troublemaker
ink|What fills a pen|An octopus leaves in a cloud of it
inn|Old house with beds for travellers
ion|Atom with a charge
ire|Anger, in old poems
ivy|Plant that climbs the wall|Evergreen that gets up without legs
jam|It goes on toast|Traffic that spreads
jar|Home for honey|Marmalade’s lodgings, or a small shock
jaw|It drops when you are amazed
jet|Plane in a hurry|Black stone that flies
jig|Lively dance
job|Paid work
jog|Run gently
joy|Great delight
jug|Milk’s way to the table
key|Small metal thing that’s always lost|Piano part that fits no lock
kid|Young goat|Joke with a child
kin|Your family
kit|Everything the team wears
lab|Room for white coats|Scientist’s place, or a yellow dog
lad|Young man
lap|Once round the track|It disappears when you stand up
law|What judges uphold
lay|What hens do
led|Went in front
leg|Table support|Chairs have four, journeys have several
let|Allow
lid|Saucepan’s hat|It keeps the eye shut
lie|It is not the truth|Stay in bed, or tell a story
lip|Edge of a cup|It is bitten by the nervous
log|Fuel for a cosy evening|Captain’s diary, good for burning
lot|Item at an auction
low|Near the ground
mad|Very cross
man|Grown-up boy
map|It shows the way|It has rivers but no water
mat|Where the cat sat
mix|Stir together
mob|Unruly crowd
mop|Bucket’s partner|Untidy hair that cleans floors
mud|Wellies’ delight|What sticks when it is slung
mug|Cup for cocoa
nap|Short sleep|What cats do by the dozen
net|It is full of holes yet catches fish
new|Fresh from the shop
nib|Point of a pen
nil|No goals at all
nod|Yes, without speaking
nor|Neither’s partner
now|At this very moment
nun|Woman in a convent
nut|Squirrel’s savings|Almond, or a bolt’s best friend
oak|Tree that starts as an acorn
oar|It moves a rowing boat|Puller of a boat, out on the side
oat|Grain in the porridge
odd|Like three, five and seven|Strange, like a lone sock
off|Not on
oil|Salad dressing’s other half|What calms troubled waters
old|Getting on in years
one|Single
opt|Choose
orb|Ball-shaped thing
ore|Rock with metal in it
our|Belonging to us
out|Not in
owe|Have to pay back
owl|Bird that works nights|It gives a hoot, and looks wise
own|Have
pad|Sheets of paper stuck together|Frog’s seat on the pond
pan|It goes on the stove
par|Golfer’s target
pat|Gentle tap on the back
paw|Dog’s foot
pay|Settle the bill
pea|Tiny green vegetable|It kept a princess awake
peg|It holds washing on the line
pen|It writes, and keeps pigs in
pet|Animal at home
pie|Pastry with a filling|Mud ones are not for eating
pig|Animal with a curly tail
pin|It is sharp at one end|Bowling target
pip|Seed of an apple
pit|Hole in the ground
pod|Whales or peas together
pot|Plant’s home
pry|Be too curious
pub|Place with a dartboard
pun|Joke that plays on words|Groan-worthy wordplay
pup|Young dog or seal
ran|Went quickly
rap|Knock sharply
rat|Rodent on a sinking ship
raw|Uncooked
ray|Beam of sunshine|Flat fish that sounds sunny
red|Colour that stops the traffic
rib|Bone in your chest
rid|Free of something, get ___
rim|What a drip runs over on a bucket
rip|Tear
rob|Steal from
rod|Angler’s need|Fishing pole spared by the soft-hearted
row|Argue noisily|Line of seats, or use the oars
rub|Polish with a cloth
rug|Small carpet
rum|Drink for pirates
run|Go faster than a jog|Ladder in a stocking
rye|Grain for dark bread
sad|Feeling blue
sap|It rises in trees
sat|Took a chair
saw|It has teeth but never bites|Noticed a carpenter’s tool
say|Speak
sea|It has waves and salt
see|Notice, as the watchful do
set|Group that belongs together|What the sun has done by night
sew|Use needle and thread
shy|Like one who hides behind others
sip|Drink a little
sir|Polite word for a gentleman
sit|Order to a dog
ski|Go downhill on snow
sky|Home of the clouds|Its limit is well known
sly|Like a fox
sob|Cry hard
son|Boy in the family
sow|Plant seeds
soy|Bean for a dark sauce
spa|Place for a mud bath
spy|Secret agent|Someone in a trench coat, I ___
sty|Pig’s home
sue|Take to court
sum|Bit of arithmetic|Total that takes some adding
sun|It rises in the east|Our nearest star
tan|Souvenir of a sunny holiday
tap|Kitchen dripper|Dance in noisy shoes
tar|Black stuff on roads
tax|Some of your pay goes on it
tea|Drink at four|Green, mint or for two
ten|All your fingers
tie|It goes round a collar|A match that nobody wins
tin|Metal can
tip|Waiter’s reward|Pointed end, or pointer
toe|You have ten, all down below|Sock-filler that gets stubbed
ton|Very heavy weight
top|Highest point|Toy that sleeps while it spins
toy|Teddy or train set
try|Have a go
tub|Place for a bath
two|A pair
urn|Big pot at the village fete
use|Put to work
van|Removal firm’s vehicle
vet|Doctor who gets bitten|Doctor who never hears where it hurts
vow|Wedding promise
wag|What happy tails do
war|Opposite of peace
wax|Candle stuff
way|Route
web|Spider’s work|It is spun, then surfed
wed|Got married
wet|Soaked
who|Question for an owl
why|Small child’s favourite question
wig|Judge’s or clown’s hair
win|Come first
wit|Gift of the funny
wok|Pan for a stir-fry
yak|Shaggy ox of the mountains
yam|Sweet potato’s cousin
yes|It says you agree
yet|Up to now
zip|Fastener with teeth|Nothing at all, or what your trousers need
bib|Baby’s dinner wear
din|Racket
fad|Craze that soon passes
hub|Middle of a wheel
jab|Quick poke
lag|Fall behind
lax|Not strict
nag|Keep on and on at
oaf|Clumsy fellow
ohm|Unit of resistance
pal|Friend
pop|Sound of a balloon’s end
rag|Cleaning cloth
ram|He butts
rot|Go bad
sac|Small bag in a body
tad|Little bit
tot|Small child
tug|Small strong boat
vat|Huge tub
vie|Compete
yap|Bark like a small dog
zoo|Where lions and llamas are neighbours
`;

/** Answers of seven letters: the answer, a plain clue, and for many a trickier one. */
export const SEVEN = `
abandon|Leave for good
ability|Being able
account|Bank customer’s need
acrobat|One who tumbles for a living|Performer who is often upside down
address|It goes on the envelope
admiral|Top sailor, or a red butterfly
advance|Move forward
against|Not for
airline|It flies you away
airport|Planes land there|It is plane to see
almanac|Yearly book of dates and tides
amateur|One who does it for love
amazing|Full of wonder
ancient|Very, very old
animate|Bring to life
another|One more
antenna|Insect’s feeler
antique|Old and worth a lot
anxious|Worried
anybody|Whoever you like
apology|It says sorry
applaud|Clap
arrange|Put flowers in a vase
arrival|It comes after the departure
article|Piece in a newspaper
artisan|Skilled maker of things
athlete|Runner or jumper
average|Neither good nor bad
avocado|Green fruit for toast
baggage|Suitcases
balance|Tightrope walker’s gift|Scales, or what they need
balcony|Juliet’s place|It is where Romeo was heard
balloon|Party floater|Guest that must not meet a pin
bandage|It goes round a sprained ankle
banquet|Very grand dinner
bargain|Sale shopper’s joy
barrier|It keeps you out
battery|It goes in the torch
bearing|Compass reading
because|It answers why
bedroom|Place for pyjamas
bedtime|It comes too soon for children
beehive|Where honey is made|Home with a queen and no throne
believe|Think it is true
beneath|Under
benefit|Good that comes of it
besides|As well as
between|In the middle of two
bicycle|Two-wheeler|It is too tired to stand, says the joke
billion|Thousand million
biscuit|Tea dunker
blanket|Bed warmer
blossom|It covers the apple tree in spring
boulder|Very large rock
bouquet|Bride’s flowers
brigade|Firefighters together
brother|Sister’s sibling
builder|He has a hard hat
burglar|He comes in through the window|Caller who does not ring the bell
cabbage|It goes into coleslaw
cabinet|It holds the best china
caramel|Brown and sticky sweet
caravan|Holiday home on wheels|Camels in a line, or a tourist’s tow
careful|Looking both ways
carrier|Bag, or pigeon
cartoon|Mickey Mouse film
ceiling|Spider’s floor, you might say
century|A hundred years
certain|Completely sure
chamber|Old word for a room
channel|TV viewer’s choice
chapter|Novel bit to finish before lights out
charity|It begins at home
charter|Hire a plane
cheetah|Fastest on four legs|Spotted in a hurry, on the plains
chicken|It crossed the road
chimney|Santa’s way in|Smoker on the roof
citizen|One with a passport
classic|Book that lasts for ever
climber|One on the rock face, or an ivy
clothes|They go in the wardrobe
cockpit|Pilot’s place
collect|Gather stamps
combine|Put together, or a harvester
comfort|Armchair’s gift
command|Order
company|Two is this, three is a crowd
compare|Look for the differences
compass|It points north|It has a needle but does not sew
compete|Take part in the race
complex|Not simple
compost|It feeds the garden
concert|Evening with an orchestra
conduct|Lead an orchestra
confess|Own up
confuse|Mix up
connect|Join
contain|Have inside
content|Happy with what you have
contest|The best one wins it
control|It is lost on ice
cookery|Sort of book with recipes
correct|Just right
cottage|It has roses round the door
council|It runs the town
counter|It is moved in Ludo
country|France or Peru
courage|The lion in Oz wanted some
cricket|Insect that chirps|Game for a leggy singer
crimson|Deep red
crowded|Like a rush-hour train
crystal|Ball for fortune tellers
culture|Art, music and the rest
cunning|Crafty
curious|What the cat was
current|River’s pull
curtain|What rises when the play begins
cushion|Sofa softener
customs|They look into your luggage
cutlery|Knives and forks
cyclist|One on two wheels|One who pedals all day without selling anything
dancing|What goes on at a ball
decimal|Sort of point in a number
declare|Say at the airport
degrees|They go up with the heat
deliver|What the postman does
dentist|He or she looks down in the mouth|One who knows the drill
deposit|Pay into the bank
dessert|Best part of dinner|Course that some save room for
develop|Grow
diamond|Ring stone|Jewel that is hard to cut, or a card
digital|Like a clock without hands
discuss|Talk over
disease|Illness
display|Shop window’s purpose
distant|Far away
dolphin|Clever leaper of the sea
doorman|He lets you into the hotel
dormant|Asleep, like a volcano
drawing|Picture in pencil
drought|Farmer’s worry, no rain
dungeon|It is under the castle|Low lodgings for a captured knight
dustbin|Rubbish goes in it
dynasty|Family of rulers
earnest|Very serious
earring|Lobe’s jewel|Pirate’s single ornament
eastern|From where the sun rises
eclipse|Moon in front of the sun|When the moon steals the show
economy|Cheap way to fly
edition|All the copies printed
educate|Teach
elastic|It stretches
elderly|Well on in years
elegant|Graceful and stylish
element|Gold or oxygen
embrace|Hug
emerald|Green jewel
emotion|Joy or anger
emperor|He had no new clothes
endless|Going on for ever
enquire|Ask
escaped|Got away
evening|After the afternoon
exactly|To the last detail
example|Model to follow
excited|How children feel before Christmas
explain|Make clear
explore|Go where the map is blank
express|Train that does not stop much
eyebrow|It is raised in surprise
eyelash|One of many that bat
factory|Where things are made
failure|Lack of success
fanatic|Extreme fan
fantasy|Tale of dragons and elves
fashion|It changes every season
feather|Pillow filling|Light thing in a cap
ferment|Turn into wine
fiction|Stories, all made up
fifteen|Rugby players in a team
finance|Money matters
firefly|It lights up summer nights|Insect with its own lamp
fishing|Waiting with a rod
fitness|Gym’s promise
flannel|It washes the face
flutter|Go like a butterfly
foolish|Not wise
foreign|From another country
forever|Till the end of time
formula|One sort of fast racing
fortune|It is told with a crystal ball
forward|Opposite of back
freedom|What prisoners long for
freight|Goods on a train
furnace|Very hot place
further|More far
gallery|Place for paintings
garment|Coat or shirt
gateway|It leads in through the wall
general|He ranks high in the army
genuine|Real
gesture|Wave of the hand
giraffe|It has a very long neck|One who looks down on the rest of the zoo
glacier|River of ice|Slowest river of all
glimpse|What you catch through a train window
goodbye|Last word at the station
gorilla|Largest of the apes
granite|Hard stone for worktops
grocery|Shop for food
habitat|Animal’s natural home
hammock|It swings between two trees|Sailor’s bed that hangs about
handbag|It holds lipstick and keys
harbour|Safe place for ships
harmony|Singers in tune together
harvest|Farmer’s busy time
haunted|Like a house with ghosts
heading|Words above a chapter
hearing|Sense of the ears
heather|Purple plant on the moors
hexagon|It has six sides|Shape that bees prefer
highway|Main road
history|It repeats itself
holiday|Suitcase’s outing
horizon|It is where sea meets sky|Line that nobody can reach
hostage|Kidnapper’s prisoner
however|But
hundred|Ten times ten
hunting|What owls do at night
husband|Groom, later
iceberg|Lettuce, or a ship’s worry|One that hides most of itself in the sea
imagine|Make up in your head
improve|Get better
include|Let join in
inherit|Get from a rich aunt
initial|First letter of your name
inspect|Look at closely
instead|In place of
invader|One from space, in an old game
invalid|Not allowed as a ticket
isolate|Keep apart
jackpot|Top prize|What three cherries in a row bring
janitor|School caretaker
january|It begins the year
javelin|Spear that athletes throw
jealous|Green-eyed
journal|Diary
journey|Getting from here to there
juggler|He keeps things up in the air|One with too many balls for two hands
justice|She is blind and holds the scales
keeping|It is what finders are doing
kestrel|It hovers over the verge
ketchup|Red sauce|It leaves the bottle slowly, then all at once
kingdom|It was offered for a horse
kitchen|Room for the cook
lantern|Light with a handle|Pumpkin’s job in autumn
lasting|Not quickly over
lattice|Criss-cross of wood or pastry
laundry|It goes round in the washer
leading|In front
learner|One having lessons
leather|Shoe material
lecture|Talk for students
leisure|Free time
lentils|They go into a thick soup
leopard|It cannot change its spots|One always spotted on safari
lettuce|Leaves for a salad
library|Book borrower’s place|Quiet place with thousands of stories
lighter|Not so heavy
limited|Like a rare edition
lioness|She hunts for the pride
lobster|It turns red in the pot
lottery|Game of numbers and hope
lullaby|Song to sleep by|Song that works when nobody hears the end
machine|It does the work for you
magical|Like Merlin
magenta|Purplish red in a printer
mammoth|Very big and very extinct
manager|Team’s boss
mansion|Rich man’s house
masonry|Stonework
massive|Very big
mastery|Full command of a skill
matinee|Afternoon at the theatre
meaning|What dictionaries tell
measure|Use a ruler
medical|Of doctors
melodic|Tuneful
memento|Souvenir
mermaid|Half girl, half fish|Woman who needs no shoes
message|It may come in a bottle
million|It makes you rich
mineral|Sort of water from a spring
miracle|It takes one to part the sea
mission|Spy’s task, sometimes impossible
mistake|Error|A thing to learn from
mixture|It goes into the cake tin
monarch|King or queen|Ruler that flies, if a butterfly
monster|Under-the-bed dweller
monthly|Twelve times a year
morning|When the cock crows
mustard|Hot dog’s yellow stripe
mystery|Detective story
natural|Not made by people
nearest|Least far
neglect|Fail to look after
network|Computers joined together
neutral|On nobody’s side
nightie|It is worn in bed
nostril|Half of what you smell with
notable|Worth a mention
nothing|What an empty box holds
nursery|Place for rhymes and seedlings
oatmeal|Porridge stuff
obscure|Hard to see or understand
observe|Watch closely
obvious|Plain to see
octagon|It has eight sides
october|Month of pumpkins
octopus|It has eight arms|One who could hug four friends at once
offence|The easily hurt take it
officer|One who gives orders
opening|First night, or a gap
opinion|What you think
optical|Sort of illusion
orchard|Apples grow there
orderly|Neat and tidy
organic|Grown without sprays
ostrich|Bird that cannot fly|Head-hider of the bird world
outdoor|In the open air
outline|Shape without the details
outside|Where a dog at the door wants to be
overall|Painter’s garment
oysters|Walrus and Carpenter’s supper
package|Postman’s delivery
padlock|Gate fastener
pageant|Show with costumes
painter|He works with a brush
pancake|Flat thing that’s tossed|It lands on its other side, or the floor
panther|Big black cat
paprika|Red powder in goulash
parsley|Green herb on fish
partner|Other half
passage|Secret way behind the bookcase
passion|Fruit, or strong feeling
patient|One in hospital|One waiting calmly for the doctor
pattern|Knitter’s guide
payment|It settles the bill
peacock|Bird with eyes in its tail|Show-off of the palace garden
pelican|Bird with a big bill, though it pays none
penguin|Bird in evening dress|Well-dressed bird that cannot fly off
pension|It is paid to the retired
percent|Part of a hundred
perfect|Ten out of ten
perfume|It smells nice behind the ears
perhaps|Maybe
piccolo|Small flute
picture|It is worth a thousand words
pilgrim|Traveller to a holy place
pioneer|One who goes first
plaster|Cut coverer
plastic|Bag material
platter|Big plate
playful|Like a kitten
pleased|Glad
plumber|He mends leaks
popcorn|Cinema snack|Film’s noisiest companion
popular|Liked by many
portion|Share of chips
postage|It is paid by stamp
postman|He rings twice
pottery|Work for a wheel and a kiln
poultry|Hens and ducks
prairie|Wide grassland with a dog
prepare|Get ready
present|Birthday parcel|Here and now, and gift-wrapped
pretend|Make believe
pretzel|Salty snack in a knot
prickly|Like a hedgehog
primary|Sort of first school
printer|It jams when you’re in a hurry
private|Not for everyone
problem|It needs solving
produce|Make
product|Something for sale
promise|Word that’s kept or broken|Thing you give and should keep
protect|Keep safe
protest|March with banners
provide|Give what is needed
publish|Bring out a book
pudding|It is proved by eating
pumpkin|Cinderella’s ride|Coach after midnight
pyjamas|Clothes for bed
pyramid|Egyptian landmark|It has a point, and a mummy inside
quarter|Fifteen minutes
radiant|Shining brightly
railway|It has tracks and stations
rainbow|Arc of seven colours|Bridge with gold at its end, they say
reading|What you’re doing now
realise|Become aware
rebuild|Make again
receipt|Proof of payment
recital|Pianist’s performance
recover|Get well again
referee|One with a whistle and two cards
reflect|What mirrors do
refresh|Make lively again
regular|Like clockwork
related|In the family
release|Let go
remains|Dinosaur bones
remnant|Last bit of cloth
replace|Put back
replica|Exact copy
reptile|Snake or lizard
request|Polite asking
reserve|Book a table
respect|It is earned and shown
restore|Make good as new
retreat|Go back from battle
reunion|Old school friends’ party
reverse|Gear for going back
roaster|Oven dish for potatoes
romance|Candlelit story
rooster|He is up before the sun|Farm’s alarm clock
routine|What you do each day
runaway|Like a train without brakes
sailing|Sport for a windy day
sandpit|Playground’s small beach
sardine|It is tinned with others|Fish used to crowded travel
satchel|Schoolbag
satisfy|Be enough for
sausage|Barbecue sizzler
scarlet|Bright red
scatter|Throw seed about
scenery|View from the train
scholar|One who studies
science|It needs a lab
scooter|Ride with two wheels and a foot
scratch|What cats do to sofas
seagull|It steals your chips
seaside|It has sand and ice cream
secrets|What whisperers share
section|Part
serious|Not joking
servant|Butler or maid
service|Start of a point in tennis
session|Time with the band
settler|One who makes a home far away
seventy|Seven tens
several|More than two
shallow|Not deep
shampoo|It washes hair
shelter|It keeps the rain off at the bus stop
sherbet|Fizzy sweet powder
sheriff|He has a star and a posse
shorten|Take up a hem
silence|Library rule|Say its name and it is broken
similar|Much alike
sincere|Meaning what you say
sixteen|Four times four
skating|Gliding on ice
slipper|Cinderella’s lost property
smaller|Not so large
snorkel|Breathing tube for swimmers
snowman|He has a carrot nose|Chilly fellow who dislikes spring
society|People as a whole
soldier|Toast strip for an egg|One in uniform, or dipped in yolk
someone|A person or other
soprano|Highest voice in the choir
sparkle|Diamonds do it
sparrow|Small brown bird
special|Not like the others
speaker|Music comes out of it
spinach|Popeye’s greens
spotted|Like a leopard
squeeze|Get juice from a lemon
stadium|Home team’s place
starter|Soup, perhaps
station|Where trains stop
steeple|It is on top of a church
stencil|Cut-out shape to paint through
steward|He serves you on the plane
stomach|Butterflies’ place when you’re nervous
storage|It is what lofts are for
strange|Odd
stretch|What cats do after a nap
student|One at university
subject|Maths or history
success|It comes after hard work
suggest|Put forward
sultana|Dried fruit in a bun
sunbeam|Ray of light
sundial|It tells the time by shadow|Clock that takes the night off
sunrise|Day’s beginning
support|Hold up
suppose|Guess
surface|Top of the water
surgeon|He wears a mask at work
surname|It is shared by a family
swallow|Bird that flies south|Gulp down a summer bird
sweater|Warm woolly
teacher|One with an apple on the desk|One with class
terrace|Houses in a row
texture|How it feels to touch
theatre|Place with a stage
therapy|Treatment that helps you feel better
thimble|It guards a sewer’s finger|Hard hat for a finger
thirsty|In need of a drink
thistle|Prickly purple plant
thought|It is in your head
thunder|Lightning’s noisy friend
tighten|Turn the screw
toaster|Bread browner
toddler|One who has just learned to walk
tonight|This evening
tourist|One with a camera and a map
tractor|Plough puller
traffic|Rush-hour trouble
tragedy|Play with a sad end
trainer|Running shoe|One who works with lions, or a shoe
transit|On the way, in ___
trapeze|Circus swing
treetop|Rock-a-bye baby’s place
trestle|Legs for a table
trouble|Naughty child’s other name
trumpet|Brass instrument|Elephant’s blast
tuesday|Pancakes come on it
twinkle|What little stars do
typical|As you would expect
uncover|Take the lid off
undress|Get ready for the bath
unicorn|Horse with one horn|Animal with a point that nobody has seen
uniform|Pupils all wear one
unknown|Like x in a sum
unusual|Out of the ordinary
upright|Standing, or a sort of piano
vampire|He has no reflection|Count with a liking for necks
vanilla|Plain ice cream flavour
variety|Spice of life
vehicle|Car or lorry
venture|Nothing gained without it
version|One way of telling it
veteran|Old soldier
victory|What winners have
village|Small place with a green
villain|He is booed when he comes on
vinegar|Sour splash on chips
vintage|Like an old car or a fine wine
violent|Like a storm at sea
visitor|One who comes to stay
volcano|Mountain that blows its top|Hot-headed peak
voltage|Electrical push
vulture|It circles overhead|One who waits for dinner to stop moving
warrior|Fighter of old
weather|Small talk’s favourite subject
website|Page on a screen
wedding|Day for rings and cake
weekend|Saturday and Sunday
welcome|Word on the doormat
western|Film with cowboys
whisker|It grows on a cat
whisper|Speak very softly
whistle|Referee’s need|What kettles and happy people do
without|Not having
witness|One who saw it happen
workman|A bad one blames his tools
worship|What temples are for
wrapper|Sweet’s paper coat
wrestle|Fight on a mat
written|Put down on paper
younger|Not so old
zealous|Full of burning enthusiasm
`;

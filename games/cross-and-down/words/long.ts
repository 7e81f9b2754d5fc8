/** Answers of eight and nine letters: the answer, a plain clue, and for many a trickier one. */
export const LONG_ANSWERS = `
accident|It happened, and nobody meant it to
alphabet|It runs from A to Z|Twenty-six in a row
antelope|Fast runner of the plains
baritone|Singer between tenor and bass
baseball|Game with a diamond
birthday|It comes with cake once a year
building|Tower or house
calendar|It has all the days on it|Its days are numbered
cardigan|Woolly with buttons
carnival|Parade with masks and music
cauldron|Witch’s cooking pot
children|They should be seen and heard
cinnamon|Spice on a bun
clarinet|Woodwind with one reed
computer|It has a mouse and a screen
creature|Living thing
crescent|Shape of a new moon
cucumber|Cool as one of these
daffodil|Yellow flower of spring
daughter|Girl of the family
daylight|It comes between dawn and dusk
dinosaur|It has been gone a very long time|Old giant with a small brain
director|He shouts action
distance|How far it is
doughnut|Ring with sugar on
elephant|It never forgets|One who packs a trunk but never leaves
envelope|It goes round a letter|Word that begins with e, ends with e and holds one letter
eternity|All the time there is
exercise|Press-ups, for instance
festival|Music in a muddy field
fireside|Warm place to sit
football|Match with two goals
fountain|Water goes up in it
gardener|One with green fingers
hedgehog|It rolls up in a ball|Prickly visitor that needs no comb
hesitate|Think twice
hospital|It is full of patients
interest|It is paid by the bank
kangaroo|It has a pocket|Jumper from down under
ladybird|Red insect with spots|Spotted flyer, told to go home
landlord|He collects the rent
language|French or Greek
lemonade|Sour fruit’s fizzy drink
magazine|It comes out weekly
marathon|Very long race
medicine|It is taken by the spoonful
meringue|Egg white and sugar, baked
midnight|When Cinderella ran
mosquito|It whines before it dines
mountain|It is high and hard to climb
mushroom|It is often seen near a toadstool
necklace|String of pearls
neighbour|One over the fence
notebook|Reporter’s need
obstacle|It stands in the way
operator|One who works the switchboard
ornament|It hangs on the tree
overcoat|It keeps winter out
painting|It hangs in a frame
paradise|Place where all is perfect
passport|It gets you over the border
peaceful|Calm and quiet
pedestal|Statue’s place
pendulum|It swings in a grandfather clock
platform|Place to wait for a train
pleasure|It comes before business, for some
porridge|Goldilocks tried three bowls
position|Place in the team
precious|Like gold
question|It needs an answer
relative|Aunt or uncle
reindeer|One of Santa’s team
remember|Keep in mind
sandwich|Bread, filling, bread
saucepan|It boils the eggs
scissors|They cut paper
seashell|Ear’s way to hear the waves
sentence|It ends with a full stop|Judge’s last words, or a writer’s
shoulder|Parrot’s place on a pirate
skeleton|It hides in the cupboard|Bony dancer in the school lab
solitude|Being alone
squirrel|It hides nuts
starfish|It has five arms
stranger|One you don’t know
suitcase|It goes on holiday with you
sunlight|Plants need it
teaspoon|It stirs the cup
together|Not apart
tomorrow|It never comes
tortoise|It beat the hare
treasure|X marks it
triangle|It has three sides
ultimate|Last of all
umbrella|It goes up when the rain comes down
vertical|Straight up and down
wardrobe|Way into Narnia
windmill|It goes round on a breezy hill
adventure|It begins where the plan ends
beautiful|Lovely to look at
breakfast|First meal of the day
butterfly|It was once a caterpillar
carpenter|He works with wood
celebrate|Have a party
chocolate|It melts in the mouth
classroom|Pupils sit in it
crocodile|It has a big smile and many teeth
crossword|It has squares, and clues like this
detective|One who looks for clues
different|Not the same
dragonfly|Glittering flyer of the pond
furniture|Tables and chairs
invention|Edison had a bright one
invisible|Impossible to see
limousine|Very long car
marmalade|Oranges on toast
nightmare|Bad dream
orchestra|It plays under a baton
pineapple|Fruit with a spiky hat
passenger|One along for the ride
saxophone|Jazz player’s need
scarecrow|He stands in a field all day
september|School starts again in it
snowflake|No two are alike
spaghetti|Long pasta
submarine|It goes under water
telephone|It rings in the hall
telescope|Stargazer’s need
therefore|For that reason
vegetable|Carrot or pea
waterfall|River’s big jump
yesterday|The day before this
afternoon|Time between lunch and tea
apartment|Home on one floor of many
astronaut|One who floats at work
barricade|Barrier of piled-up furniture
blueberry|Small fruit for a muffin
boomerang|Stick that comes back|Gift that returns to the thrower
chameleon|Lizard that matches the curtains
character|Person in a novel
confident|Sure of yourself
dangerous|Far from safe
education|What schools provide
everybody|The whole crowd
fireplace|Room’s warm centre
fisherman|Teller of tales about size
gymnastic|Like a somersault
hamburger|Patty in a bun
hurricane|Wind with a name of its own
jellyfish|Transparent stinger
landscape|Painter’s view
librarian|One who says shush
nightfall|When the owls wake
operation|Surgeon’s work
porcupine|Animal that nobody strokes twice
raspberry|Red fruit, or a rude noise
satellite|Circler of the earth
sculpture|Art in the round
something|A certain thing
sometimes|Now and then
sunflower|Tall yellow head-turner
tangerine|Easy-peeling Christmas fruit
tradition|What has always been done
trapezoid|Four-sided shape, not quite square
treatment|Doctor’s plan
volunteer|One who works for thanks
whirlpool|Bathwater’s last spin
xylophone|Instrument that begins an alphabet’s end
`;

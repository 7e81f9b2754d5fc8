/** Themes of the house, the table and crafts. */
export const HOME = `
In the kitchen: kettle saucepan ladle whisk toaster fridge colander apron grater spatula oven teaspoon skillet larder
Breakfast table: cereal porridge toast marmalade kipper muesli pancake yoghurt omelette sausage butter coffee waffle crumpet
At the bakery: croissant baguette crumbs muffin flour crusty rolling bagel brioche sourdough pastry oven yeast pretzel
Cakes and puddings: sponge trifle crumble gateau brownie custard meringue eclair flapjack strudel tiramisu shortcake fudge tart
Fruit bowl: apple banana cherry mango peach apricot grape papaya tangerine lemon kiwi plum raspberry melon
Vegetable patch: carrot cabbage turnip parsnip leek marrow spinach courgette beetroot radish broccoli celery lettuce pumpkin
Cheese board: cheddar brie stilton gouda edam feta cracker grapes camembert parmesan chutney halloumi rind ricotta
Spices: cinnamon nutmeg ginger saffron paprika cumin turmeric clove cardamom pepper vanilla mustard aniseed chilli
Soup and stew: broth ladle lentil barley simmer dumpling goulash chowder noodle tureen pottage bisque crouton season
Pasta: spaghetti macaroni lasagne ravioli penne linguine fusilli gnocchi rigatoni orzo cannelloni vermicelli sauce farfalle
Tea time: teapot saucer scone biscuit kettle cream sugar doily infuse cosy sandwich assam crumpet strainer
Coffee house: espresso latte mocha barista grinder cappuccino froth beans roast filter aroma americano saucer macchiato
Sweet shop: toffee humbug sherbet liquorice fudge nougat lollipop bonbon caramel jelly mintcake marzipan praline peppermint
Ice cream: vanilla cone sundae sprinkles scoop wafer sorbet pistachio gelato topping strawberry parlour sauce cherry
Nuts and seeds: almond walnut cashew pecan hazelnut sesame pistachio sunflower peanut chestnut poppy linseed pumpkin coconut
Picnic: blanket hamper sandwich lemonade ants cutlery quiche flask basket cushion sunshine coleslaw meadow napkin
In the bathroom: shampoo towel mirror sponge soap toothpaste shower basin flannel bubbles slippers plughole comb bathrobe
Bedtime: pillow blanket pyjamas lullaby teddy slumber mattress story cocoa yawn snoring dream duvet hush
Living room: sofa carpet curtain cushion bookshelf fireplace armchair lamp vase footstool television ornament bureau clock
Up in the attic: trunk cobweb album rafters dusty suitcase rocking heirloom letters skylight chest toys gramophone mirror
Spring cleaning: duster bucket polish vacuum broom sponge scrub sparkle laundry mopping tidying detergent sweep shelves
Wash day: basket clothes pegs ironing spinner starch rinse soap hamper drying crease softener collar bubbles
Sewing box: needle thread thimble button scissors pattern ribbon bobbin zipper tweezers stitch tape velvet pincushion
Knitting: wool needles purl stitch jumper yarn pattern cable scarf mittens cardigan gauge ravel skein
Quilts and cloth: patchwork cotton linen velvet tartan corduroy muslin gingham denim calico flannel satin tweed border
Hats: bonnet beret bowler fedora trilby turban sombrero helmet boater panama beanie stetson tiara bearskin
Shoes: sandal slipper trainer boot clog loafer moccasin brogue stiletto lace buckle plimsoll espadrille heel
In the wardrobe: jacket trousers blouse waistcoat sweater hanger necktie dress overcoat socks cardigan kilt shirt gloves
Colours: crimson scarlet turquoise indigo violet magenta emerald amber maroon lilac khaki beige orange yellow
Paint box: easel canvas palette brush pastel portrait sketch gouache varnish acrylic sponge texture frame charcoal
Pottery: clay kiln glaze wheel vase slip thrown handle ceramic saucer fired pitcher potter terracotta
Carpenter's bench: hammer chisel mallet timber sawdust screw plane dovetail workbench vice sandpaper clamp varnish joint
Toolbox: spanner pliers wrench drill hacksaw ruler screws bolt mallet socket crowbar torch washer hinge
In the shed: spade rake trowel barrow flowerpot hose shears twine bucket ladder seeds compost mower dibber
Gardening: pruning weeding compost seedling digging planting trellis mulch hedge border watering greenhouse lawn turf
Musical instruments: violin trumpet clarinet piano cello flute guitar trombone harp oboe bassoon cymbal mandolin drum
Orchestra: conductor baton strings symphony overture rehearsal brass viola podium concerto timpani applause score tuning
Jazz club: saxophone swing trumpet rhythm improvise quartet blues solo piano drummer syncopate spotlight brass melody
Ballroom: waltz tango foxtrot partner rumba twirl sequin polka quickstep samba salsa orchestra graceful minuet
At the theatre: curtain stage costume prompter actor spotlight matinee balcony script applause scenery rehearse usher encore
Circus: juggler acrobat trapeze clown ringmaster unicycle tent tightrope popcorn balloon somersault drumroll sawdust stilts
Magic show: wand rabbit conjurer vanish curtain illusion cards assistant cloak audience silk mirror trick dove
Toy box: teddy marbles puppet yoyo skittles dolls kite blocks rattle jigsaw spinning trainset robot scooter
Party time: balloon candles present streamer invite music dancing cake games confetti guests whistle ribbon surprise
`;

/** The catalog texts of the scenes that the daily does not show. */
import type { ShelfScene } from './types';

export type SceneTexts = readonly [
  /** The color of the card while its image loads. */
  color: string,
  description: string,
];

export const SHELF_TEXTS: Record<ShelfScene, SceneTexts> = {
  bakery: [
    '#B5653F',
    'Loaves, plaits, pies and cakes behind the glass of a corner bakery, a bicycle and milk churns outside, and the lamp over its door.',
  ],
  library: [
    '#5A3A2A',
    'Two floors of books with no two backs alike, ladders that lean where somebody left them, a globe, an armchair, and a desk under its lamp.',
  ],
  toyshop: [
    '#3F8AC4',
    'Shelves of bears, ducks, robots and rocking horses, kites and aeroplanes under the ceiling, a train that goes round the floor, and a lamp over it all.',
  ],
  clockmaker: [
    '#2F6B70',
    'A wall of cuckoo clocks, sun clocks and tall case clocks, each with a time of its own; below them drawers, tools and wheels by an oil lamp.',
  ],
  dresser: [
    '#6B9AA8',
    'A painted dresser in the morning: plates with birds and fish on them, cups on hooks, teapots, jars and bottles, tiles behind, and an oil lamp among them.',
  ],
  quilts: [
    '#4F8F4F',
    'Quilts pieced from stars, stripes and tartans blow on their lines above hens, baskets and flowers; at the end of the garden stands a lamp.',
  ],
  balloons: [
    '#E0704F',
    'Striped, chequered and zigzag balloons over fields sewn together like a quilt, villages and orchards in them, and a lantern on the grass to come down by.',
  ],
  tulips: [
    '#C4206B',
    'Rows of tulips run together at the horizon, barges of flowers go by on the canal, and three windmills turn over people out for a ride.',
  ],
  skaters: [
    '#7A9AD0',
    'Stepped gables with snow on every step, a bridge full of people, sledges, dogs and a snowman, and everybody on the ice round one lamp.',
  ],
  reef: [
    '#2A6A94',
    'Corals like fans, pipes and trees, crabs and shells, jellyfish and a turtle, and a small submarine that looks about in it all with its lamp.',
  ],
  stamps: [
    '#8A4A8A',
    'Mountains, fish, teapots, lighthouses, camels and ships: a page of an album in which every stamp is a picture of its own, and one of them is lit.',
  ],
  threads: [
    '#8A5A3A',
    'Spools of every color, buttons by the hundred, ribbons, wool, beads, swatches and a cushion of pins, with the lamp that they are sorted by.',
  ],
  island: [
    '#2F5A78',
    'Hills, woods, fields and towns on an island with rivers through it, ships and sea serpents round it, a compass rose, and a lighthouse at its cape.',
  ],
  station: [
    '#2F6B5F',
    'A hall of iron and glass, two trains with somebody in every window, a kiosk, suitcases and balloons, and a lamp in the middle of the crowd.',
  ],
  glasshouse: [
    '#3F8A5A',
    'Palms under a glass roof, baskets of flowers, benches of pots, butterflies, a pond with lilies, and a lamp at the end of the tiled path.',
  ],
  fairground: [
    '#C4504F',
    'A great wheel with a color for every gondola, a carousel of horses, a helter-skelter and stalls of toys, and a lamp that holds up the bunting.',
  ],
  ferries: [
    '#1F6090',
    'Houses in all colors one above the other as far as the chapel, ferries, sails and rowing boats before them, and a lamp on the quay.',
  ],
  orchard: [
    '#B5602F',
    'Trees in every red and gold of the year, people on ladders, baskets, hens and a horse with a cart full of apples; a lantern stands in the leaves.',
  ],
  sweets: [
    '#8A2F4A',
    'Chocolates with swirls, jellies in sugar, striped drops and bonbons in foil, each in its paper cup, and a small lantern in the middle of the box.',
  ],
  castle: [
    '#6B4A8A',
    'Towers and flags on a rock, a road that winds up to the gate, a village, two bridges and a fair of striped tents, with a lamp by the river.',
  ],
  music: [
    '#9A5A6B',
    'Lutes, horns, flutes and guitars on the wall, a harp, a bass and a drum on the floor, notes all over the place, and a lamp on the piano.',
  ],
  umbrellas: [
    '#4F6480',
    'A square in the rain, seen from a roof: umbrellas striped, spotted and flowered, dogs in coats, a tram on its rails, and a lamp among them all.',
  ],
  kites: [
    '#2A8AB4',
    'Dragons, diamonds and squids on their strings, sails on the sea, striped huts and parasols on the sand, and a lamp on the promenade.',
  ],
  stained: [
    '#6A2F9A',
    'A rose in rings, flowers that climb between diamonds, a ship, a tree, a bird and a sun in leaded glass, and a red lamp on its chains.',
  ],
  doors: [
    '#D9703F',
    'A street seen flat: panels, planks and zigzags, fans of glass, cats and canaries behind the shutters, milk on the steps, and a lamp on the wall.',
  ],
  owls: [
    '#7A3F6B',
    'Owls with spectacles, scarves, hats and papers have met in an old tree; one in a wig speaks from a stump, and a lantern hangs over it all.',
  ],
  studio: [
    '#B5765A',
    'Pictures within a picture: framed, on easels and in a stack, with jars of brushes, tins, a palette and a plaster head under a lamp on its cord.',
  ],
  theatre: [
    '#A82F4A',
    'Curtains with gold fringes open on a sun of paper, a ship on curled waves and a dragon that breathes fire; a lantern stands by the footlights.',
  ],
  courtyard: [
    '#147A8A',
    'Tiles of stars and diamonds, carpets over a rail, orange trees in painted pots, tea on cushions, water in the middle and a lamp in the arch.',
  ],
  slopes: [
    '#5A84B4',
    'Skiers in every color leave their tracks on the snow, chairs go up past the peaks, sledges and a snowman stand about, and a lamp hangs at the hut.',
  ],
  parrots: [
    '#1F7A4A',
    'Leaves of every form over a green river, parrots and toucans on the boughs, monkeys, butterflies, a waterfall, and a canoe with a lantern at its bow.',
  ],
  caravan: [
    '#C4604F',
    'Camels in a row along the far dune, tents of striped cloth, palms, carpets rolled and laid out, jars and baskets, and a lantern on the sand.',
  ],
  koi: [
    '#1F7A84',
    'Koi in gold, white and red pass under lily pads and over their own shadows, stones lead across, maple leaves come down, and a lantern stands on a rock.',
  ],
  peacock: [
    '#1F5FC4',
    'A peacock has opened its fan from one edge of the garden to the other. Its hen is not looking, the chicks are, and a lamp stands among the roses.',
  ],
  dollhouse: [
    '#C4704F',
    'A house with its front taken off: bath, kitchen, nursery, stairs and cellar, every room in a paper of its own, toys under the roof, and a lamp over the table.',
  ],
  terraces: [
    '#7ABF4A',
    'Pools that hold the sky at dawn go down the hill in steps, with young rice and ripe rice in them, buffalo, herons, straw hats, and a lantern by the hut.',
  ],
  waterhole: [
    '#E0703A',
    'A low sun over the plain, elephants on their way, zebras and flamingos at the water, giraffes above them all, a lion who waits, and a lantern at the tent.',
  ],
  planets: [
    '#4A3A9A',
    'Seven painted planets go round a sun with a face, comets and rockets between them, walkers on their lines, and a lantern by the flag on the moon.',
  ],
  breakfast: [
    '#D4504F',
    'A table from above: waffles and toast, fruit in slices, cups of everything, forks and folded napkins on a woven cloth, and a lantern in the middle.',
  ],
  dragon: [
    '#C4303F',
    'A dragon of paper winds through a street on eight poles, under strings of lanterns and fireworks, with drums, people at every window, and a lamp that goes before it.',
  ],
  cats: [
    '#E8903A',
    'Cats curled up, stretched out, upside down and wide awake, no two cushions alike, wool that nobody plays with, mice that nobody minds, and a lamp on a stool.',
  ],
  carousel: [
    '#C4303F',
    'A carousel horse from nose to tail with jewels on its bridle and a blanket with fringes; mirrors, roses and two more horses behind it, and a lamp under the canopy.',
  ],
  butterflies: [
    '#2F7AD0',
    'Butterflies with open wings, beetles by the half dozen, labels in a small hand, a lens with something under it, and an oil lamp in the middle of the drawer.',
  ],
  galleon: [
    '#2A8094',
    'A galleon with painted sails in a high sea, its crew at the rail, a kraken who looks over the waves and has an arm everywhere, and the lantern at the stern.',
  ],
  sunflowers: [
    '#F2A82F',
    'Sunflowers nearer than any other, seed by seed, and rows of them as far as the farm; bees and finches, a white fence, and a lantern that stands on it.',
  ],
  undergrowth: [
    '#B5602F',
    'The ground under an oak in autumn, from as near as a beetle sees it: leaves of every red, acorns, cones, snails and hedgehogs, and a lantern that somebody left.',
  ],
  masks: [
    '#8A2F6B',
    'Masks with plumes, bells, flowers and whiskers hang on a papered wall, ribbons and beads between them, and the lamp that they are tried on by.',
  ],
  cacti: [
    '#E88A6A',
    'Cacti of seven kinds in pots that no two painters painted, tiles on every step, striped mesas in the window, a cat, and a lantern where a cactus might stand.',
  ],
  chess: [
    '#7A3A2A',
    'Carved kings, knights and pawns in the middle of their game, the taken ones beside the board, tea, a clock that waits, and an oil lamp to think by.',
  ],
  aurora: [
    '#2A6B8A',
    'Curtains of light over a bay between white peaks, cabins with every window lit, firs, boats, two reindeer before their sledge, and a lantern in the snow.',
  ],
  city: [
    '#5AA0C4',
    'A city seen aslant from above: towers in every color, gardens and pools on the roofs, cars, parks, boats under the bridges, and a lantern in the square.',
  ],
};

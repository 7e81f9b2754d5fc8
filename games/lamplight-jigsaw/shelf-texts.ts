/** What the catalogue says of the scenes that the daily does not show. */
import type { ShelfScene } from './types';

export type SceneTexts = readonly [
  /** Fills the card while its picture loads. */
  colour: string,
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
    'Spools of every colour, buttons by the hundred, ribbons, wool, beads, swatches and a cushion of pins, with the lamp that they are sorted by.',
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
    'A great wheel with a colour for every gondola, a carousel of horses, a helter-skelter and stalls of toys, and a lamp that holds up the bunting.',
  ],
  ferries: [
    '#1F6090',
    'Houses in all colours one above the other as far as the chapel, ferries, sails and rowing boats before them, and a lamp on the quay.',
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
    'Skiers in every colour leave their tracks on the snow, chairs go up past the peaks, sledges and a snowman stand about, and a lamp hangs at the hut.',
  ],
  parrots: [
    '#1F7A4A',
    'Leaves of every form over a green river, parrots and toucans on the boughs, monkeys, butterflies, a waterfall, and a canoe with a lantern at its bow.',
  ],
  caravan: [
    '#C4604F',
    'Camels in a row along the far dune, tents of striped cloth, palms, carpets rolled and laid out, jars and baskets, and a lantern on the sand.',
  ],
};

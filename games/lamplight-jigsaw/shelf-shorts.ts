/** One line for each scene that comes as a part, on its card and its start screen. */
import type { ShelfScene } from './types';

export const SHELF_SHORTS: Record<ShelfScene, string> = {
  bakery: 'A baker’s window, full before anybody is up.',
  library: 'Books to the ceiling, a gallery, a globe, a cat.',
  toyshop: 'Bears, boats, tops and a train round the floor.',
  clockmaker: 'Forty clocks, and no two of them agree.',
  dresser: 'Plates on their rims, cups on hooks, jam in jars.',
  quilts: 'Quilts on three lines, a hill behind, hens before.',
  balloons: 'Nine balloons over fields of every green.',
  tulips: 'Tulips in stripes as far as the mills.',
  skaters: 'A whole town on skates under snowy gables.',
  reef: 'Corals, fish by the hundred, and a lamp on a bow.',
  stamps: 'A page of stamps, every one a small picture.',
  threads: 'Spools, buttons, ribbons and pins, each in a tray.',
  island: 'Woods, towns, sea serpents and a lighthouse.',
  station: 'Two trains, a great clock, everybody on the way.',
  glasshouse: 'Palms, baskets and lilies behind a thousand panes.',
  fairground: 'The great wheel, a carousel and striped stalls.',
  ferries: 'A town stacked up its hill, and ferries below.',
  orchard: 'Red and gold trees, ladders, a cart of apples.',
  sweets: 'Chocolates, drops and jellies, two rows at a time.',
  castle: 'Towers, flags, and a road that winds up to them.',
  music: 'Fiddles, horns, a harp and a piano with its lid up.',
};

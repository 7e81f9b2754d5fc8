/** The editions of the catalogue, as play knows them: the daily, and one for every scene. */
import type { SceneKey } from './types';

export interface EditionName {
  slug: string;
  title: string;
  descriptionShort: string;
  /** Null for the daily. */
  scene: SceneKey | null;
}

/** In the order of the shelf; a name makes the slug, which is for ever. */
const NAMES: readonly (readonly [name: string, scene: SceneKey, descriptionShort: string])[] = [
  ['Cobble Street', 'street', 'Crooked houses, wet cobbles and one lamp at the corner.'],
  ['Boats at Rest', 'harbour', 'A little port after sunset, its lights long on the water.'],
  ['Star Watch', 'observatory', 'A dome on a hill, and a sky full of figures.'],
  ['Paper Moons', 'garden', 'A garden party of lanterns, just before the guests.'],
  ['Evening Train', 'viaduct', 'Lit carriages on a tall bridge, a valley below.'],
  ['Fox by Lantern', 'forest', 'A fox carries a lantern home between tall trunks.'],
  ['Night Market', 'market', 'Striped awnings, hanging lights, pears by the crate.'],
  ['Tall Light', 'lighthouse', 'Paper waves, a striped tower, a sail that comes home.'],
  ['Five in the Morning', 'bakery', 'A baker’s window, full before anybody is up.'],
  ['Library Ladders', 'library', 'Books to the ceiling, a gallery, a globe, a cat.'],
  ['Toy Shop', 'toyshop', 'Bears, boats, tops and a train round the floor.'],
  ['Clockmaker', 'clockmaker', 'Forty clocks, and no two of them agree.'],
  ['Kitchen Dresser', 'dresser', 'Plates on their rims, cups on hooks, jam in jars.'],
  ['Washing Day', 'quilts', 'Quilts on three lines, a hill behind, hens before.'],
  ['Balloons at Nine', 'balloons', 'Nine balloons over fields of every green.'],
  ['Tulips and Mills', 'tulips', 'Tulips in stripes as far as the mills.'],
  ['Frozen Canal', 'skaters', 'A whole town on skates under snowy gables.'],
  ['Submarine and Reef', 'reef', 'Corals, fish by the hundred, and a lamp on a bow.'],
  ['Stamp Album', 'stamps', 'A page of stamps, every one a small picture.'],
  ['Sewing Drawer', 'threads', 'Spools, buttons, ribbons and pins, each in a tray.'],
  ['Map of an Island', 'island', 'Woods, towns, sea serpents and a lighthouse.'],
  ['Morning Express', 'station', 'Two trains, a great clock, everybody on the way.'],
  ['Palm House', 'glasshouse', 'Palms, baskets and lilies behind a thousand panes.'],
  ['At the Fair', 'fairground', 'The great wheel, a carousel and striped stalls.'],
  ['Ferries at Noon', 'ferries', 'A town stacked up its hill, and ferries below.'],
  ['Apple Harvest', 'orchard', 'Red and gold trees, ladders, a cart of apples.'],
  ['Box of Sweets', 'sweets', 'Chocolates, drops and jellies, two rows at a time.'],
  ['Castle Road', 'castle', 'Towers, flags, and a road that winds up to them.'],
  ['Music Room', 'music', 'Fiddles, horns, a harp and a piano with its lid up.'],
];

export const EDITION_NAMES: readonly EditionName[] = [
  {
    slug: 'lamplight-jigsaw',
    title: 'Lamplight Jigsaw',
    descriptionShort: 'A new picture every evening. The last piece lights its lamp.',
    scene: null,
  },
  ...NAMES.map(([name, scene, descriptionShort]) => ({
    slug: `lamplight-jigsaw-${name.toLowerCase().replaceAll(' ', '-')}`,
    title: `Lamplight Jigsaw: ${name}`,
    descriptionShort,
    scene,
  })),
];

/** The editions as needed for play: the daily, and one for every scene. */
import type { SceneKey } from './types';

export interface EditionName {
  slug: string;
  title: string;
  /** The short description. Empty if the scene's part contains it, because other pages do not need it. */
  descriptionShort: string;
  /** The scene, or null for the daily. */
  scene: SceneKey | null;
}

/** The names in the order of the shelf. The slug is derived from the name, so a name must never change. */
const NAMES: readonly (readonly [name: string, scene: SceneKey, descriptionShort?: string])[] = [
  ['Cobble Street', 'street', 'Crooked houses, wet cobbles and one lamp at the corner.'],
  ['Boats at Rest', 'harbour', 'A little port after sunset, its lights long on the water.'],
  ['Star Watch', 'observatory', 'A dome on a hill, and a sky full of figures.'],
  ['Paper Moons', 'garden', 'A garden party of lanterns, just before the guests.'],
  ['Evening Train', 'viaduct', 'Lit carriages on a tall bridge, a valley below.'],
  ['Fox by Lantern', 'forest', 'A fox carries a lantern home between tall trunks.'],
  ['Night Market', 'market', 'Striped awnings, hanging lights, pears by the crate.'],
  ['Tall Light', 'lighthouse', 'Paper waves, a striped tower, a sail that comes home.'],
  ['Five in the Morning', 'bakery'],
  ['Library Ladders', 'library'],
  ['Toy Shop', 'toyshop'],
  ['Clockmaker', 'clockmaker'],
  ['Kitchen Dresser', 'dresser'],
  ['Washing Day', 'quilts'],
  ['Balloons at Nine', 'balloons'],
  ['Tulips and Mills', 'tulips'],
  ['Frozen Canal', 'skaters'],
  ['Submarine and Reef', 'reef'],
  ['Stamp Album', 'stamps'],
  ['Sewing Drawer', 'threads'],
  ['Map of an Island', 'island'],
  ['Morning Express', 'station'],
  ['Palm House', 'glasshouse'],
  ['At the Fair', 'fairground'],
  ['Ferries at Noon', 'ferries'],
  ['Apple Harvest', 'orchard'],
  ['Box of Sweets', 'sweets'],
  ['Castle Road', 'castle'],
  ['Music Room', 'music'],
  ['Umbrellas', 'umbrellas'],
  ['Kite Day', 'kites'],
  ['Stained Glass', 'stained'],
  ['Doors and Shutters', 'doors'],
  ['Parliament of Owls', 'owls'],
  ['Painting Room', 'studio'],
  ['Toy Theatre', 'theatre'],
  ['Court of Tiles', 'courtyard'],
  ['Winter Hut', 'slopes'],
  ['River of Parrots', 'parrots'],
  ['Caravan at Dawn', 'caravan'],
  ['Koi Pond', 'koi'],
  ['The Peacock', 'peacock'],
  ['House With No Front', 'dollhouse'],
  ['Rice Terraces', 'terraces'],
  ['Water Hole', 'waterhole'],
  ['Seven Planets', 'planets'],
  ['Breakfast for Six', 'breakfast'],
  ['Paper Dragon', 'dragon'],
  ['Cats on Cushions', 'cats'],
  ['Carousel Horse', 'carousel'],
  ['Butterfly Drawer', 'butterflies'],
  ['Galleon and Kraken', 'galleon'],
  ['Sunflowers', 'sunflowers'],
  ['Under the Oak', 'undergrowth'],
  ['Carnival Masks', 'masks'],
  ['Cactus Shelf', 'cacti'],
  ['Chess at Night', 'chess'],
  ['Northern Lights', 'aurora'],
  ['City of Blocks', 'city'],
];

export const EDITION_NAMES: readonly EditionName[] = [
  {
    slug: 'lamplight-jigsaw',
    title: 'Lamplight Jigsaw',
    descriptionShort: 'A new picture every evening. The last piece lights its lamp.',
    scene: null,
  },
  ...NAMES.map(([name, scene, descriptionShort = '']) => ({
    slug: `lamplight-jigsaw-${name.toLowerCase().replaceAll(' ', '-')}`,
    title: `Lamplight Jigsaw: ${name}`,
    descriptionShort,
    scene,
  })),
];

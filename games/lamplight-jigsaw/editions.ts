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

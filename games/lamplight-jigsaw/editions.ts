/** What the catalogue says of each edition: the daily, and one for every scene. */
import type { SceneKey } from './types';

interface EditionTexts {
  slug: string;
  title: string;
  scene: SceneKey | null;
  /** The night of the catalogue's card. */
  colour: string;
  description: string;
  descriptionShort: string;
  instructions: string;
}

const HOW =
  'Drag pieces from the tray onto the table, or tap a piece and then its place. A piece that is put near to where it belongs goes there by itself; pieces that join move together. Two fingers or the wheel zoom. With keys: arrows choose a piece, Enter lifts it, arrows carry it from place to place, Shift with an arrow by a small step, R turns it where pieces are turned, Enter puts it down.';

const edition = (
  name: string,
  scene: SceneKey,
  colour: string,
  descriptionShort: string,
  description: string,
): EditionTexts => ({
  slug: `lamplight-jigsaw-${name.toLowerCase().replaceAll(' ', '-')}`,
  title: `Lamplight Jigsaw: ${name}`,
  scene,
  colour,
  descriptionShort,
  description: `${description} The picture is made anew for every puzzle: 24, 54, 96 or 150 pieces, straight or turned.`,
  instructions: HOW,
});

export const EDITION_TEXTS: readonly EditionTexts[] = [
  {
    slug: 'lamplight-jigsaw',
    title: 'Lamplight Jigsaw',
    scene: null,
    colour: '#7A3D20',
    description:
      'A new picture every evening, the same for everyone, cut into more pieces from Monday to Sunday; at the weekend they lie turned. Streets, harbours, forests and night trains, each with one lamp in it that is lit by your last piece. And as many pictures more as you like, up to 150 pieces.',
    descriptionShort: 'A new picture every evening. The last piece lights its lamp.',
    instructions: HOW,
  },
  edition(
    'Cobble Street',
    'street',
    '#2B3F8A',
    'Crooked houses, wet cobbles and one lamp at the corner.',
    'Crooked gables, washing lines and lit windows over wet cobbles, and a street lamp that waits for its last piece.',
  ),
  edition(
    'Boats at Rest',
    'harbour',
    '#1F4F7A',
    'A little port after sunset, its lights long on the water.',
    'A little port after sunset: sails taken in, nets hung up, every lit window drawn long on the water.',
  ),
  edition(
    'Star Watch',
    'observatory',
    '#3A2F7E',
    'A dome on a hill, and a sky full of figures.',
    'A dome on a hill with its shutter open, and over it a sky of constellations, comets and paper clouds.',
  ),
  edition(
    'Paper Moons',
    'garden',
    '#1F5A44',
    'A garden party of lanterns, just before the guests.',
    'Lanterns strung through a garden at dusk, moths about them, flower beds in rows and a pond that has all of it twice.',
  ),
  edition(
    'Evening Train',
    'viaduct',
    '#7A3550',
    'Lit carriages on a tall bridge, a valley below.',
    'A small train with all its windows lit crosses a tall bridge; below are a river, fields and the roofs of a village.',
  ),
  edition(
    'Fox by Lantern',
    'forest',
    '#8A4A1F',
    'A fox carries a lantern home between tall trunks.',
    'A fox carries a lantern home between tall trunks, past mushrooms, ferns and a good many eyes.',
  ),
  edition(
    'Night Market',
    'market',
    '#8A2F3A',
    'Striped awnings, hanging lights, pears by the crate.',
    'Striped awnings and hanging lights, crates of pears and pumpkins, bunting from roof to roof.',
  ),
  edition(
    'Tall Light',
    'lighthouse',
    '#1B5F6B',
    'Paper waves, a striped tower, a sail that comes home.',
    'Wave upon paper wave, a striped tower on its rock, and far out a sail that comes home by its beam.',
  ),
];

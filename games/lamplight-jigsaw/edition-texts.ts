/** The catalog texts of each edition, which the game itself does not need. */
import type { DailyScene, SceneKey } from './types';
import type { EditionName } from './editions';
import { SHELF_SHORTS } from './shelf-shorts';
import { SHELF_TEXTS, type SceneTexts } from './shelf-texts';

export interface EditionTexts {
  color: string;
  description: string;
  descriptionShort: string;
  instructions: string;
}

const HOW =
  'Drag pieces from the tray onto the table, or tap a piece and then its place. A piece that is put near to where it belongs goes there by itself; pieces that join move together. Two fingers or the wheel zoom. With keys: arrows choose a piece, Enter lifts it, arrows carry it from place to place, Shift with an arrow by a small step, R turns it where pieces are turned, Enter puts it down.';

const DAILY: Omit<EditionTexts, 'descriptionShort'> = {
  color: '#7A3D20',
  description:
    'A new picture every evening, the same for everyone, cut into more pieces from Monday to Sunday; at the weekend they lie turned. Streets, harbors, forests and night trains, each with one lamp in it that is lit by your last piece. And as many pictures more as you like, up to 150 pieces.',
  instructions: HOW,
};

const DAILY_SCENE_TEXTS: Record<DailyScene, SceneTexts> = {
  street: [
    '#2B3F8A',
    'Crooked gables, washing lines and lit windows over wet cobbles, and a street lamp that waits for its last piece.',
  ],
  harbour: [
    '#1F4F7A',
    'A little port after sunset: sails taken in, nets hung up, every lit window drawn long on the water.',
  ],
  observatory: [
    '#3A2F7E',
    'A dome on a hill with its shutter open, and over it a sky of constellations, comets and paper clouds.',
  ],
  garden: [
    '#1F5A44',
    'Lanterns strung through a garden at dusk, moths about them, flower beds in rows and a pond that has all of it twice.',
  ],
  viaduct: [
    '#7A3550',
    'A small train with all its windows lit crosses a tall bridge; below are a river, fields and the roofs of a village.',
  ],
  forest: [
    '#8A4A1F',
    'A fox carries a lantern home between tall trunks, past mushrooms, ferns and a good many eyes.',
  ],
  market: [
    '#8A2F3A',
    'Striped awnings and hanging lights, crates of pears and pumpkins, bunting from roof to roof.',
  ],
  lighthouse: [
    '#1B5F6B',
    'Wave upon paper wave, a striped tower on its rock, and far out a sail that comes home by its beam.',
  ],
};

const TEXTS: Record<SceneKey, SceneTexts> = { ...DAILY_SCENE_TEXTS, ...SHELF_TEXTS };

const SHORT_TEXTS: Partial<Record<SceneKey, string>> = SHELF_SHORTS;

/** Returns the texts of an edition. */
export function editionTextsOf({ scene, descriptionShort }: EditionName): EditionTexts {
  if (scene === null) return { ...DAILY, descriptionShort };
  const [color, description] = TEXTS[scene];
  return {
    color,
    description: `${description} The picture is made anew for every puzzle: 24, 54, 96 or 150 pieces, straight or turned.`,
    descriptionShort: descriptionShort || SHORT_TEXTS[scene]!,
    instructions: HOW,
  };
}

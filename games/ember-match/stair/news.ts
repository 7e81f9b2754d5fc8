/** Finds the new elements of a step, which are explained before it starts. */
import { PIECE } from '../config';
import type { Placed } from '../picture';
import { STEPS } from './steps';

export interface StepNews {
  name: string;
  says: string;
  /** The piece to draw in the center, as in `pictureOf`. Null for frost, which the style sheet draws. */
  piece: Placed | null;
}

const SIGNS: Readonly<Record<string, StepNews>> = {
  f: { name: 'Frost', says: 'Embers that burn on it thaw it.', piece: null },
  F: { name: 'Thick frost', says: 'It takes two burnings to thaw.', piece: null },
  c: { name: 'Crate', says: 'Burn beside it to break it.', piece: [PIECE.crate, 1, 1, 1] },
  C: { name: 'Braced crate', says: 'It takes two blows.', piece: [PIECE.crate, 2, 1, 1] },
  L: { name: 'Lantern', says: 'Burn beside it to light it.', piece: [PIECE.lantern, 0, 1, 1] },
  k: { name: 'Kettle', says: 'Bring it down to the bottom of its column.', piece: [PIECE.kettle, 0, 1, 1] },
  x: {
    name: 'Chained ember',
    says: 'It stays put; burn it once to free it.',
    piece: [3, 0, 1, 1, 'chained'],
  },
};
const SIXTH: StepNews = { name: 'A sixth color', says: 'Plums fall here too.', piece: [5, 0, 1, 1] };
const FIVE = 5;

const signsOf = (step: number): Set<string> => {
  const { layout, kinds } = STEPS[step]!;
  const signs = new Set((layout ?? []).join(''));
  if (kinds > FIVE) signs.add('6');
  return signs;
};

/** Returns the elements of a step that no earlier step has. */
export function findStepNews(step: number): StepNews[] {
  const knownSigns = new Set(STEPS.slice(0, step).flatMap((_, before) => [...signsOf(before)]));
  return [...signsOf(step)].flatMap((sign) => {
    const news = sign === '6' ? SIXTH : SIGNS[sign];
    return news && !knownSigns.has(sign) ? [news] : [];
  });
}

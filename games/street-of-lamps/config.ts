/** The tuning values: the sizes, the cost of help. */
import type { ModeKey, Plan } from './types';

/** The minimum time per cell in ms. Nobody solves and presses cells faster over a complete board. */
export const MIN_MS_PER_CELL = 200;
export const MAX_SIZE = 10;

export const MODE_LABELS: Record<ModeKey, string> = { easy: 'Easy', medium: 'Medium', hard: 'Hard' };

export const SIZES: Readonly<Record<Plan, Readonly<Record<ModeKey, number>>>> = {
  lamps: { easy: 7, medium: 8, hard: 9 },
  mosaic: { easy: 7, medium: 9, hard: 10 },
  skies: { easy: 6, medium: 8, hard: 10 },
  camping: { easy: 6, medium: 8, hard: 10 },
  stars: { easy: 6, medium: 7, hard: 9 },
  water: { easy: 6, medium: 8, hard: 9 },
  thermometers: { easy: 6, medium: 8, hard: 9 },
  fireflies: { easy: 7, medium: 8, hard: 9 },
  fleet: { easy: 7, medium: 8, hard: 10 },
  shutters: { easy: 6, medium: 8, hard: 9 },
  views: { easy: 6, medium: 7, hard: 9 },
  rooms: { easy: 6, medium: 8, hard: 9 },
  tide: { easy: 6, medium: 7, hard: 8 },
  moles: { easy: 6, medium: 7, hard: 9 },
  swans: { easy: 6, medium: 8, hard: 9 },
  grotto: { easy: 6, medium: 8, hard: 9 },
  ivy: { easy: 6, medium: 7, hard: 8 },
  beds: { easy: 6, medium: 8, hard: 9 },
  panes: { easy: 6, medium: 8, hard: 10 },
  market: { easy: 5, medium: 6, hard: 8 },
};

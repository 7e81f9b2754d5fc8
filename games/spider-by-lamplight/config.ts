/** The editions, and the names of their modes. */
import { findEdition } from '../kit/shell/editions';
import { CELLS } from './editions/cells';
import type { Edition } from './editions/edition';
import { SPIDERS } from './editions/spiders';
import { STOCKS } from './editions/stocks';
import { TAKERS } from './editions/takers';
import type { ModeKey } from './types';

export type { Edition } from './editions/edition';

export const MODE_LABELS: Record<ModeKey, string> = {
  classic: 'Classic',
  'one-suit': 'One suit',
  'two-suits': 'Two suits',
  'four-suits': 'Four suits',
};

export const EDITIONS: readonly Edition[] = [...SPIDERS, ...CELLS, ...STOCKS, ...TAKERS];

/** Returns the edition with a catalog keyword, or null for an unknown keyword. */
export const editionOf = (keyword: string) => findEdition(EDITIONS, keyword);

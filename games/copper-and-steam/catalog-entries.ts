/** The catalog entries of Copper & Steam. */
import { GENRE_IDS } from '@/lib/domain/games/genre-ids';
import { createCatalogEntries } from '../kit/catalog-entry';
import { EDITIONS, MODE_LABELS } from './config';
import { KNOWN_NAMES } from './known-names';
import type { Plan } from './types';

const COLORS: Readonly<Record<Plan, string>> = {
  plain: '#84451F',
  round: '#1F5A66',
  two: '#2B5586',
  gear: '#4E3F78',
};

export const COPPER_AND_STEAM_ENTRIES = createCatalogEntries(
  'copper-and-steam',
  KNOWN_NAMES,
  EDITIONS,
  (edition) => ({
    genres: [GENRE_IDS.PUZZLE, GENRE_IDS.BRAIN],
    highlightColor: COLORS[edition.plan],
    publishedOn: '2026-11-22',
    labels: MODE_LABELS,
  }),
);

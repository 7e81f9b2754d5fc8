/** The catalog entries of Copper Rally. */
import { GENRE_IDS } from '@/lib/domain/games/genre-ids';
import { createCatalogEntries } from '../kit/catalog-entry';
import { EDITIONS, labelOf } from './config';
import { KNOWN_NAMES } from './known-names';

export const COPPER_RALLY_ENTRIES = createCatalogEntries(
  'copper-rally',
  KNOWN_NAMES,
  EDITIONS,
  (edition) => ({
    genres: [GENRE_IDS.RACING, GENRE_IDS.ACTION],
    highlightColor: edition.highlightColor,
    publishedOn: '2026-11-23',
    labels: Object.fromEntries(edition.modes.map((mode) => [mode, labelOf(edition.world, mode)])),
  }),
);

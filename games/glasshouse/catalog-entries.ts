/** The catalog entries of Glasshouse. */
import { GENRE_IDS } from '@/lib/domain/games/genre-ids';
import { createCatalogEntries } from '../kit/catalog-entry';
import { EDITIONS, MODE_LABELS } from './config';
import { KNOWN_NAMES } from './known-names';

export const GLASSHOUSE_ENTRIES = createCatalogEntries('glasshouse', KNOWN_NAMES, EDITIONS, (edition) => ({
  genres: [GENRE_IDS.MATCHING, GENRE_IDS.BRAIN],
  highlightColor: edition.highlightColor,
  publishedOn: '2026-11-22',
  labels: MODE_LABELS,
}));

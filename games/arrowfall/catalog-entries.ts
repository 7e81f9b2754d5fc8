/** The catalog entries of Arrowfall. */
import { GENRE_IDS } from '@/lib/domain/games/genre-ids';
import { rankByMost, createCatalogEntries } from '../kit/catalog-entry';
import { EDITIONS } from './config';
import { KNOWN_NAMES } from './known-names';

export const ARROWFALL_ENTRIES = createCatalogEntries('arrowfall', KNOWN_NAMES, EDITIONS, (edition) => ({
  genres: [GENRE_IDS.SHOOTING, GENRE_IDS.SPORTS],
  highlightColor: edition.highlightColor,
  publishedOn: '2026-11-23',
  labels: edition.modeLabels,
  ranking: rankByMost('Points'),
}));

/** The catalog entries of Knight’s Table. */
import { GENRE_IDS } from '@/lib/domain/games/genre-ids';
import { rankByMost, createCatalogEntries } from '../kit/catalog-entry';
import { EDITIONS, MODE_LABELS } from './config';
import { KNOWN_NAMES } from './known-names';

export const KNIGHTS_TABLE_ENTRIES = createCatalogEntries(
  'knights-table',
  KNOWN_NAMES,
  EDITIONS,
  (edition) => ({
    genres: [GENRE_IDS.CARD_AND_BOARD, GENRE_IDS.BRAIN],
    highlightColor: edition.highlightColor,
    publishedOn: '2026-11-24',
    labels: MODE_LABELS,
    ranking: rankByMost('Points'),
  }),
);

/** The catalog entries of Bubble Orchard. */
import { GENRE_IDS } from '@/lib/domain/games/genre-ids';
import { rankByMost, createCatalogEntries, OWN_FILES } from '../kit/catalog-entry';
import { EDITIONS, MODE_LABELS } from './config';
import { KNOWN_NAMES } from './known-names';

export const BUBBLE_ORCHARD_ENTRIES = createCatalogEntries('bubble-orchard', KNOWN_NAMES, EDITIONS, () => ({
  genres: [GENRE_IDS.SHOOTING, GENRE_IDS.MATCHING],
  highlightColor: '#2F7A4A',
  publishedOn: '2026-11-21',
  labels: MODE_LABELS,
  ranking: rankByMost('Points'),
  files: OWN_FILES,
  isFeatured: true,
}));

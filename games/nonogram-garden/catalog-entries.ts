/** The catalog entries of Nonogram Garden. */
import { GENRE_IDS } from '@/lib/domain/games/genre-ids';
import { createCatalogEntries, OWN_FILES } from '../kit/catalog-entry';
import { EDITIONS, MODE_LABELS } from './config';
import { KNOWN_NAMES } from './known-names';

export const NONOGRAM_GARDEN_ENTRIES = createCatalogEntries('nonogram-garden', KNOWN_NAMES, EDITIONS, () => ({
  genres: [GENRE_IDS.BRAIN, GENRE_IDS.PUZZLE],
  highlightColor: '#1F5A44',
  publishedOn: '2026-11-21',
  labels: MODE_LABELS,
  files: OWN_FILES,
  isFeatured: true,
}));

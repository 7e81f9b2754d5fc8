/** The catalog entries of Rooftop Cats. */
import { GENRE_IDS } from '@/lib/domain/games/genre-ids';
import { rankByMost, createCatalogEntries, OWN_FILES } from '../kit/catalog-entry';
import { EDITIONS, MODE_LABELS } from './config';
import { KNOWN_NAMES } from './known-names';

export const ROOFTOP_CATS_ENTRIES = createCatalogEntries('rooftop-cats', KNOWN_NAMES, EDITIONS, () => ({
  genres: [GENRE_IDS.ACTION],
  highlightColor: '#3C3A86',
  publishedOn: '2026-11-21',
  labels: MODE_LABELS,
  ranking: rankByMost('Points'),
  files: OWN_FILES,
  isFeatured: true,
}));

/** The catalog entries of Block Attic: the endless floor and Packing Day. */
import { GENRE_IDS } from '@/lib/domain/games/genre-ids';
import { rankByMost, createCatalogEntries } from '../kit/catalog-entry';
import { ATTIC, EDITIONS, MODE_LABELS } from './config';
import { KNOWN_NAMES } from './known-names';

export const BLOCK_ATTIC_ENTRIES = createCatalogEntries('block-attic', KNOWN_NAMES, EDITIONS, (edition) => ({
  ...(edition.slug === ATTIC.slug
    ? {
        genres: [GENRE_IDS.PUZZLE],
        highlightColor: '#74462A',
        ranking: rankByMost('Points'),
        isFeatured: true,
      }
    : { genres: [GENRE_IDS.PUZZLE, GENRE_IDS.BRAIN], highlightColor: '#147075' }),
  publishedOn: '2026-11-22',
  labels: MODE_LABELS,
}));

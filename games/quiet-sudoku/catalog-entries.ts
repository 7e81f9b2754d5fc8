/** The catalog entries of Quiet Sudoku. */
import { GENRE_IDS } from '@/lib/domain/games/genre-ids';
import { createCatalogEntries, WIDE_FILES } from '../kit/catalog-entry';
import { EDITIONS, MODE_LABELS } from './config';
import { KNOWN_NAMES } from './known-names';
import { VARIANT_COLORS } from './colors';

export const QUIET_SUDOKU_ENTRIES = createCatalogEntries(
  'quiet-sudoku',
  KNOWN_NAMES,
  EDITIONS,
  (edition) => ({
    genres: [GENRE_IDS.BRAIN, GENRE_IDS.PUZZLE],
    highlightColor: VARIANT_COLORS[edition.variant],
    publishedOn: '2026-11-21',
    labels: MODE_LABELS,
    image: edition.variant,
    // The file names of the wide images of the oldest edition do not contain an edition.
    files: edition.isDaily ? WIDE_FILES : { phone: `${edition.variant}-tall` },
    isFeatured: edition.isDaily,
  }),
);

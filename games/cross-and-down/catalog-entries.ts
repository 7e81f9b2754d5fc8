/** The catalog entries of Cross & Down. */
import { GENRE_IDS } from '@/lib/domain/games/genre-ids';
import { createCatalogEntries, OWN_FILES } from '../kit/catalog-entry';
import { EDITIONS, MODE_LABELS } from './config';
import { KNOWN_NAMES } from './known-names';

export const CROSS_AND_DOWN_ENTRIES = createCatalogEntries(
  'cross-and-down',
  KNOWN_NAMES,
  EDITIONS,
  (edition) => ({
    genres: [GENRE_IDS.WORD, GENRE_IDS.BRAIN],
    highlightColor: edition.color,
    publishedOn: '2026-11-21',
    labels: MODE_LABELS,
    files: edition.isDaily ? OWN_FILES : { phone: `${edition.slug}-tall` },
    isFeatured: edition.isDaily,
  }),
);

/** The catalog entries of Marlow Attic and Marlow Hall. */
import { GENRE_IDS } from '@/lib/domain/games/genre-ids';
import { createCatalogEntries, OWN_FILES } from '../kit/catalog-entry';
import { EDITIONS, MODE_LABELS } from './config';
import { KNOWN_NAMES } from './known-names';

export const MARLOW_ATTIC_ENTRIES = createCatalogEntries(
  'marlow-attic',
  KNOWN_NAMES,
  EDITIONS,
  (edition) => ({
    genres: [GENRE_IDS.HIDDEN_OBJECT],
    highlightColor: edition.isDaily ? '#54376C' : '#5A3A24',
    publishedOn: '2026-11-21',
    labels: MODE_LABELS,
    files: edition.isDaily ? OWN_FILES : { phone: `${edition.slug}-tall` },
    isFeatured: edition.isDaily,
  }),
);

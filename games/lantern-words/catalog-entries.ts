/** The catalog entries of Lantern Words. */
import { GENRE_IDS } from '@/lib/domain/games/genre-ids';
import { createCatalogEntries, OWN_FILES } from '../kit/catalog-entry';
import { EDITIONS, MODE_LABELS, type Listing } from './config';
import { KNOWN_NAMES } from './known-names';

const COLORS: Readonly<Record<Listing, string>> = {
  words: '#213F8A',
  tangled: '#5A2F78',
  first: '#1C5F66',
  consonants: '#7A3226',
};

export const LANTERN_WORDS_ENTRIES = createCatalogEntries(
  'lantern-words',
  KNOWN_NAMES,
  EDITIONS,
  (edition) => ({
    genres: [GENRE_IDS.WORD, GENRE_IDS.BRAIN],
    highlightColor: COLORS[edition.listing],
    publishedOn: '2026-11-21',
    labels: MODE_LABELS,
    files: edition.isDaily ? OWN_FILES : { phone: `${edition.slug}-tall` },
    isFeatured: edition.isDaily,
  }),
);

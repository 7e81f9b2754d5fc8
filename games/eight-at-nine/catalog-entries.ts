/** The catalog entries of Eight at Nine. */
import { GENRE_IDS } from '@/lib/domain/games/genre-ids';
import { rankByMost, createCatalogEntries } from '../kit/catalog-entry';
import { EDITIONS, MODE_LABELS } from './config';
import { KNOWN_NAMES } from './known-names';

export const EIGHT_AT_NINE_ENTRIES = createCatalogEntries(
  'eight-at-nine',
  KNOWN_NAMES,
  EDITIONS,
  (edition) => ({
    genres: [GENRE_IDS.SPORTS],
    highlightColor: edition.highlightColor,
    publishedOn: '2026-11-24',
    labels: MODE_LABELS,
    ranking: rankByMost('Points'),
  }),
);

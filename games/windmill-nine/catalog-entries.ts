/** The catalog entries of Windmill Nine. */
import { GENRE_IDS } from '@/lib/domain/games/genre-ids';
import { rankByFewest, createCatalogEntries } from '../kit/catalog-entry';
import { EDITIONS, MODE_LABELS } from './config';
import { KNOWN_NAMES } from './known-names';

export const WINDMILL_NINE_ENTRIES = createCatalogEntries(
  'windmill-nine',
  KNOWN_NAMES,
  EDITIONS,
  (edition) => ({
    genres: [GENRE_IDS.SPORTS, GENRE_IDS.PUZZLE],
    highlightColor: edition.highlightColor,
    publishedOn: '2026-11-22',
    labels: MODE_LABELS,
    ranking: rankByFewest('Strokes'),
  }),
);

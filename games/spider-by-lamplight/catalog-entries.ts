/** The catalog entries of Spider by Lamplight and its editions. */
import { GENRE_IDS } from '@/lib/domain/games/genre-ids';
import { createCatalogEntries } from '../kit/catalog-entry';
import { EDITIONS, MODE_LABELS } from './config';
import { KNOWN_NAMES } from './known-names';
import { FELTS } from '../kit/cards/felts';

export const SPIDER_BY_LAMPLIGHT_ENTRIES = createCatalogEntries(
  'spider-by-lamplight',
  KNOWN_NAMES,
  EDITIONS,
  (edition) => ({
    genres: [GENRE_IDS.CARD_AND_BOARD],
    highlightColor: FELTS[edition.felt].middle,
    publishedOn: '2026-11-23',
    labels: MODE_LABELS,
    isFeatured: edition === EDITIONS[0],
  }),
);

/** The catalog entries of Domino Parlour. */
import { GENRE_IDS } from '@/lib/domain/games/genre-ids';
import { rankByMost, createCatalogEntries } from '../kit/catalog-entry';
import { EDITIONS, MODE_LABELS } from './config';
import { KNOWN_NAMES } from './known-names';
import { PATIENCE } from './patience/config';

export const DOMINO_PARLOUR_ENTRIES = createCatalogEntries(
  'domino-parlour',
  KNOWN_NAMES,
  [...EDITIONS, PATIENCE],
  (edition) => ({
    highlightColor: edition.highlightColor,
    publishedOn: '2026-11-24',
    labels: MODE_LABELS,
    ...(edition === PATIENCE
      ? { genres: [GENRE_IDS.CARD_AND_BOARD, GENRE_IDS.PUZZLE] }
      : { genres: [GENRE_IDS.CARD_AND_BOARD, GENRE_IDS.BRAIN], ranking: rankByMost('Points') }),
  }),
);

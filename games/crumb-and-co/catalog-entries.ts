/** The catalog entries of both shops. */
import { GENRE_IDS } from '@/lib/domain/games/genre-ids';
import { rankByMost, createCatalogEntries } from '../kit/catalog-entry';
import { EDITIONS } from './config';
import { KNOWN_NAMES } from './known-names';

export const CRUMB_AND_CO_ENTRIES = createCatalogEntries(
  'crumb-and-co',
  KNOWN_NAMES,
  EDITIONS,
  (edition) => ({
    genres: [GENRE_IDS.TIME_MANAGEMENT],
    highlightColor: edition.highlightColor,
    publishedOn: '2026-11-22',
    labels: edition.modeLabels,
    ranking: rankByMost('Coins'),
  }),
);

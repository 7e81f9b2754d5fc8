/** The catalog entries of Crown & Cobble. */
import { GENRE_IDS } from '@/lib/domain/games/genre-ids';
import { rankByMost, createCatalogEntries } from '../kit/catalog-entry';
import { EDITIONS } from './config';
import { KNOWN_NAMES } from './known-names';

export const CROWN_AND_COBBLE_ENTRIES = createCatalogEntries(
  'crown-and-cobble',
  KNOWN_NAMES,
  EDITIONS,
  (edition) => ({
    genres: [GENRE_IDS.STRATEGY],
    highlightColor: edition.highlightColor,
    publishedOn: '2026-11-23',
    labels: edition.modeLabels,
    ranking: rankByMost('Points'),
  }),
);

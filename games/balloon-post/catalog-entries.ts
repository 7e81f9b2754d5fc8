/** The catalog entries of Balloon Post. */
import { GENRE_IDS } from '@/lib/domain/games/genre-ids';
import { rankByMost, createCatalogEntries } from '../kit/catalog-entry';
import { EDITIONS } from './config';
import { KNOWN_NAMES } from './known-names';

export const BALLOON_POST_ENTRIES = createCatalogEntries(
  'balloon-post',
  KNOWN_NAMES,
  EDITIONS,
  (edition) => ({
    genres: [GENRE_IDS.FAMILY_AND_KIDS, GENRE_IDS.PUZZLE],
    highlightColor: edition.highlightColor,
    publishedOn: '2026-11-23',
    labels: edition.modeLabels,
    ranking: rankByMost('Stars'),
  }),
);

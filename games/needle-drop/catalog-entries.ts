/** The catalog entries of Needle Drop and Echo Bells. */
import { GENRE_IDS } from '@/lib/domain/games/genre-ids';
import { rankByMost, createCatalogEntries } from '../kit/catalog-entry';
import { BELL_LABELS, BELLS, MODE_LABELS, NEEDLE } from './config';
import { KNOWN_NAMES } from './known-names';

export const NEEDLE_DROP_ENTRIES = createCatalogEntries(
  'needle-drop',
  KNOWN_NAMES,
  [NEEDLE, BELLS],
  (edition) => ({
    publishedOn: '2026-11-22',
    ranking: rankByMost('Points'),
    ...(edition === NEEDLE
      ? {
          genres: [GENRE_IDS.MUSIC_AND_PHOTO, GENRE_IDS.ACTION],
          highlightColor: '#8A4A28',
          labels: MODE_LABELS,
        }
      : {
          genres: [GENRE_IDS.MUSIC_AND_PHOTO, GENRE_IDS.BRAIN],
          highlightColor: '#3B2F6E',
          labels: BELL_LABELS,
        }),
  }),
);

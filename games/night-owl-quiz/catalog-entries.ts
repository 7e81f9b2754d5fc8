/** The catalog entries of Night Owl Quiz. */
import { GENRE_IDS } from '@/lib/domain/games/genre-ids';
import { createCatalogEntries } from '../kit/catalog-entry';
import { EDITIONS, MODE_LABELS } from './config';
import { KNOWN_NAMES } from './known-names';

export const NIGHT_OWL_QUIZ_ENTRIES = createCatalogEntries(
  'night-owl-quiz',
  KNOWN_NAMES,
  EDITIONS,
  (edition) => ({
    genres: [GENRE_IDS.BRAIN, GENRE_IDS.PUZZLE],
    highlightColor: edition.highlightColor,
    publishedOn: '2026-11-24',
    labels: MODE_LABELS,
  }),
);

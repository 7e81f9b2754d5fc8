/** The catalog entries of Letter Foundry. */
import { GENRE_IDS } from '@/lib/domain/games/genre-ids';
import { createCatalogEntries } from '../kit/catalog-entry';
import { EDITIONS, MODE_LABELS } from './config';
import { KNOWN_NAMES } from './known-names';

export const LETTER_FOUNDRY_ENTRIES = createCatalogEntries(
  'letter-foundry',
  KNOWN_NAMES,
  EDITIONS,
  (edition) => ({
    genres: [GENRE_IDS.WORD, GENRE_IDS.PUZZLE],
    highlightColor: edition.highlightColor,
    publishedOn: '2026-11-24',
    labels: MODE_LABELS,
    credits: 'Made by Starwick, only here. Words from SCOWL by Kevin Atkinson and others',
  }),
);

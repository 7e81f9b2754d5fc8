/** The catalog entries of New Game. The ids of the genres are in lib/domain/games/genre-ids.ts. */
import { GENRE_IDS } from '@/lib/domain/games/genre-ids';
import { createCatalogEntries } from '@/games/kit/catalog-entry';
import { EDITIONS, MODE_LABELS } from './config';
import { KNOWN_NAMES } from './known-names';

export const NEW_GAME_ENTRIES = createCatalogEntries('new-game', KNOWN_NAMES, EDITIONS, () => ({
  genres: [GENRE_IDS.PUZZLE],
  highlightColor: '#123456',
  publishedOn: '2026-01-01',
  labels: MODE_LABELS,
}));

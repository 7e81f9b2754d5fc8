/** The catalog entries of Marlow Attic and Marlow Hall. */
import type { BuiltInGame } from '@/lib/domain/games/built-in-game';
import { GENRE_IDS } from '@/lib/domain/games/genre-ids';
import { ownCuts, withMedia } from '../catalogue-media';
import { puzzleRow } from '../puzzle-row';
import { EDITIONS, MODE_LABELS } from './config';
import { KNOWN_NAMES } from './known-names';

export const MARLOW_ATTIC_ROWS: readonly BuiltInGame[] = EDITIONS.map((edition) => {
  const row = puzzleRow(
    {
      game: 'marlow-attic',
      names: KNOWN_NAMES,
      genres: [GENRE_IDS.HIDDEN_OBJECT],
      highlightColor: edition.isDaily ? '#54376C' : '#5A3A24',
      hasAllArt: edition.isDaily,
    },
    edition,
    MODE_LABELS,
  );
  return edition.isDaily ? row : withMedia(row, ownCuts('marlow-attic', edition.slug));
});

/** The catalog entries of Cross & Down. */
import type { BuiltInGame } from '@/lib/domain/games/built-in-game';
import { GENRE_IDS } from '@/lib/domain/games/genre-ids';
import { ownCuts, withMedia } from '../catalogue-media';
import { puzzleRow } from '../puzzle-row';
import { EDITIONS, MODE_LABELS } from './config';
import { KNOWN_NAMES } from './known-names';

export const CROSS_AND_DOWN_ROWS: readonly BuiltInGame[] = EDITIONS.map((edition) => {
  const row = puzzleRow(
    {
      game: 'cross-and-down',
      names: KNOWN_NAMES,
      genres: [GENRE_IDS.WORD, GENRE_IDS.BRAIN],
      highlightColor: edition.colour,
      hasAllArt: edition.isDaily,
    },
    edition,
    MODE_LABELS,
  );
  return edition.isDaily ? row : withMedia(row, ownCuts('cross-and-down', edition.slug));
});

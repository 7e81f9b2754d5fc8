/** The catalog entries of Quiet Sudoku. */
import type { BuiltInGame } from '@/lib/domain/games/built-in-game';
import { GENRE_IDS } from '@/lib/domain/games/genre-ids';
import { ownCuts, withMedia } from '../catalogue-media';
import { puzzleRow } from '../puzzle-row';
import { VARIANT_COLOURS } from './colours';
import { EDITIONS, MODE_LABELS } from './config';
import { KNOWN_NAMES } from './known-names';

export const SUDOKU_ROWS: readonly BuiltInGame[] = EDITIONS.map((edition) => {
  const game = 'quiet-sudoku';
  const row = puzzleRow(
    {
      game,
      names: KNOWN_NAMES,
      genres: [GENRE_IDS.BRAIN, GENRE_IDS.PUZZLE],
      highlightColor: VARIANT_COLOURS[edition.variant],
    },
    edition,
    MODE_LABELS,
    edition.variant,
  );
  const cuts = ownCuts(game, edition.variant);
  // The wide images of the oldest edition were drawn before there were editions.
  const { thumbnailImgTall, thumbnailImgSmall } = cuts;
  return withMedia(row, edition.isDaily ? { thumbnailImgTall, thumbnailImgSmall } : cuts);
});

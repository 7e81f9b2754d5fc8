/** Defines the game for the game shell. A save contains only the moves. */
import type { LevelBests } from '../kit/level-bests';
import { MOVES_ONLY, type PuzzleKind } from '../kit/shell/kind';
import { createParser } from '../kit/shell/rules';
import type { Edition } from './config';
import { progressOf } from './play';
import { levelsFor, createRulesSource } from './rules';
import { createGame, type Game } from './state';
import type { ModeKey, Move } from './types';

/** Returns the definition of an edition for the game shell. It also saves the best result of each level. */
export function createPuzzleKind(
  edition: Edition,
  bests: LevelBests,
): PuzzleKind<ModeKey, Move, Game, object> {
  return {
    edition,
    chapters: [edition.modes],
    modeLabels: edition.modeLabels,
    parseMoves: createParser(createRulesSource(edition)),
    ...MOVES_ONLY,
    progressOf: ({ play }) => progressOf(play),
    begin({ mode }, saved) {
      const levels = levelsFor(edition, mode);
      return levels && createGame(edition, mode, levels, saved?.moves, bests);
    },
  };
}

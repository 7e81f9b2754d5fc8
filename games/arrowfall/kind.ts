/** Defines the game for the game shell. A save contains only the moves. */
import type { LevelBests } from '../kit/level-bests';
import { MOVES_ONLY, type PuzzleKind } from '../kit/shell/kind';
import { createParser } from '../kit/shell/rules';
import type { Edition } from './config';
import { progressOf } from './play';
import { levelsFor, createRulesSource } from './rules';
import { createGame, type Game } from './state';
import type { ModeKey, Move } from './types';

/**
 * Returns the definition of an edition for the game shell. In addition to runs, the best result of each level is saved.
 */
export function createPuzzleKind(
  edition: Edition,
  bests: LevelBests,
): PuzzleKind<ModeKey, Move, Game, object> {
  return {
    edition,
    chapters: [edition.modes.filter((mode) => mode !== 'round')],
    modeLabels: edition.modeLabels as Record<ModeKey, string>,
    parseMoves: createParser(createRulesSource(edition)),
    ...MOVES_ONLY,
    progressOf: ({ play }) => progressOf(play),
    begin(spec, saved) {
      const levels = levelsFor(edition, spec);
      return levels && createGame(edition, spec.mode, levels, saved?.moves, bests);
    },
  };
}

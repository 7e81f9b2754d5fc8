/**
 * Defines the game for the game shell. A save contains the moves, and the opponent's moves so that they need not be
 * computed again.
 */
import type { PuzzleKind } from '../kit/shell/kind';
import { isWithin, createParser } from '../kit/shell/rules';
import { type Edition, MODE_LABELS, OPPONENTS_REVISION } from './config';
import { levelFor, createRulesSource } from './rules';
import { createGame, type Game } from './state';
import { SIZE } from './squares';
import type { Answer, ModeKey, Move } from './types';

interface RememberedAnswers {
  answers: readonly Answer[];
  /** The revision of the opponents that made the saved moves. */
  revision: number;
}

const isAnswer = (input: unknown): input is Answer =>
  Array.isArray(input) && input.length === 2 && input.every((at) => isWithin(at, 0, SIZE * SIZE - 1));

/** Returns the definition of an edition for the game shell. */
export function createPuzzleKind(edition: Edition): PuzzleKind<ModeKey, Move, Game, RememberedAnswers> {
  return {
    edition,
    modeLabels: MODE_LABELS,
    parseMoves: createParser(createRulesSource(edition)),
    // Moves by another revision may differ from those of this one, so they are computed again.
    parseExtra: ({ answers, revision }) => ({
      answers:
        revision === OPPONENTS_REVISION && Array.isArray(answers) && answers.every(isAnswer) ? answers : [],
      revision: OPPONENTS_REVISION,
    }),
    extraOf: ({ play }) => ({ answers: play.answers, revision: OPPONENTS_REVISION }),
    begin(spec, saved) {
      const level = levelFor(edition, spec);
      return level && createGame(level, saved?.moves, saved?.answers);
    },
  };
}

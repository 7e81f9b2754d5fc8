/** What the kit needs to know of the game: its levels, and the answers that are saved so that nobody has to think them out again. */
import type { PuzzleKind } from '../kit/puzzle/kind';
import { isWithin } from '../kit/puzzle/rules';
import { type Edition, MODE_LABELS, OPPONENTS_REVISION } from './config';
import { levelFor, rulesFor } from './rules';
import { createGame, type Game } from './state';
import { SIZE } from './squares';
import type { Answer, ModeKey, Move } from './types';

interface Remembered {
  answers: readonly Answer[];
  /** Of the opponents who gave them. */
  revision: number;
}

const isAnswer = (input: unknown): input is Answer =>
  Array.isArray(input) && input.length === 2 && input.every((at) => isWithin(at, 0, SIZE * SIZE - 1));

/** Gives the kind of an edition. */
export function kindOf(edition: Edition): PuzzleKind<ModeKey, Move, Game, Remembered> {
  return {
    edition,
    modeLabels: MODE_LABELS,
    parseMoves: (input) => rulesFor(edition.keyword)?.parseMoves(input) ?? null,
    // Answers of others than would answer now prove nothing: they are thought out again.
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

/** Defines a deal for the game shell. A save contains the moves and the undone moves. */
import type { Move } from '../kit/cards/types';
import { cardSaves, type CardExtra } from '../kit/cards/saves';
import type { PuzzleKind } from '../kit/shell/kind';
import { parserOf } from '../kit/shell/rules';
import { MODE_LABELS, type Edition } from './config';
import { levelFor, sourceOf } from './rules';
import { createGame, type Game } from './state';
import { countDone, goalOf } from './table';
import type { ModeKey } from './types';

/** Returns the definition of an edition for the game shell. */
export function kindOf(edition: Edition): PuzzleKind<ModeKey, Move, Game, CardExtra> {
  return {
    edition,
    modeLabels: MODE_LABELS,
    ...cardSaves(parserOf(sourceOf(edition))),
    progressOf: ({ play }) => countDone(play) / goalOf(play.rules),
    begin(spec, saved) {
      const level = levelFor(edition, spec);
      return level && createGame(level, saved);
    },
  };
}

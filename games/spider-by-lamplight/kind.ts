/** Defines a deal for the game shell. A save contains the moves and the undone moves. */
import type { Move } from '../kit/cards/types';
import { cardSaves, type CardExtra } from '../kit/cards/saves';
import type { PuzzleKind } from '../kit/shell/kind';
import { createParser } from '../kit/shell/rules';
import { MODE_LABELS, type Edition } from './config';
import { levelFor, createRulesSource } from './rules';
import { createGame, type Game } from './state';
import { countDone, goalCountOf } from './table';
import type { ModeKey } from './types';

/** Returns the definition of an edition for the game shell. */
export function createPuzzleKind(edition: Edition): PuzzleKind<ModeKey, Move, Game, CardExtra> {
  return {
    edition,
    modeLabels: MODE_LABELS,
    ...cardSaves(createParser(createRulesSource(edition))),
    progressOf: ({ play }) => countDone(play) / goalCountOf(play.rules),
    begin(spec, saved) {
      const level = levelFor(edition, spec);
      return level && createGame(level, saved);
    },
  };
}

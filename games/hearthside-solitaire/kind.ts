/** Defines a deal for the game shell. A save contains the moves and the undone moves. */
import { cardSaves, type CardExtra } from '../kit/cards/saves';
import type { PuzzleKind } from '../kit/shell/kind';
import { createParser } from '../kit/shell/rules';
import { MODE_LABELS, type Edition } from './config';
import { PACK } from '../kit/cards/cards';
import { countHome } from './play';
import { levelFor, createRulesSource } from './rules';
import { createGame, type Game } from './state';
import type { ModeKey, Move } from './types';

/** Returns the definition of an edition for the game shell. */
export function createPuzzleKind(edition: Edition): PuzzleKind<ModeKey, Move, Game, CardExtra> {
  return {
    edition,
    modeLabels: MODE_LABELS,
    ...cardSaves(createParser(createRulesSource(edition))),
    progressOf: ({ play }) => countHome(play) / PACK,
    begin(spec, saved) {
      const level = levelFor(edition, spec);
      return level && createGame(level, saved);
    },
  };
}

/** Defines a deal for the game shell. A save contains the moves and the undone moves. */
import type { Move, Turn } from '../kit/cards/types';
import type { PuzzleKind } from '../kit/shell/kind';
import { parserOf } from '../kit/shell/rules';
import { MODE_LABELS, type Edition } from './config';
import { levelFor, sourceOf } from './rules';
import { createGame, type Game } from './state';
import { countDone, goalOf } from './table';
import type { ModeKey } from './types';

export interface Extra {
  undone: readonly Turn[];
}

/** Returns the definition of an edition for the game shell. */
export function kindOf(edition: Edition): PuzzleKind<ModeKey, Move, Game, Extra> {
  const parseMoves = parserOf(sourceOf(edition));
  return {
    edition,
    modeLabels: MODE_LABELS,
    parseMoves,
    parseExtra({ undone }) {
      const turns = parseMoves(undone);
      return turns?.every((move) => move[0] !== 'hint') ? { undone: turns as readonly Turn[] } : null;
    },
    extraOf: ({ undone }) => ({ undone: [...undone] }),
    progressOf: ({ play }) => countDone(play) / goalOf(play.rules),
    begin(spec, saved) {
      const level = levelFor(edition, spec);
      return level && createGame(level, saved);
    },
  };
}

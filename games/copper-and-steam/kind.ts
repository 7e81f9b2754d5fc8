/** Defines the game for the game shell. A save contains the moves and the player's locks. */
import type { PuzzleKind } from '../kit/shell/kind';
import { isWithin, createParser } from '../kit/shell/rules';
import { MODE_LABELS, MAX_CELLS, type Edition } from './config';
import { levelFor, createRulesSource } from './rules';
import { createGame, type Game } from './state';
import type { ModeKey, Move } from './types';

export interface Extra {
  locks: number[];
}

/** Returns the definition of an edition for the game shell. */
export function createPuzzleKind(edition: Edition): PuzzleKind<ModeKey, Move, Game, Extra> {
  return {
    edition,
    modeLabels: MODE_LABELS,
    parseMoves: createParser(createRulesSource(edition)),
    parseExtra({ locks }) {
      if (!Array.isArray(locks) || locks.length > MAX_CELLS) return null;
      return locks.every((cell) => isWithin(cell, 0, MAX_CELLS - 1)) ? { locks: locks as number[] } : null;
    },
    extraOf: ({ locks }) => ({ locks: [...locks] }),
    begin(spec, saved) {
      const level = levelFor(edition, spec);
      return level && createGame(level, saved?.moves, saved?.locks);
    },
  };
}

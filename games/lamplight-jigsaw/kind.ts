/** Defines a jigsaw for the game shell. A save contains the moves and the order of the tray. */
import type { PuzzleKind } from '../kit/shell/kind';
import { createParser } from '../kit/shell/rules';
import { MODE_LABELS, type Edition } from './config';
import { countJoined } from './play';
import { levelFor, createRulesSource } from './rules';
import { createGame, type Game } from './state';
import type { ModeKey, Move } from './types';

export interface Extra {
  isEdgesFirst: boolean;
}

/** Returns the definition of an edition for the game shell. */
export function createPuzzleKind(edition: Edition): PuzzleKind<ModeKey, Move, Game, Extra> {
  return {
    edition,
    modeLabels: MODE_LABELS,
    parseMoves: createParser(createRulesSource(edition)),
    parseExtra: ({ isEdgesFirst }) => (typeof isEdgesFirst === 'boolean' ? { isEdgesFirst } : null),
    extraOf: ({ isEdgesFirst }) => ({ isEdgesFirst }),
    progressOf: ({ play }) => countJoined(play) / play.pieces.length,
    begin(spec, saved) {
      const level = levelFor(edition, spec);
      return level ? createGame(level, saved) : null;
    },
  };
}

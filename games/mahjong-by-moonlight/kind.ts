/** Defines a deal for the game shell. A save contains the moves, the undone moves, and whether blocked tiles are dimmed. */
import type { PuzzleKind } from '../kit/shell/kind';
import { createParser } from '../kit/shell/rules';
import { MODE_LABELS, type Edition } from './config';
import { levelFor, createRulesSource } from './rules';
import { createGame, type Game } from './state';
import type { ModeKey, Move } from './types';

export interface Extra {
  undone: readonly Move[];
  isDimmed: boolean;
}

/** Returns the definition of an edition for the game shell. */
export function createPuzzleKind(edition: Edition): PuzzleKind<ModeKey, Move, Game, Extra> {
  const parseMoves = createParser(createRulesSource(edition));
  /** Whether the last deal was dimmed, which applies to a new deal too. */
  let wasDimmed = true;
  return {
    edition,
    modeLabels: MODE_LABELS,
    parseMoves,
    parseExtra({ undone, isDimmed }) {
      const moves = parseMoves(undone);
      if (!moves?.every(([kind]) => kind !== 'hint')) return null;
      wasDimmed = isDimmed !== false;
      return { undone: moves, isDimmed: wasDimmed };
    },
    extraOf({ undone, isDimmed }) {
      wasDimmed = isDimmed;
      return { undone: [...undone], isDimmed };
    },
    begin(spec, saved) {
      const level = levelFor(edition, spec);
      return level && createGame(level, spec.mode === 'keen', { isDimmed: wasDimmed, ...saved });
    },
  };
}

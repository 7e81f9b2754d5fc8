/** The game state: a level with its rules. */
import { createCardGame, type CardGame, type CardRules, type GameStart } from '../kit/cards/game';
import { applyMove, createPlay, stockTurn, type Play } from './play';
import { findFinish, findHint, isStuck } from './prospects';
import { isWon } from './table';
import { MAX_MOVES } from './tuning';
import type { Level } from './types';

export type Game = CardGame<Level, Play>;

const RULES: Omit<CardRules<Level, Play>, 'start'> = {
  maxMoves: MAX_MOVES,
  begin: createPlay,
  apply: applyMove,
  isWon,
  isStuck,
  hintFor: findHint,
  finishOf: findFinish,
  stockTurn,
};

/** Begins a level, or resumes a saved one. */
export function createGame(level: Level, start?: GameStart): Game {
  const last = level.rules.piles.findLastIndex(({ kind }) => kind === 'place' || kind === 'tableau');
  return createCardGame({ ...RULES, start: { pile: last, count: 1 } }, level, start);
}

/** The game state of a level of the Klondike family, with its rules. */
import { createCardGame, type CardGame, type CardRules, type GameStart } from '../kit/cards/game';
import { MAX_MOVES } from './config';
import { applyMove, canRecycle, createPlay, isWon, STOCK, type Play } from './play';
import { findFinish, findHint, isStuck } from './prospects';
import type { Level } from './types';

export type { CardPosition as Place } from '../kit/cards/types';
export type Game = CardGame<Level, Play>;

const RULES: CardRules<Level, Play> = {
  maxMoves: MAX_MOVES,
  start: { pile: STOCK, count: 1 },
  begin: createPlay,
  apply: applyMove,
  isWon,
  isStuck,
  hintFor: findHint,
  finishOf: findFinish,
  stockTurn: (play) => (play.stock.length ? 'draw' : canRecycle(play) ? 'recycle' : null),
};

/** Begins a level, or resumes a saved one. */
export const createGame = (level: Level, start?: GameStart): Game => createCardGame(RULES, level, start);

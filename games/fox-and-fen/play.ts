/** A chapter in play, and the effect of each move. The replay and the screen share this code. */
import { HINT_COST, SECOND_STAR, type Edition } from './config';
import type { Level, ModeKey, Move, Play } from './types';
import { CHAPTERS, WORLDS } from './worlds';

const readLevel = ({ world, levels }: Pick<Play, 'world' | 'levels'>, index: number): unknown[] => {
  const level = levels[index];
  return level ? [world.read(level.map, level.oil ?? null)] : [];
};

/** Begins a chapter at its first level. */
export function createPlay({ world: key }: Edition, mode: ModeKey): Play {
  const play = { world: WORLDS[key], levels: CHAPTERS[key][mode].levels };
  return { ...play, penaltyMs: 0, card: [], hints: 0, requested: 0, past: readLevel(play, 0), path: [] };
}

export const isFinished = ({ card, levels }: Play): boolean => card.length === levels.length;
export const parOf = ({ levels }: Pick<Play, 'levels'>): number =>
  levels.reduce((sum, { par }) => sum + par, 0);

/** Returns the number of moves in the current level. A hint counts as several moves, and undone moves do not count. */
export const currentCount = ({ path, requested }: Play): number => path.length + requested * HINT_COST;

/** Returns the number of moves in all levels so far. */
export const totalOf = (play: Play): number => play.card.reduce((sum, one) => sum + one, currentCount(play));

/** Returns one to three stars for the moves of a level. */
export function starsFor({ par }: Pick<Level, 'par'>, moves: number): number {
  if (moves <= par) return 3;
  return moves <= Math.ceil(par * SECOND_STAR) ? 2 : 1;
}

function undoMoves(play: Play, steps: number): string | null {
  if (!play.path.length) return 'nothing to undo';
  play.past.length -= steps;
  play.path.length -= steps;
  return null;
}

function performMove(play: Play, move: number): string | null {
  const state = play.world.move(play.past.at(-1), move);
  if (state === null) return 'nothing comes of it';
  play.past.push(state);
  play.path.push(move);
  if (!play.world.isWon(state)) return null;
  play.card.push(currentCount(play));
  play.path = [];
  play.requested = 0;
  play.past = readLevel(play, play.card.length);
  return null;
}

/** Carries out a move. Returns null, or the reason why the move is illegal. An illegal move changes nothing. */
export function applyMove(play: Play, [move]: Move): string | null {
  if (isFinished(play)) return 'move after the end';
  if (move === 'undo') return undoMoves(play, 1);
  if (move === 'again') return undoMoves(play, play.path.length);
  if (move !== 'hint') return performMove(play, move);
  play.hints += 1;
  play.requested += 1;
  return null;
}

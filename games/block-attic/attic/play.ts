/** A floor in play, and the effect of each move. The replay and the screen share this code. */
import type { LevelSpec } from '@/lib/domain/games/game-rules';
import { CELLS, HAND_SIZE, MAX_PLACED, POINTS, SIZE, VAN_PIECES } from '../config';
import { cellsOf, fitsAt, flipCells } from '../shapes';
import type {
  AtticMode,
  AtticMove,
  AtticOutcome,
  AtticPlay,
  AtticSnapshot,
  Cell,
  ClearedCell,
  Piece,
  Shape,
} from '../types';
import { dealHand, roomNumberOf } from './deal';
import { findFullGroups } from './groups';

/** Begins a run. */
export function createPlay({ seed, mode }: LevelSpec): AtticPlay {
  const play: AtticPlay = {
    seed,
    mode: mode as AtticMode,
    penaltyMs: 0,
    cells: new Array<number>(CELLS).fill(-1),
    lanterns: new Array<boolean>(CELLS).fill(false),
    rows: new Array<number>(SIZE).fill(0),
    hand: new Array<null>(HAND_SIZE).fill(null),
    hands: 0,
    placed: 0,
    groups: 0,
    lit: 0,
    streak: 0,
    longestStreak: 0,
    score: 0,
    debt: 0,
    history: [],
    ending: null,
  };
  dealHand(play);
  return play;
}

export const isFinished = ({ ending }: AtticPlay): boolean => ending !== null;

const maxStreakOf = ({ mode }: AtticPlay): number => (mode === 'van' ? VAN_PIECES : MAX_PLACED);

/** Returns the finished fraction, 0 to 1. It is 1 only for a finished run. */
export const progressOf = (play: AtticPlay): number =>
  play.ending ? 1 : play.placed / (maxStreakOf(play) + 1);

export const fits = ({ rows }: AtticPlay, shape: Shape, cell: Cell): boolean =>
  fitsAt(rows, SIZE, shape, Math.floor(cell / SIZE), cell % SIZE);

/** Returns whether a shape fits anywhere on the floor. */
export function fitsSomewhere(play: AtticPlay, shape: Shape): boolean {
  for (let cell = 0; cell < CELLS; cell++) if (fits(play, shape, cell)) return true;
  return false;
}

function clearGroups(play: AtticPlay): { groups: number; cleared: ClearedCell[] } {
  const { count, bits } = findFullGroups(play.rows);
  const cleared: ClearedCell[] = [];
  for (let cell = 0; count && cell < CELLS; cell++) {
    if (!(bits[Math.floor(cell / SIZE)]! & (1 << (cell % SIZE)))) continue;
    cleared.push({ cell, tint: play.cells[cell]!, hasLantern: play.lanterns[cell]! });
    play.cells[cell] = -1;
    play.lanterns[cell] = false;
    play.rows[Math.floor(cell / SIZE)]! &= ~(1 << (cell % SIZE));
  }
  return { groups: count, cleared };
}

function putPiece(play: AtticPlay, { shape, tint, lantern }: Piece, cell: Cell): void {
  cellsOf(shape, cell, SIZE).forEach((covered, block) => {
    play.cells[covered] = tint;
    play.lanterns[covered] = block === lantern;
  });
  flipCells(play.rows, shape, Math.floor(cell / SIZE), cell % SIZE);
}

function endIfOver(play: AtticPlay): void {
  if (play.placed >= maxStreakOf(play)) play.ending = play.mode === 'van' ? 'packed' : 'ended';
  else if (!play.hand.some((piece) => piece && fitsSomewhere(play, piece.shape))) play.ending = 'stuck';
}

const statsOf = (play: AtticPlay): AtticSnapshot => {
  const { cells, lanterns, rows, hand, placed, groups, lit, streak, longestStreak, score, debt } = play;
  return {
    ...{ placed, groups, lit, streak, longestStreak, score, debt },
    ...{ cells: [...cells], lanterns: [...lanterns], rows: [...rows], hand: [...hand] },
  };
};

function addPoints(play: AtticPlay, points: number): void {
  const deduction = Math.min(play.debt, points);
  play.debt -= deduction;
  play.score += points - deduction;
}

/**
 * Charges a hint. The price is the same for every score: if the player has too few points, later points pay the rest.
 */
function chargeHint(of: Pick<AtticPlay, 'score' | 'debt'>): void {
  const deduction = Math.min(of.score, POINTS.hint);
  of.score -= deduction;
  of.debt += POINTS.hint - deduction;
}

function takeBack(play: AtticPlay): string | null {
  const before = play.history.pop();
  if (!before) return 'nothing in this hand to undo';
  Object.assign(play, before);
  return null;
}

/** Places a piece. The piece must be in the hand and fit, and the play must not be over. */
export function placePiece(play: AtticPlay, slot: number, cell: Cell): AtticOutcome {
  const piece = play.hand[slot]!;
  const before = roomNumberOf(play);
  play.history.push(statsOf(play));
  putPiece(play, piece, cell);
  play.hand[slot] = null;
  play.placed++;
  const { groups, cleared } = clearGroups(play);
  play.streak = groups ? play.streak + 1 : 0;
  play.longestStreak = Math.max(play.longestStreak, play.streak);
  play.groups += groups;
  const { streak } = play;
  const lit = cleared.filter(({ hasLantern }) => hasLantern).length;
  play.lit += lit;
  const isFloorCleared = groups > 0 && play.rows.every((row) => row === 0);
  const forGroups = (POINTS.group * groups * (groups + 1)) / 2 + lit * POINTS.lantern;
  const points =
    piece.shape.blocks.length * POINTS.block +
    forGroups * Math.min(streak, POINTS.maxStreak) +
    (isFloorCleared ? POINTS.swept : 0);
  addPoints(play, points);
  const isDealt = play.hand.every((one) => one === null) && play.placed < maxStreakOf(play);
  if (isDealt) dealHand(play);
  endIfOver(play);
  const room = roomNumberOf(play);
  return {
    ...{ piece, slot, cell, groups, cleared, lit, streak, points, isSwept: isFloorCleared, isDealt },
    room: room === before ? -1 : room,
  };
}

/** Carries out a move. Returns null, or the reason why the move is illegal. An illegal move changes nothing. */
export function applyMove(play: AtticPlay, move: AtticMove): string | null {
  if (play.ending) return 'move after the end';
  if (move[0] === 'end') play.ending = 'ended';
  else if (move[0] === 'undo') return takeBack(play);
  else if (move[0] === 'hint') for (const one of [play, ...play.history]) chargeHint(one);
  else {
    const [slot, cell] = move as [number, Cell];
    const piece = play.hand[slot];
    if (!piece) return `no piece ${slot}`;
    if (!fits(play, piece.shape, cell)) return `piece ${slot} does not fit at ${cell}`;
    placePiece(play, slot, cell);
  }
  return null;
}

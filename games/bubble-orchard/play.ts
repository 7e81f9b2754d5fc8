/** A board in play, and the effect of each move. The replay and the screen share this code. */
import type { LevelSpec } from '@/lib/domain/games/game-rules';
import { drawFruit, fillBoard, pushRow } from './board';
import { COLUMNS, LINE_ROW, MIN_MATCH, MAX_SHOTS, POINTS, TREES } from './config';
import { traceShot } from './flight';
import { centerOf, listGroup, listLooseCells } from './grid';
import type { ModeKey, Move, Outcome, PickedFruit, Play } from './types';

/** Begins a run. */
export function createPlay({ seed, mode }: LevelSpec): Play {
  const play: Play = {
    seed,
    mode: mode as ModeKey,
    penaltyMs: 0,
    cells: [],
    parity: 0,
    current: 0,
    next: 0,
    draws: 0,
    shots: 0,
    shotsLeft: 0,
    stage: 0,
    combo: 0,
    score: 0,
    ending: null,
  };
  fillBoard(play);
  play.current = drawFruit(play);
  play.next = drawFruit(play);
  return play;
}

export const isFinished = ({ ending }: Play): boolean => ending !== null;

/** Returns the finished fraction, 0 to 1. It is 1 only for a finished run. */
export function progressOf({ ending, mode, stage, shots }: Play): number {
  if (ending) return 1;
  return mode === 'orchard' ? stage / TREES.length : shots / (MAX_SHOTS + 1);
}

function pickFruits(play: Play, cells: readonly number[]): PickedFruit[] {
  return cells.map((cell) => {
    const fruit = play.cells[cell]!;
    play.cells[cell] = -1;
    return { ...centerOf(play.parity, cell), fruit };
  });
}

/** Fills the next board if the current one is empty. Returns the bonus. */
function clearBoard(play: Play): number {
  if (play.cells.some((fruit) => fruit >= 0)) return 0;
  const bonus = POINTS.treeCleared + (play.mode === 'orchard' ? play.shotsLeft * POINTS.shotLeft : 0);
  play.stage++;
  if (play.mode === 'orchard' && play.stage === TREES.length) play.ending = 'cleared';
  else fillBoard(play);
  return bonus;
}

function endIfLost(play: Play): void {
  if (play.cells.some((fruit, cell) => fruit >= 0 && cell >= LINE_ROW * COLUMNS)) play.ending ??= 'line';
  if (play.mode === 'orchard' && play.shotsLeft === 0) play.ending ??= 'spent';
  if (play.shots >= MAX_SHOTS) play.ending ??= 'ended';
}

// Replaces fruit in the queue that is no longer on the tree, because it could not match anything.
function refreshQueue(play: Play): void {
  if (play.ending) return;
  if (!play.cells.includes(play.current)) play.current = drawFruit(play);
  if (!play.cells.includes(play.next)) play.next = drawFruit(play);
}

/** Shoots. The play must not be over, and the aim must be in the table. */
export function shootBubble(play: Play, aim: number, isSwapped: 0 | 1): Outcome {
  if (isSwapped) [play.current, play.next] = [play.next, play.current];
  const fruit = play.current;
  const flight = traceShot(play, aim);
  play.cells[flight.cell] = fruit;
  const group = listGroup(play, flight.cell);
  const popped = group.length >= MIN_MATCH ? pickFruits(play, group) : [];
  const fallen = popped.length ? pickFruits(play, listLooseCells(play)) : [];
  play.combo = popped.length ? play.combo + 1 : 0;
  const { combo } = play;
  const points =
    (popped.length * POINTS.popped + fallen.length * POINTS.fallen) * Math.min(combo, POINTS.maxCombo);
  play.shots++;
  play.shotsLeft--;
  const bonus = clearBoard(play);
  play.score += points + bonus;
  play.current = play.next;
  play.next = drawFruit(play);
  const hasNewRow = play.mode === 'endless' && play.shotsLeft === 0;
  if (hasNewRow) pushRow(play);
  endIfLost(play);
  refreshQueue(play);
  return { flight, fruit, popped, fallen, points, combo, bonus, hasNewRow };
}

/** Carries out a move. Returns null, or the reason why the move is illegal. An illegal move changes nothing. */
export function applyMove(play: Play, move: Move): string | null {
  if (play.ending) return 'move after the end';
  if (move[0] === 'end') play.ending = 'ended';
  else shootBubble(play, move[0], move[1]!);
  return null;
}

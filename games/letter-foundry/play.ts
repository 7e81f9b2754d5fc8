/** A forme in play, and the effect of each move. The replay and the screen share this code. */
import { EXTRAS_PER_LETTER, HINT_PENALTY_MS } from './config';
import type { FormeWord, Level, Move } from './types';

export interface Play {
  level: Level;
  /** Whether the letter of each cell is visible. */
  lit: boolean[];
  /** The extra words in the order of their submission. */
  extras: string[];
  /** The number of free letters that the player has used. */
  paid: number;
  penaltyMs: number;
}

/** Begins a level. */
export function createPlay(level: Level): Play {
  return { level, lit: level.forme.map(() => false), extras: [], paid: 0, penaltyMs: 0 };
}

export const isFound = ({ lit }: Play, { cells }: FormeWord): boolean => cells.every((cell) => lit[cell]);
export const countFound = (play: Play): number =>
  play.level.words.filter((word) => isFound(play, word)).length;
const countLetters = ({ forme }: Level): number => forme.filter(Boolean).length;
const countLit = ({ lit }: Play): number => lit.filter(Boolean).length;
export const progressOf = (play: Play): number => countLit(play) / countLetters(play.level);
export const isFinished = (play: Play): boolean => countLit(play) === countLetters(play.level);

/** Returns the number of free letters that the player can use now. */
export const freeLetters = ({ extras, paid }: Play): number =>
  Math.floor(extras.length / EXTRAS_PER_LETTER) - paid;

/**
 * Returns the cell that the next hint shows: the first hidden one of the word with the fewest visible letters, or −1
 * when all are visible.
 */
export function nextToHint(play: Play): number {
  const { level, lit } = play;
  let [best, least] = [-1, Infinity];
  for (const { cells } of level.words) {
    const litCount = cells.filter((cell) => lit[cell]).length;
    if (litCount === cells.length || litCount >= least) continue;
    [best, least] = [cells.find((cell) => !lit[cell])!, litCount];
  }
  return best;
}

/** Carries out a move. Returns null, or the reason why the move is illegal. An illegal move changes nothing. */
export function applyMove(play: Play, move: Move): string | null {
  if (isFinished(play)) return 'move after the end';
  if (move[0] === 'hint') {
    play.lit[nextToHint(play)] = true;
    if (freeLetters(play) > 0) play.paid += 1;
    else play.penaltyMs += HINT_PENALTY_MS;
    return null;
  }
  const [, text] = move;
  const word = play.level.words.find((one) => one.text === text);
  if (word) {
    if (isFound(play, word)) return `${text} is cast already`;
    for (const cell of word.cells) play.lit[cell] = true;
    return null;
  }
  if (!play.level.extras.has(text)) return `${text} is no word of these letters`;
  if (play.extras.includes(text)) return `${text} is in the crucible already`;
  play.extras.push(text);
  return null;
}

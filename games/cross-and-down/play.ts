/** A level in play, and the effect of each move. The replay and the screen share this code. */
import { CHECK_PENALTY_MS, LETTER_PENALTY_MS, WORD_PENALTY_MS } from './config';
import type { Level, Move } from './types';

export interface Play {
  level: Level;
  /** The letter of each key, or an empty text while nothing is written. */
  letters: string[];
  /** Whether each key is locked because its letter was given or revealed. */
  locked: boolean[];
  penaltyMs: number;
  /** The number of keys that differ from the answer. */
  wrong: number;
}

/** Begins a level. */
export function createPlay(level: Level): Play {
  const letters = level.answers.map((letter, key) => (level.givens.includes(key) ? letter : ''));
  const locked = level.answers.map((letter, key) => letter === '' || level.givens.includes(key));
  return { level, letters, locked, penaltyMs: 0, wrong: countFillable(level) };
}

/** Returns the number of keys that the player fills. */
export const countFillable = ({ answers, givens }: Level): number =>
  answers.filter((letter) => letter !== '').length - givens.length;

export const isFinished = ({ wrong }: Play): boolean => wrong === 0;
/** Returns whether every key has a letter, right or wrong. */
export const isFull = ({ level, letters }: Play): boolean =>
  level.answers.every((letter, key) => letter === '' || letters[key] !== '');

/** Returns the distinct keys of an entry. */
export const keysOfEntry = ({ entries, keys }: Level, entry: number): number[] => [
  ...new Set(entries[entry]!.cells.map((cell) => keys[cell]!)),
];

/** Returns the keys of an entry whose letter is wrong. */
export const listWrongKeys = ({ level, letters }: Play, entry: number): number[] =>
  keysOfEntry(level, entry).filter((key) => letters[key] !== '' && letters[key] !== level.answers[key]);

/** Carries out a move. Returns null, or the reason why the move is illegal. An illegal move changes nothing. */
export function applyMove(play: Play, move: Move): string | null {
  if (isFinished(play)) return 'move after the end';
  const { level, letters, locked } = play;
  if (move[0] === 'set') {
    const [, key, letter] = move;
    if (!level.answers[key]) return `no key ${key}`;
    if (locked[key]) return `key ${key} stays`;
    if (letters[key] === letter) return `key ${key} is that already`;
    writeLetter(play, key, letter);
    return null;
  }
  if (move[0] === 'hint' && move[1] === 'letter') return revealKeys(play, [move[2]], LETTER_PENALTY_MS);
  const entry = move[0] === 'check' ? move[1] : move[2];
  if (!level.entries[entry]) return `no entry ${entry}`;
  const keys = keysOfEntry(level, entry);
  if (move[0] === 'hint') return revealKeys(play, keys, WORD_PENALTY_MS);
  if (keys.every((key) => letters[key] === '' || locked[key])) return 'nothing to check';
  play.penaltyMs += CHECK_PENALTY_MS;
  return null;
}

function revealKeys(play: Play, keys: readonly number[], penaltyMs: number): string | null {
  const open = keys.filter((key) => play.level.answers[key] && !play.locked[key]);
  if (open.length === 0) return 'nothing to reveal';
  for (const key of open) {
    writeLetter(play, key, play.level.answers[key]!);
    play.locked[key] = true;
  }
  play.penaltyMs += penaltyMs;
  return null;
}

function writeLetter(play: Play, key: number, letter: string): void {
  const answer = play.level.answers[key];
  play.wrong += Number(letter !== answer) - Number(play.letters[key] !== answer);
  play.letters[key] = letter;
}

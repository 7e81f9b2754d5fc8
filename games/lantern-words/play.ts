/** A level in play, and the effect of each move. The replay and the screen share this code. */
import { HINT_PENALTY_MS } from './config';
import type { Level, Move } from './types';

export interface Play {
  level: Level;
  /** Whether each of the level's words has been found. */
  found: boolean[];
  hinted: boolean[];
  penaltyMs: number;
}

/** Begins a level. */
export function createPlay(level: Level): Play {
  const none = level.words.map(() => false);
  return { level, found: none, hinted: [...none], penaltyMs: 0 };
}

export const countFound = ({ found }: Play): number => found.filter(Boolean).length;
export const isFinished = ({ found }: Play): boolean => found.every(Boolean);

/** Returns the index of the word between two cells, in either direction, or −1 when there is none. */
export function wordBetween({ words }: Level, from: number, to: number): number {
  return words.findIndex(({ cells }) => {
    const [first, last] = [cells[0], cells.at(-1)];
    return (first === from && last === to) || (first === to && last === from);
  });
}

/**
 * Returns the index of the word for the next hint, or −1 when every unfound word has had one. The difficult last word
 * comes first.
 */
export const nextToHint = ({ found, hinted }: Play): number =>
  found.findLastIndex((is, i) => !is && !hinted[i]);

/** Carries out a move. Returns null, or the reason why the move is illegal. An illegal move changes nothing. */
export function applyMove(play: Play, move: Move): string | null {
  if (isFinished(play)) return 'move after the end';
  if (move[0] === 'hint') {
    const word = nextToHint(play);
    if (word < 0) return 'nothing to hint at';
    play.hinted[word] = true;
    play.penaltyMs += HINT_PENALTY_MS;
    return null;
  }
  const word = wordBetween(play.level, move[1], move[2]);
  if (word < 0) return `no word from ${move[1]} to ${move[2]}`;
  if (play.found[word]) return `word ${word} is found already`;
  play.found[word] = true;
  return null;
}

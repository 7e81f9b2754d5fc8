/** A scene in play, and the effect of each move. The replay and the screen share this code. */
import { FINGER_RADIUS, FREE_MISSES, HINT_PENALTY_MS, MISS_PENALTY_MS } from './config';
import { objectAt } from './object-geometry';
import type { Level, PlacedObject, Move } from './types';

export interface Play {
  level: Level;
  /** Whether each object of the list has been found. */
  found: boolean[];
  hinted: boolean[];
  /** The number of wrong taps since the last find. */
  misses: number;
  penaltyMs: number;
}

/** Begins a level. */
export function createPlay(level: Level): Play {
  const none = level.wanted.map(() => false);
  return { level, found: none, hinted: [...none], misses: 0, penaltyMs: 0 };
}

export const countFound = ({ found }: Play): number => found.filter(Boolean).length;
export const isFinished = ({ found }: Play): boolean => found.every(Boolean);
/** Returns the list index of the object for the next hint, or −1 when every remaining object has had one. */
export const nextToHint = ({ found, hinted }: Play): number => found.findIndex((is, i) => !is && !hinted[i]);

/** Returns the objects that are still in the scene. Found objects have been removed. */
export const objectsLeft = ({ level, found }: Play): PlacedObject[] =>
  level.lying.filter((_, at) => !found[level.wanted.indexOf(at)]);

const D = Math.round(FINGER_RADIUS * 0.7);
const TAP_OFFSETS = [
  [0, 0],
  [FINGER_RADIUS, 0],
  [-FINGER_RADIUS, 0],
  [0, FINGER_RADIUS],
  [0, -FINGER_RADIUS],
  [D, D],
  [-D, D],
  [D, -D],
  [-D, -D],
] as const;

/** Returns the list index of the object to find that is visible at a point, or close enough to it. Returns −1 for none. */
export function targetAt(play: Play, x: number, y: number): number {
  const { level, found } = play;
  const placedObjects = objectsLeft(play);
  for (const [dx, dy] of TAP_OFFSETS) {
    const tappedObject = placedObjects[objectAt(placedObjects, x + dx, y + dy)];
    const position = tappedObject ? level.wanted.indexOf(level.lying.indexOf(tappedObject)) : -1;
    if (position >= 0 && !found[position]) return position;
  }
  return -1;
}

/** Carries out a move. Returns null, or the reason why the move is illegal. An illegal move changes nothing. */
export function applyMove(play: Play, move: Move): string | null {
  if (isFinished(play)) return 'move after the end';
  if (move[0] === 'hint') {
    const position = nextToHint(play);
    if (position < 0) return 'nothing to hint at';
    play.hinted[position] = true;
    play.penaltyMs += HINT_PENALTY_MS;
    return null;
  }
  const position = targetAt(play, move[1], move[2]);
  if (position >= 0) {
    play.found[position] = true;
    play.misses = 0;
    return null;
  }
  play.misses++;
  if (play.misses > FREE_MISSES) play.penaltyMs += MISS_PENALTY_MS;
  return null;
}

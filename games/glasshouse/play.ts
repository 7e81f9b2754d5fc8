/** A greenhouse being opened, and what a pane does. Replay and the screen share this. */
import { createRandom } from '../kit/seeded-random';
import { FORGOTTEN_MS, SIZES, type Edition } from './config';
import { pickAlike, pickUnlike } from './plants';
import type { Level, ModeKey, Move, Play } from './types';

/** Makes the level of a seed; equal arguments give equal levels for ever. */
export function makeLevel({ keyword, of, isAlike }: Edition, mode: ModeKey, seed: string): Level {
  const random = createRandom(`${keyword} ${mode} ${seed}`);
  const { columns, rows } = SIZES[of][mode];
  const pick = isAlike ? pickAlike : pickUnlike;
  const kinds = pick((columns * rows) / of, random);
  return { columns, plants: random.shuffle(kinds.flatMap((kind) => Array<number>(of).fill(kind))), of };
}

/** Begins a level. */
export const createPlay = (level: Level): Play => ({
  level,
  open: [],
  kept: level.plants.map(() => false),
  seen: level.plants.map(() => false),
  misses: 0,
  penaltyMs: 0,
});

export const countKept = ({ kept }: Play): number => kept.filter(Boolean).length;
export const isFinished = ({ kept }: Play): boolean => kept.every(Boolean);

/** Whether a stranger stands open, so that the next move closes the group. */
export const hasStranger = ({ level, open }: Play): boolean =>
  open.some((cell) => level.plants[cell] !== level.plants[open[0]!]);

/** Whether a pane that would have gone on with the open ones had been seen before. */
const wasKnown = ({ level, kept, seen }: Play, open: readonly number[]): boolean =>
  level.plants.some(
    (plant, cell) => plant === level.plants[open[0]!] && seen[cell] && !kept[cell] && !open.includes(cell),
  );

/** Carries out a move. Returns null, or why it is illegal; an illegal move changes nothing. */
export function applyMove(play: Play, [cell]: Move): string | null {
  const { level, kept, seen } = play;
  if (isFinished(play)) return 'move after the end';
  if (cell >= level.plants.length) return `no pane ${cell}`;
  if (kept[cell]) return `pane ${cell} is lit`;
  const open = hasStranger(play) ? [] : play.open;
  if (open.includes(cell)) return `pane ${cell} is open`;
  play.open = [...open, cell];
  if (hasStranger(play)) {
    play.misses += 1;
    if (wasKnown(play, open)) play.penaltyMs += FORGOTTEN_MS;
  } else if (play.open.length === level.of) {
    for (const one of play.open) kept[one] = true;
    play.open = [];
  }
  seen[cell] = true;
  return null;
}

/** Panes in an order that opens every group without a miss. */
export function solve({ plants }: Level): number[] {
  return [...new Set(plants)].flatMap((kind) =>
    plants.flatMap((plant, cell) => (plant === kind ? [cell] : [])),
  );
}

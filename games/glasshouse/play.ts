/** A greenhouse in play, and the effect of opening a pane. The replay and the screen share this code. */
import { createRandom, type Random } from '../kit/seeded-random';
import { FORGOTTEN_MS, type Edition } from './config';
import { pickAlike, pickUnlike } from './plants';
import type { Face, Level, ModeKey, Move, Plant, Play } from './types';

/** Gives a random one of each pair the other face. */
const assignFaces = (plants: readonly Plant[], other: Face, random: Random): Face[] => {
  const faces = plants.map((): Face => 'plant');
  if (other === 'plant') return faces;
  for (const kind of new Set(plants)) {
    const isFirst = random.below(2) === 0;
    faces[isFirst ? plants.indexOf(kind) : plants.lastIndexOf(kind)] = other;
  }
  return faces;
};

/** Returns the level of a seed. Equal arguments always give equal levels. */
export function makeLevel(edition: Edition, mode: ModeKey, seed: string): Level {
  const { keyword, sizes, groupSize, other, twist, isAlike } = edition;
  const random = createRandom(`${keyword} ${mode} ${seed}`);
  const { columns, rows } = sizes[mode];
  const pick = isAlike ? pickAlike : pickUnlike;
  const kinds = pick((columns * rows) / groupSize, random);
  const plants = random.shuffle(kinds.flatMap((kind) => Array<number>(groupSize).fill(kind)));
  return { columns, plants, faces: assignFaces(plants, other, random), groupSize, twist };
}

/** Begins a level. */
export const createPlay = (level: Level): Play => ({
  level,
  plants: [...level.plants],
  faces: [...level.faces],
  isLooking: level.twist === 'look',
  open: [],
  paired: level.plants.map(() => false),
  isSeen: level.plants.map(() => level.twist === 'look'),
  misses: 0,
  penaltyMs: 0,
});

export const countSaved = ({ paired }: Play): number => paired.filter(Boolean).length;
export const isFinished = ({ paired }: Play): boolean => paired.every(Boolean);

/** Returns whether a plant of another kind is open, so that the next move closes the open panes. */
export const hasStranger = ({ plants, open }: Play): boolean =>
  open.some((cell) => plants[cell] !== plants[open[0]!]);

/** Returns whether the player had already seen another pane that matches the open ones. */
const wasSeenBefore = ({ plants, paired, isSeen }: Play, open: readonly number[]): boolean =>
  plants.some(
    (plant, cell) => plant === plants[open[0]!] && isSeen[cell] && !paired[cell] && !open.includes(cell),
  );

/** Swaps the two plants of a miss when their panes close. */
const swapPanes = ({ plants, faces, open: [one, other] }: Play): void => {
  if (one === undefined || other === undefined) return;
  [plants[one], plants[other]] = [plants[other]!, plants[one]!];
  [faces[one], faces[other]] = [faces[other]!, faces[one]!];
};

/** Carries out a move. Returns null, or the reason why the move is illegal. An illegal move changes nothing. */
export function applyMove(play: Play, [cell]: Move): string | null {
  const { level, paired, isSeen } = play;
  if (isFinished(play)) return 'move after the end';
  if (cell >= level.plants.length) return `no pane ${cell}`;
  if (paired[cell]) return `pane ${cell} is lit`;
  const isClosing = hasStranger(play);
  const open = isClosing ? [] : play.open;
  if (open.includes(cell)) return `pane ${cell} is open`;
  if (isClosing && level.twist === 'swap') swapPanes(play);
  play.isLooking = false;
  play.open = [...open, cell];
  if (hasStranger(play)) {
    play.misses += 1;
    if (wasSeenBefore(play, open)) play.penaltyMs += FORGOTTEN_MS;
  } else if (play.open.length === level.groupSize) {
    for (const one of play.open) paired[one] = true;
    play.open = [];
  }
  isSeen[cell] = true;
  return null;
}

/** Returns the panes in an order that completes every group without a miss. */
export function solve({ plants }: Pick<Level, 'plants'>): number[] {
  return [...new Set(plants)].flatMap((kind) =>
    plants.flatMap((plant, cell) => (plant === kind ? [cell] : [])),
  );
}

/** The tower in play, and the effect of each bell. The replay and the screen share this code. */
import type { LevelSpec } from '@/lib/domain/games/game-rules';
import { createRandom, type Random } from '../../kit/seeded-random';
import { rememberLevels } from '../../kit/shell/rules';
import type { BellMode } from '../types';
import { makeRhythm, makeTune } from './melody';
import { LISTEN_MOVE, type Level, type Move, type Outcome, type Play, type Floor } from './types';

/** The bells of a floor as steps of the major scale, by the number of bells. */
const SCALES: Readonly<Record<number, readonly number[]>> = {
  4: [0, 1, 2, 4],
  5: [0, 1, 2, 4, 5],
  6: [0, 1, 2, 3, 4, 5],
  8: [0, 1, 2, 3, 4, 5, 6, 7],
};

/** The number of bells and the phrase lengths of each floor, from the bottom up. */
const PLANS: Record<BellMode, readonly { bells: number; lengths: readonly number[] }[]> = {
  first: [{ bells: 4, lengths: [2, 3, 4, 5] }],
  tower: [
    { bells: 4, lengths: [3, 4, 5, 6] },
    { bells: 5, lengths: [3, 5, 6, 7] },
    { bells: 5, lengths: [4, 6, 7, 8] },
    { bells: 6, lengths: [4, 6, 8, 9] },
    { bells: 8, lengths: [4, 6, 8, 9] },
    { bells: 8, lengths: [5, 7, 9, 10] },
  ],
  endless: [{ bells: 8, lengths: Array.from({ length: 38 }, (_, i) => i + 3) }],
};

export const LANTERNS = 3;
export const POINTS = { note: 10, phrase: 20, clean: 30, floor: 100, lantern: 150 } as const;
export const MAX_MOVES = 3_000;

function makeFloor(random: Random, bells: number, lengths: readonly number[]): Floor {
  const scale = SCALES[bells]!;
  const chordal = scale.flatMap((step, position) => ([0, 2, 4].includes(step) ? [position] : []));
  const length = lengths.at(-1)!;
  return {
    bells: scale,
    tune: makeTune(random, bells, length, chordal),
    rhythm: makeRhythm(random, length),
    lengths,
  };
}

/** Returns the tower of a spec. */
export const levelFor = rememberLevels(({ seed, mode }: LevelSpec): Level => {
  const key = mode as BellMode;
  const random = createRandom(`${seed} bells ${mode}`);
  return { mode: key, floors: PLANS[key].map(({ bells, lengths }) => makeFloor(random, bells, lengths)) };
});

/** Begins a level. */
export const createPlay = (level: Level): Play => ({
  level,
  penaltyMs: 0,
  floor: 0,
  turn: 0,
  rung: 0,
  lanterns: LANTERNS,
  isClean: true,
  streak: 0,
  phrases: 0,
  score: 0,
  ending: null,
});

export const floorOf = ({ level, floor }: Play): Floor =>
  level.floors[Math.min(floor, level.floors.length - 1)]!;

/** Returns the notes of the current phrase. */
export const phraseOf = (play: Play): readonly number[] => {
  const { tune, lengths } = floorOf(play);
  return tune.slice(0, lengths[play.turn]);
};

export const isFinished = ({ ending }: Play): boolean => ending !== null;

/** Returns the finished fraction, 0 to 1. It is 1 only for a finished run. */
export function progressOf({ ending, level, phrases }: Play): number {
  if (ending) return 1;
  const all = level.floors.reduce((sum, { lengths }) => sum + lengths.length, 0);
  return phrases / (all + 1);
}

function endPhrase(play: Play): Outcome {
  const { lengths } = floorOf(play);
  play.streak = play.isClean ? play.streak + 1 : 0;
  // Only a complete phrase scores. Otherwise, notes that are repeated after a wrong bell would count twice.
  play.score += phraseOf(play).length * POINTS.note + POINTS.phrase;
  if (play.isClean) play.score += POINTS.clean * Math.min(5, play.streak);
  play.phrases++;
  play.turn++;
  play.rung = 0;
  play.isClean = true;
  if (play.turn < lengths.length) return 'phrase';
  play.turn = 0;
  play.floor++;
  play.score += POINTS.floor;
  if (play.floor === play.level.floors.length) {
    play.ending = 'whole';
    play.score += play.lanterns * POINTS.lantern;
  } else play.lanterns = Math.min(LANTERNS, play.lanterns + 1);
  return 'floor';
}

/** Rings a bell of the floor, or plays the phrase again. The play must not be over. */
export function ringBell(play: Play, bell: number): Outcome {
  if (bell === LISTEN_MOVE) {
    play.isClean = false;
    play.rung = 0;
    return 'listen';
  }
  const phrase = phraseOf(play);
  if (phrase[play.rung] !== bell) {
    play.lanterns--;
    play.isClean = false;
    play.rung = 0;
    if (!play.lanterns) play.ending = 'dark';
    return 'wrong';
  }
  play.rung++;
  return play.rung === phrase.length ? endPhrase(play) : 'right';
}

/** Carries out a move. Returns null, or the reason why the move is illegal. An illegal move changes nothing. */
export function applyMove(play: Play, [bell]: Move): string | null {
  if (play.ending) return 'move after the end';
  if (bell !== LISTEN_MOVE && bell >= floorOf(play).bells.length) return `no bell ${bell}`;
  ringBell(play, bell);
  return null;
}

/** Generates a level from its seed: the scene, the cut, the pieces in the tray. */
import { dateOfSeed, weekdayOf } from '@/lib/domain/days/daily-seed';
import type { LevelSpec } from '@/lib/domain/games/game-rules';
import { createRandom } from '../kit/seeded-random';
import { sizeOfMode, WEEK, type Edition } from './config';
import { makePieceGrid } from './cut';
import { DAILY_SCENES, type Level, type ModeKey, type SceneKey, type Turns } from './types';

const DAY_MS = 86_400_000;
/**
 * The step between the scenes of successive weeks. Eight consecutive days always have different scenes, and a weekday
 * does not always get the same scene.
 */
const STRIDE = 3;

/** Returns the size of a level: the mode's size, or for a daily the weekday's (Wednesday's when the seed has no date). */
export function resolveSize({ seed, mode }: LevelSpec) {
  if (mode !== 'daily') return sizeOfMode(mode as Exclude<ModeKey, 'daily'>);
  const date = dateOfSeed(seed);
  return WEEK[date ? weekdayOf(date) : 2]!;
}

/** Generates the level of an edition. Equal arguments always give equal levels. */
export function generateLevel(edition: Edition, spec: LevelSpec): Level {
  const { columns, rows, isTurned } = resolveSize(spec);
  const random = createRandom(`lamplight-jigsaw ${spec.seed} ${spec.mode}`);
  const scene = edition.scene ?? pickScene(spec.seed, random.below(DAILY_SCENES.length));
  const pieceGrid = makePieceGrid(columns, rows, random);
  const tray = random.shuffle(Array.from({ length: columns * rows }, (_, piece) => piece));
  const turns = tray.map(() => (isTurned ? random.below(4) : 0) as Turns);
  return { scene, pictureSeed: `${scene} ${spec.seed}`, pieceGrid, isTurned, tray, turns };
}

function pickScene(seed: string, otherwise: number): SceneKey {
  const date = dateOfSeed(seed);
  const day = date ? Math.round(Date.parse(`${date}T00:00:00Z`) / DAY_MS) : null;
  return DAILY_SCENES[day === null ? otherwise : (day * STRIDE) % DAILY_SCENES.length]!;
}

/** Plays Orbit Keeper by its own rules: moves to where the next stone lands, and deflects embers with pulses. */
import { Moves, Recorder, Replay, type World } from '@/games/orbit-keeper/compiled/replay.mjs';
import { MODES } from '@/games/orbit-keeper/config';
import { readMoves, type Move } from '@/games/orbit-keeper/log';
import type { LevelSpec } from '@/lib/domain/games/game-rules';

export interface PlayedRun {
  moves: Move[];
  /** The moves as the Flash file records them. */
  text: string;
  ticks: number;
  score: number;
  isOver: boolean;
}

const TICKS_PER_SECOND = 60;
const EMBER = 2;
/** Pebble, boulder, moth, wreck and hulk: the objects that put out a lamp. */
const HARMFUL = new Set([0, 1, 4, 5, 6]);
const PLANET = 62;
const SLOWEST = 20;
const DANGER_DISTANCE = 75;

const NO_INPUT = { code: Moves.LIMITS.still, isPulse: false };

const decideInput = ({ bodies, keeper }: World): { code: number; isPulse: boolean } => {
  const falling = bodies.filter(({ isFlung }) => !isFlung);
  const times = falling
    .filter(({ kind }) => HARMFUL.has(kind))
    .map(({ x, y, vx, vy }) => ({
      code: Moves.aim(Math.atan2(y, x), Math.hypot(x, y)),
      time: (Math.hypot(x, y) - PLANET) / Math.max(SLOWEST, Math.hypot(vx, vy)),
    }))
    .sort((a, b) => a.time - b.time);
  const isPulse = falling.some(
    ({ kind, x, y }) => kind === EMBER && Math.hypot(x - keeper.x, y - keeper.y) < DANGER_DISTANCE,
  );
  return { code: times[0]?.code ?? Moves.LIMITS.still, isPulse };
};

/**
 * Plays until the last lamp is out, or for a maximum number of seconds, then ends the game.
 * @param attentiveSeconds seconds after which the player stops reacting
 */
export const playOrbit = (
  { seed, mode }: LevelSpec,
  seconds: number,
  attentiveSeconds = seconds,
): PlayedRun => {
  const { world } = new Replay(
    MODES.findIndex(({ key }) => key === mode),
    seed,
  );
  const recorder = new Recorder();
  while (!world.isOver && world.tick < seconds * TICKS_PER_SECOND) {
    const isAttentive = world.tick < attentiveSeconds * TICKS_PER_SECOND;
    const { code, isPulse } = isAttentive ? decideInput(world) : NO_INPUT;
    world.steer(recorder.hold(world.tick, code));
    if (isPulse) recorder.pulse(world.tick);
    world.step(isPulse);
    world.happenings.length = 0;
  }
  recorder.end(world.tick);
  const moves = readMoves(recorder.text);
  if (!moves) throw new Error('The record cannot be read.');
  return { moves, text: recorder.text, ticks: world.tick, score: world.score, isOver: world.isOver };
};

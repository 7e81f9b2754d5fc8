/**
 * Simulates a race over a circuit tick by tick. Uses only sums, products, roots and a table of sines, so that every
 * JavaScript engine computes exactly the same result.
 */
import { CIRCLE, cosineOf, sineOf } from '../circle';
import { indexOf } from '../legs';
import { createRace } from '../race';
import { BRAKE, steerOfKeys, type Engine, type Listener, type Race } from '../types';
import { lapsOf, type Surface } from './circuits';
import { ROAD, trackOf, type Track } from './track';

export interface TablePlay extends Race {
  readonly track: Track;
  x: number;
  y: number;
  vx: number;
  vy: number;
  /** The direction of the car in parts of a circle. 0 faces right, and increasing values turn clockwise. */
  heading: number;
  wheel: number;
  /** The index of the nearest track sample. */
  at: number;
  /** The number of samples driven since the start line, including laps. */
  way: number;
  lap: number;
  /** The tick at the end of each lap. */
  laps: number[];
  walls: number;
  /** The sideways slip of the car, used for images and sounds. */
  slip: number;
  isOnVerge: boolean;
  /** The number of ticks that the car has driven in the wrong direction. */
  astray: number;
}

export const CAR = {
  fastest: 0.42,
  pull: 0.0155,
  brake: 0.0085,
  turn: 11.5,
  wheel: 0.14,
  rolling: 0.09,
} as const;
const SWING = { turn: 1.35, grip: 0.55 } as const;
const WALL = { bounce: 1.3, loss: 1.5, most: 0.55 } as const;
/** A slow car that faces a curb is turned along it by `turn` parts of a circle per tick, until it moves again. */
const NOSE = { reach: 0.5, from: 0.12, until: 0.34, turn: 18 } as const;
/** The strength of easy steering: `alone` without the player's steering, `help` when the player steers too. */
const EASY_STEERING = { fastest: 0.8, lead: 7, help: 0.55, alone: 0.5, straight: 0.04 } as const;
/** The number of ticks in the wrong direction before the first warning, and between further warnings. */
const ASTRAY = { speed: 0.02, first: 24, again: 72 } as const;
const BEHIND_LINE = 4;
const LONGEST_TICKS = 5 * 60 * 60;
const SEARCH = 6;

/** For each surface, the fraction of a slide that a tick removes, and the maximum fraction of full speed. */
export const SURFACES: Readonly<Record<Surface, { grip: number; maxSpeedShare: number }>> = {
  wood: { grip: 0.13, maxSpeedShare: 1 },
  cobble: { grip: 0.17, maxSpeedShare: 0.95 },
  wet: { grip: 0.05, maxSpeedShare: 1 },
  gravel: { grip: 0.08, maxSpeedShare: 0.8 },
  rug: { grip: 0.25, maxSpeedShare: 0.88 },
};

const clamp = (value: number, from: number, to: number) => Math.max(from, Math.min(to, value));

/** Returns a direction as one of `CIRCLE` equal steps. Searches a table, because JavaScript engines compute different arc tangents. */
export function circlePartOf(dx: number, dy: number): number {
  let [best, found] = [-2, 0];
  for (let step = CIRCLE / 16, from = 0, to = CIRCLE; step >= 1; step = Math.floor(step / 3)) {
    for (let part = from; part <= to; part += step) {
      const fit = dx * cosineOf(part) + dy * sineOf(part);
      if (fit > best) [best, found] = [fit, part];
    }
    [from, to] = [found - step, found + step];
    if (step === 1) break;
  }
  return ((found % CIRCLE) + CIRCLE) % CIRCLE;
}

function beginTableRace(mode: string): TablePlay | null {
  const index = indexOf(mode);
  if (!mode.startsWith('t') || index < 0) return null;
  const track = trackOf(index);
  const at = track.count - BEHIND_LINE;
  return {
    ...createRace(mode),
    track,
    x: track.xs[at]!,
    y: track.ys[at]!,
    vx: 0,
    vy: 0,
    heading: circlePartOf(track.dxs[at]!, track.dys[at]!),
    wheel: 0,
    at,
    way: -BEHIND_LINE,
    lap: 0,
    laps: [],
    walls: 0,
    slip: 0,
    isOnVerge: false,
    astray: 0,
  };
}

function findOnTrack(play: TablePlay): void {
  const { xs, ys, count } = play.track;
  let [nearest, best] = [Infinity, 0];
  for (let step = -SEARCH; step <= SEARCH; step++) {
    const i = (play.at + step + count) % count;
    const [dx, dy] = [xs[i]! - play.x, ys[i]! - play.y];
    const distance = dx * dx + dy * dy;
    if (distance < nearest) [nearest, best] = [distance, step];
  }
  play.at = (play.at + best + count) % count;
  play.way += best;
}

/** Returns the steering of easy steering toward a point ahead on the track, −1 to 1. */
function steeringHelpOf(play: TablePlay, cos: number, sin: number): number {
  const { track, at } = play;
  const i = (at + EASY_STEERING.lead) % track.count;
  const [dx, dy] = [track.xs[i]! - play.x, track.ys[i]! - play.y];
  const length = Math.sqrt(dx * dx + dy * dy) || 1;
  return clamp(((cos * dy - sin * dx) / length) * 2.4, -1, 1);
}

/** Returns how tight the road ahead is: 0 is straight, 1 is a right angle. */
function curveTightness({ track, at }: TablePlay): number {
  const i = (at + 12) % track.count;
  return 1 - (track.dxs[at]! * track.dxs[i]! + track.dys[at]! * track.dys[i]!);
}

/** Easy steering corrects the car on straights. In a bend, it helps only if the player also steers in that direction. */
function applySteeringHelp(play: TablePlay, targetSteer: number, help: number): number {
  if (targetSteer !== 0)
    return clamp(targetSteer * (1 - EASY_STEERING.help * 0.4) + help * EASY_STEERING.help, -1, 1);
  return curveTightness(play) < EASY_STEERING.straight ? help * EASY_STEERING.alone : 0;
}

function steerCar(play: TablePlay, cos: number, sin: number, speed: number, isBraking: boolean): void {
  let targetSteer = steerOfKeys(play.held);
  if (play.isEasy) targetSteer = applySteeringHelp(play, targetSteer, steeringHelpOf(play, cos, sin));
  play.wheel += clamp(targetSteer - play.wheel, -CAR.wheel, CAR.wheel);
  const share = Math.min(1, speed / (CAR.fastest * CAR.rolling * 4));
  play.heading += play.wheel * CAR.turn * share * (isBraking && speed > CAR.fastest * 0.35 ? SWING.turn : 1);
  play.heading = ((play.heading % CIRCLE) + CIRCLE) % CIRCLE;
}

/** Turns a slow car that faces a curb along the curb, in the driving direction. */
function turnNose(play: TablePlay, ax: number, ay: number, sideways: number): void {
  if (Math.abs(sideways) < ROAD.wall - NOSE.reach) return;
  const maxSpeed = CAR.fastest * NOSE.until;
  if (play.vx * play.vx + play.vy * play.vy > maxSpeed * maxSpeed) return;
  const [cos, sin] = [cosineOf(play.heading), sineOf(play.heading)];
  if ((cos * ax + sin * ay) * Math.sign(sideways) < NOSE.from) return;
  play.heading = (play.heading + (sideways < 0 ? NOSE.turn : CIRCLE - NOSE.turn)) % CIRCLE;
}

function meetWall(play: TablePlay, on: Listener): void {
  const { track, at } = play;
  const [ax, ay] = [-track.dys[at]!, track.dxs[at]!];
  const sideways = (play.x - track.xs[at]!) * ax + (play.y - track.ys[at]!) * ay;
  play.isOnVerge = Math.abs(sideways) > ROAD.half;
  turnNose(play, ax, ay, sideways);
  if (Math.abs(sideways) <= ROAD.wall) return;
  const side = Math.sign(sideways);
  play.x -= ax * (sideways - side * ROAD.wall);
  play.y -= ay * (sideways - side * ROAD.wall);
  const impactSpeed = (play.vx * ax + play.vy * ay) * side;
  if (impactSpeed <= 0) return;
  play.vx -= ax * side * impactSpeed * WALL.bounce;
  play.vy -= ay * side * impactSpeed * WALL.bounce;
  const speedShare = 1 - Math.min(WALL.most, (impactSpeed / CAR.fastest) * WALL.loss);
  play.vx *= speedShare;
  play.vy *= speedShare;
  if (impactSpeed < CAR.fastest * 0.1) return;
  play.walls++;
  on('wall', impactSpeed / CAR.fastest);
}

function warnWrongDirection(play: TablePlay, on: Listener): void {
  const { track, at } = play;
  const along = play.vx * track.dxs[at]! + play.vy * track.dys[at]!;
  play.astray = along < -ASTRAY.speed ? play.astray + 1 : 0;
  if (play.astray % ASTRAY.again === ASTRAY.first) on('astray', play.astray);
}

function passLine(play: TablePlay, on: Listener): void {
  if (play.way < play.track.count * (play.lap + 1)) return;
  play.lap++;
  play.laps.push(play.tick);
  if (play.lap < lapsOf(play.track.circuit)) return on('lap', play.lap);
  play.ending = 'home';
  on('home', 0);
}

function stepTable(play: TablePlay, on: Listener): void {
  if (play.ending) return;
  play.tick++;
  const isBraking = (play.held & BRAKE) !== 0;
  let [cos, sin] = [cosineOf(play.heading), sineOf(play.heading)];
  const speed = Math.sqrt(play.vx * play.vx + play.vy * play.vy);
  steerCar(play, cos, sin, speed, isBraking);
  [cos, sin] = [cosineOf(play.heading), sineOf(play.heading)];
  const { grip, maxSpeedShare: maxSpeed } = SURFACES[play.track.surfaces[play.at]!];
  let forward = play.vx * cos + play.vy * sin;
  let sideways = play.vy * cos - play.vx * sin;
  let maxForward = CAR.fastest * maxSpeed * (play.isOnVerge ? 0.72 : 1);
  if (play.isEasy) maxForward *= EASY_STEERING.fastest * (1 - 0.42 * Math.min(1, curveTightness(play)));
  if (isBraking) forward -= Math.min(Math.max(0, forward), CAR.brake);
  else if (forward < maxForward) forward += (maxForward - forward) * CAR.pull + 0.0005;
  else forward -= (forward - maxForward) * 0.06;
  sideways *= 1 - grip * (isBraking ? SWING.grip : 1);
  play.slip = Math.abs(sideways);
  play.vx = forward * cos - sideways * sin;
  play.vy = forward * sin + sideways * cos;
  play.x += play.vx;
  play.y += play.vy;
  findOnTrack(play);
  meetWall(play, on);
  warnWrongDirection(play, on);
  passLine(play, on);
  if (play.tick < LONGEST_TICKS || play.ending) return;
  play.ending = 'late';
  on('late', 0);
}

export const tableEngine: Engine<TablePlay> = {
  begin: beginTableRace,
  step: stepTable,
  progressOf: ({ ending, way, track }) =>
    ending === 'home' ? 1 : clamp(way / (track.count * lapsOf(track.circuit)), 0, 0.99),
};

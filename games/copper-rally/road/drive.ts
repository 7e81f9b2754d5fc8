/**
 * Simulates a race over a stage tick by tick. Uses only sums, products and rounding, so that every JavaScript engine
 * computes exactly the same result.
 */
import { indexOf, isEasyMode } from '../legs';
import { createRace } from '../race';
import { BOOST, BRAKE, steerOfKeys, type Engine, type Listener, type Race } from '../types';
import { courseOf, segmentAt, wallOf, type Course, type TrafficCar } from './course';
import {
  BURST,
  CAR,
  CRASH,
  DRAFT,
  EASY_STEERING,
  LENGTHS,
  OUTWARD_PULL,
  COLLISION_DISTANCE,
  SLIDE_TUNING,
  VERGE,
  WALL,
  WHEEL,
  WIDTHS,
} from './tuning';

export interface RoadPlay extends Race {
  readonly course: Course;
  z: number;
  /** The position across the road, where −1 and 1 are its edges. */
  x: number;
  speed: number;
  wheel: number;
  /** The direction of a slide (0 for none), and its duration in ticks. */
  slide: number;
  slid: number;
  /** The remaining ticks of a boost, and of the push after a slide. */
  burst: number;
  push: number;
  /** The amount of lamplight available for a boost. */
  glow: number;
  isDrafting: boolean;
  lamps: number;
  crashes: number;
  /** The number of ticks in which no further collision counts. */
  safe: number;
  /** The number of ticks left on the clock. */
  left: number;
  gate: number;
  nextLamp: number;
  taken: Set<number>;
}

const clamp = (value: number, from: number, to: number) => Math.max(from, Math.min(to, value));
const TICKS = 60;

function beginRoadRace(mode: string): RoadPlay | null {
  const index = indexOf(mode);
  if (!mode.startsWith('r') || index < 0) return null;
  const course = courseOf(index);
  const isEasy = isEasyMode(mode);
  return {
    ...createRace(mode),
    course,
    z: 0,
    x: 0.3,
    speed: 0,
    wheel: 0,
    slide: 0,
    slid: 0,
    burst: 0,
    push: 0,
    glow: BURST.price,
    isDrafting: false,
    lamps: 0,
    crashes: 0,
    safe: 0,
    left: course.stage.clock[0] * TICKS * (isEasy ? 1.6 : 1),
    gate: 0,
    nextLamp: 0,
    taken: new Set(),
  };
}

/** Returns the position of another vehicle at a tick, in meters from the start. */
export const trafficPositionOf = ({ z, speed }: TrafficCar, tick: number): number => z + speed * tick;

function turnWheel(play: RoadPlay): void {
  const targetSteer = steerOfKeys(play.held);
  const isBack = targetSteer === 0 || targetSteer * play.wheel < 0;
  const maxTurn = isBack ? WHEEL.back : WHEEL.turn;
  play.wheel += clamp(targetSteer - play.wheel, -maxTurn, maxTurn);
}

function endSlide(play: RoadPlay, on: Listener): void {
  const earned = SLIDE_TUNING.pushes.find(([ticks]) => play.slid >= ticks);
  if (earned) {
    play.push = Math.max(play.push, earned[1]);
    on('spark', earned[1]);
  }
  play.slide = play.slid = 0;
}

function continueSlide(play: RoadPlay, on: Listener): void {
  const share = play.speed / CAR.fastest;
  if (play.slide) {
    play.slid++;
    const isLetGo = play.wheel * play.slide < SLIDE_TUNING.wheel * 0.4;
    if (share < SLIDE_TUNING.until) play.slide = play.slid = 0;
    else if (isLetGo) endSlide(play, on);
    return;
  }
  const isRequested =
    (play.held & BRAKE) !== 0 && Math.abs(play.wheel) > SLIDE_TUNING.wheel && share > SLIDE_TUNING.from;
  if (!isRequested) return;
  play.slide = Math.sign(play.wheel);
  play.slid = 0;
  on('drift', 0);
}

/** Returns the top speed that the road ahead allows under easy steering. */
function maxEasySpeed(play: RoadPlay): number {
  let tight = 0;
  for (let i = 0; i < EASY_STEERING.look; i++)
    tight = Math.max(tight, Math.abs(segmentAt(play.course, play.z + i * 5).curve));
  return CAR.fastest * clamp(1.12 - tight * 0.025, 0.6, EASY_STEERING.fastest);
}

function changeSpeed(play: RoadPlay, slope: number): void {
  const isPushed = play.burst > 0 || play.push > 0;
  let maxSpeed: number = CAR.fastest * (1 - slope * 0.9);
  if (play.burst > 0) maxSpeed *= BURST.most;
  else if (play.push > 0) maxSpeed *= BURST.push;
  else if (play.isDrafting) maxSpeed *= DRAFT.most;
  if (play.isEasy && !isPushed) maxSpeed = Math.min(maxSpeed, maxEasySpeed(play));
  if (Math.abs(play.x) > VERGE.from) {
    const edge = CAR.fastest * (isPushed ? 0.72 : VERGE.most);
    if (play.speed > edge) play.speed -= Math.min(VERGE.drag, play.speed - edge);
    maxSpeed = Math.min(maxSpeed, edge);
  }
  if (play.slide) {
    const hold = CAR.fastest * SLIDE_TUNING.hold;
    if (play.speed > hold && !isPushed) play.speed -= (play.speed - hold) * SLIDE_TUNING.fade * 4;
    else if (play.speed < hold) play.speed += (hold - play.speed) * SLIDE_TUNING.fade;
    return;
  }
  if (play.held & BRAKE) play.speed = Math.max(0, play.speed - CAR.brake);
  else if (play.speed < maxSpeed)
    play.speed += Math.min(
      maxSpeed - play.speed,
      (maxSpeed - play.speed) * (isPushed ? BURST.pull : CAR.pull) + CAR.least,
    );
  else play.speed -= Math.min(play.speed - maxSpeed, CAR.coast);
}

function moveAcross(play: RoadPlay, curve: number, wall: number, on: Listener): void {
  const share = play.speed / CAR.fastest;
  const grip = play.slide ? SLIDE_TUNING.grip : 1;
  const moving = Math.min(1, share * 4);
  play.x += play.wheel * WHEEL.reach * grip * (WHEEL.still + (1 - WHEEL.still) * Math.min(1, share)) * moving;
  // Easy steering corrects the car on straights. In a bend, it helps only if the player also steers in that direction.
  const isHelped = play.isEasy && (Math.abs(curve) < EASY_STEERING.straight || play.wheel * curve > 0);
  play.x -= curve * OUTWARD_PULL * (isHelped ? EASY_STEERING.outward : 1) * share * share;
  if (isHelped && Math.abs(play.x) > EASY_STEERING.edge)
    play.x -=
      Math.sign(play.x) *
      (Math.abs(play.x) - EASY_STEERING.edge) *
      EASY_STEERING.push *
      Math.min(1, share * 2);
  if (Math.abs(play.x) <= wall) return;
  play.x = Math.sign(play.x) * (wall - WALL.back);
  if (play.speed < CAR.fastest * 0.3) return;
  play.speed *= WALL.speedShare;
  play.burst = play.push = 0;
  play.slide = play.slid = 0;
  on('wall', 1);
}

function spendBurst(play: RoadPlay, on: Listener): void {
  if (play.burst > 0) play.burst--;
  if (play.push > 0) play.push--;
  if (!(play.held & BOOST) || play.burst > 0 || play.glow < BURST.price) return;
  play.glow -= BURST.price;
  play.burst = BURST.ticks;
  on('boost', 0);
}

function gatherLamps(play: RoadPlay, on: Listener): void {
  const { lamps } = play.course;
  while (play.nextLamp < lamps.length && lamps[play.nextLamp]!.z <= play.z) {
    const lamp = lamps[play.nextLamp]!;
    if (Math.abs(lamp.x - play.x) < COLLISION_DISTANCE.lamp) {
      play.lamps++;
      play.taken.add(play.nextLamp);
      play.glow = Math.min(BURST.full, play.glow + BURST.lamp);
      on('lamp', play.lamps);
    }
    play.nextLamp++;
  }
}

function crash(play: RoadPlay, trafficCar: TrafficCar, on: Listener): void {
  const isHead = trafficCar.speed < 0;
  const remaining = play.speed * (isHead ? 0.25 : CRASH.speedShare);
  play.speed = isHead ? remaining : Math.max(Math.min(remaining, trafficCar.speed * 0.9), 0.08);
  play.burst = play.push = 0;
  play.slide = play.slid = 0;
  play.safe = CRASH.safeTicks;
  play.crashes++;
  on('crash', isHead ? 2 : 1);
}

function meetTraffic(play: RoadPlay, on: Listener): void {
  if (play.safe > 0) play.safe--;
  const wasDrafting = play.isDrafting;
  play.isDrafting = false;
  for (const trafficCar of play.course.trafficCars) {
    const distanceAhead = trafficPositionOf(trafficCar, play.tick) - play.z;
    if (distanceAhead < -20 || distanceAhead > DRAFT.metres + 14) continue;
    const sideDistance = Math.abs(trafficCar.x - play.x);
    const rear = distanceAhead - LENGTHS[trafficCar.kind] / 2;
    if (
      trafficCar.speed > 0 &&
      trafficCar.kind !== 'bike' &&
      rear > 0 &&
      rear < DRAFT.metres &&
      sideDistance < DRAFT.width
    )
      play.isDrafting = play.speed > CAR.fastest * 0.4;
    const touches =
      rear < COLLISION_DISTANCE.metres / 2 &&
      distanceAhead + LENGTHS[trafficCar.kind] / 2 > -COLLISION_DISTANCE.metres / 2;
    if (play.safe > 0 || !touches || sideDistance > WIDTHS[trafficCar.kind] + COLLISION_DISTANCE.car)
      continue;
    if (play.speed > trafficCar.speed) crash(play, trafficCar, on);
  }
  if (!play.isDrafting) return;
  play.glow = Math.min(BURST.full, play.glow + DRAFT.gain);
  if (!wasDrafting) on('draft', 0);
}

function passGate(play: RoadPlay, on: Listener): void {
  const { gates, stage } = play.course;
  if (play.z < gates[play.gate]!) return;
  play.gate++;
  if (play.gate === gates.length) {
    play.ending = 'home';
    return on('home', 0);
  }
  play.left += stage.clock[1] * TICKS * (play.isEasy ? 1.6 : 1);
  on('checkpoint', play.gate);
}

function stepRoad(play: RoadPlay, on: Listener): void {
  if (play.ending) return;
  play.tick++;
  const { course } = play;
  const segment = segmentAt(course, play.z);
  const slope = (segmentAt(course, play.z + 5).y - segment.y) / 5;
  turnWheel(play);
  continueSlide(play, on);
  spendBurst(play, on);
  const wasOff = Math.abs(play.x) > VERGE.from;
  changeSpeed(play, slope);
  moveAcross(play, segment.curve, wallOf(segment.scene), on);
  if (!wasOff && Math.abs(play.x) > VERGE.from) on('verge', 0);
  play.z += play.speed;
  gatherLamps(play, on);
  meetTraffic(play, on);
  passGate(play, on);
  play.left--;
  if (play.ending || play.left > 0) return;
  play.ending = 'late';
  on('late', 0);
}

export const roadEngine: Engine<RoadPlay> = {
  begin: beginRoadRace,
  step: stepRoad,
  progressOf: ({ ending, z, course }) =>
    ending === 'home' ? 1 : Math.min(0.99, Math.max(0, z / course.length)),
};

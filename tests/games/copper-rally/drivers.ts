/** Automatic drivers of different skill. They see only what a player sees, and use the same steering steps. */
import {
  BOOST,
  BRAKE,
  moveCodeOf,
  END_MOVE,
  STEPS,
  type Engine,
  type Move,
  type Race,
} from '@/games/copper-rally/types';
import { segmentAt } from '@/games/copper-rally/road/course';
import { roadEngine, trafficPositionOf, type RoadPlay } from '@/games/copper-rally/road/drive';
import { CAR, WIDTHS } from '@/games/copper-rally/road/tuning';
import { tableEngine, type TablePlay } from '@/games/copper-rally/table/drive';
import { CAR as TABLE_CAR, SURFACES } from '@/games/copper-rally/table/drive';
import { cosineOf, sineOf } from '@/games/copper-rally/circle';

/** An `ace` uses everything, a `fair` driver neither slides nor boosts, and a `learner` reacts late and brakes little. */
export type Skill = 'ace' | 'fair' | 'learner';

const clamp = (value: number, from: number, to: number) => Math.max(from, Math.min(to, value));

const LOOK_AHEAD: Readonly<Record<Skill, number>> = { ace: 60, fair: 45, learner: 20 };

function sharpestBendAhead(play: RoadPlay, metres: number): number {
  let tight = 0;
  for (let z = 10; z < metres; z += 5) {
    const { curve } = segmentAt(play.course, play.z + z);
    if (Math.abs(curve) > Math.abs(tight)) tight = curve;
  }
  return tight;
}

/** Returns the target position across the road: on a row of lamps or inside the bend, and clear of any car ahead. */
function targetLineFor(play: RoadPlay, skill: Skill): number {
  const bend = sharpestBendAhead(play, 50);
  let aim = clamp(bend * 0.05, -0.7, 0.7);
  if (skill !== 'learner' && Math.abs(bend) < 9) {
    const lamp = play.course.lamps[play.nextLamp];
    if (lamp && lamp.z - play.z < 60) aim = lamp.x;
  }
  const lanePositions = [aim, 0, -0.75, 0.75, -0.35, 0.35];
  const isFree = (x: number) =>
    play.course.trafficCars.every((fellow) => {
      const distanceAhead = trafficPositionOf(fellow, play.tick) - play.z;
      const closing = (play.speed - fellow.speed) * (skill === 'learner' ? 40 : 75);
      if (distanceAhead < -8 || distanceAhead > closing + 12) return true;
      return Math.abs(fellow.x - x) > WIDTHS[fellow.kind] + 0.24;
    });
  const free = lanePositions.filter(isFree);
  return (
    free.sort(
      (a, b) =>
        Math.abs(a - aim) + 0.3 * Math.abs(a - play.x) - Math.abs(b - aim) - 0.3 * Math.abs(b - play.x),
    )[0] ?? aim
  );
}

export function steerRoad(play: RoadPlay, skill: Skill): number {
  const aim = targetLineFor(play, skill);
  const { curve } = segmentAt(play.course, play.z + 6);
  const share = play.speed / CAR.fastest;
  const hold = (curve * 0.0044 * share * share) / 0.034;
  const wanted = hold + (aim - play.x) * 2.4;
  const steer =
    Math.round(clamp(wanted, -1, 1) * (skill === 'learner' ? 1 : STEPS)) * (skill === 'learner' ? STEPS : 1);
  const bend = Math.abs(sharpestBendAhead(play, LOOK_AHEAD[skill]));
  const max = skill === 'learner' ? 1.3 - bend * 0.03 : 1.2 - bend * 0.034;
  if (skill === 'ace') {
    const isTight = Math.abs(curve) > 9 && Math.abs(curve) * share * share > 7.6;
    const wantsSlide = !play.slide && isTight && curve * steer > 0;
    const tooFast = share > 1.42 - bend * 0.035;
    const isStraight = sharpestBendAhead(play, 110) < 9 && sharpestBendAhead(play, 110) > -9;
    return moveCodeOf(clamp(steer, -STEPS, STEPS), wantsSlide || tooFast, isStraight && share > 0.6);
  }
  return moveCodeOf(clamp(steer, -STEPS, STEPS), share > max, false);
}

export function steerTable(play: TablePlay, skill: Skill): number {
  const { track, at } = play;
  const speed = Math.sqrt(play.vx * play.vx + play.vy * play.vy);
  const lead = Math.round(
    (skill === 'learner' ? 5 : 5.5) + (speed / TABLE_CAR.fastest) * (skill === 'ace' ? 4 : 3),
  );
  const i = (at + lead) % track.count;
  const [dx, dy] = [track.xs[i]! - play.x, track.ys[i]! - play.y];
  const length = Math.sqrt(dx * dx + dy * dy) || 1;
  const [cos, sin] = [cosineOf(play.heading), sineOf(play.heading)];
  const turn = clamp(((cos * dy - sin * dx) / length) * (skill === 'learner' ? 3 : 3.4), -1, 1);
  const lookahead = Math.round(skill === 'ace' ? 15 : skill === 'fair' ? 15 : 10);
  const targetIndex = (at + lookahead) % track.count;
  const bend = 1 - (track.dxs[at]! * track.dxs[targetIndex]! + track.dys[at]! * track.dys[targetIndex]!);
  const wet = SURFACES[track.surfaces[(at + 6) % track.count]!].grip < 0.1 ? 0.16 : 0;
  const share = speed / TABLE_CAR.fastest;
  const max =
    skill === 'ace' ? 1.12 - bend * 0.2 - wet : skill === 'fair' ? 1 - bend * 0.28 - wet : 1.02 - bend * 0.22;
  const steer = skill === 'learner' ? Math.round(turn) * STEPS : Math.round(turn * STEPS);
  return moveCodeOf(steer, share > max, false);
}

export interface DrivenRun<Play> {
  play: Play;
  moves: Move[];
}

/** Drives a race to its end. Chooses the controls anew every `everyTicks` ticks. */
function driveRace<Play extends Race>(
  engine: Engine<Play>,
  mode: string,
  choose: (play: Play) => number,
  everyTicks: number,
): DrivenRun<Play> {
  const play = engine.begin(mode)!;
  const moves: Move[] = [];
  let since = 0;
  while (!play.ending) {
    if (play.tick % everyTicks === 0) {
      const code = choose(play);
      if (code !== play.held) {
        play.held = code;
        moves.push([play.tick - since, code]);
        since = play.tick;
      }
    }
    engine.step(play, () => undefined);
  }
  if (play.ending === 'home') moves.push([play.tick - since, END_MOVE]);
  return { play, moves };
}

const HANDS: Readonly<Record<Skill, number>> = { ace: 4, fair: 6, learner: 14 };

export const driveRoad = (mode: string, skill: Skill): DrivenRun<RoadPlay> =>
  driveRace(roadEngine, mode, (play) => steerRoad(play, skill), HANDS[skill]);
export const driveTable = (mode: string, skill: Skill): DrivenRun<TablePlay> =>
  driveRace(tableEngine, mode, (play) => steerTable(play, skill), HANDS[skill]);

export const PEDALS = BRAKE | BOOST;

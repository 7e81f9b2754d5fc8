import { describe, expect, it } from 'vitest';
import { EDITIONS, TICKS_PER_SECOND } from '@/games/copper-rally/config';
import { courseOf, wallOf } from '@/games/copper-rally/road/course';
import { roadEngine } from '@/games/copper-rally/road/drive';
import { STAGES } from '@/games/copper-rally/road/stages';
import { CIRCUITS } from '@/games/copper-rally/table/circuits';
import { CAR, circlePartOf, tableEngine, type TablePlay } from '@/games/copper-rally/table/drive';
import { ROAD, trackOf } from '@/games/copper-rally/table/track';
import { cosineOf, sineOf } from '@/games/copper-rally/circle';
import { applyMove, timeMsOf } from '@/games/copper-rally/race';
import { medalRankOf } from '@/games/copper-rally/words';
import { BOOST, BRAKE, moveCodeOf, type GameEvent } from '@/games/copper-rally/types';
import { driveRoad, driveTable } from './drivers';

const ignoreEvents = () => undefined;

const speedOf = ({ vx, vy }: TablePlay) => Math.sqrt(vx * vx + vy * vy);

/** Returns a race with the car at the wall, facing it. */
function atKerb(mode: string, at: number, side: number): TablePlay {
  const play = tableEngine.begin(mode)!;
  const { xs, ys, dxs, dys } = play.track;
  const [ax, ay] = [-dys[at]! * side, dxs[at]! * side];
  const [x, y] = [xs[at]! + ax * ROAD.wall, ys[at]! + ay * ROAD.wall];
  return Object.assign(play, { at, way: at, x, y, heading: circlePartOf(ax, ay) });
}

describe('the road edition', () => {
  it('lets a fair driver finish the first and the last stage before the clock runs out', () => {
    for (const mode of ['r1', 'r12']) expect(driveRoad(mode, 'fair').play.ending).toBe('home');
  });

  it('assists easy steering, and gives no medal to an idle driver', () => {
    for (const mode of ['r1e', 'r7e', 'r12e', 'r0']) {
      const play = roadEngine.begin(mode)!;
      while (!play.ending) roadEngine.step(play, ignoreEvents);
      expect(play.ending).toBe('home');
      expect(medalRankOf('road', mode, timeMsOf(play))).toBe(3);
    }
    expect(medalRankOf('road', 'r1e', timeMsOf(driveRoad('r1e', 'learner').play))).toBeLessThan(3);
  });

  it('ends when the clock runs out, if the car does not move', () => {
    const play = roadEngine.begin('r5')!;
    play.held = moveCodeOf(0, true, false);
    while (!play.ending) roadEngine.step(play, ignoreEvents);
    expect(play.ending).toBe('late');
    expect(play.tick).toBe(STAGES[4]!.clock[0] * TICKS_PER_SECOND);
  });

  it('keeps the car between its walls, however the player steers', () => {
    for (const steer of [-4, 4]) {
      const play = roadEngine.begin('r6')!;
      play.held = moveCodeOf(steer, false, true);
      for (let tick = 0; tick < 900 && !play.ending; tick++) {
        roadEngine.step(play, ignoreEvents);
        expect(Math.abs(play.x)).toBeLessThanOrEqual(2.04);
      }
    }
  });

  it('allows a boost with collected lamps, and none without them', () => {
    const play = roadEngine.begin('r1')!;
    for (let tick = 0; tick < 200; tick++) roadEngine.step(play, ignoreEvents);
    const before = play.speed;
    const heard: GameEvent[] = [];
    play.held = moveCodeOf(0, false, true);
    for (let tick = 0; tick < 60; tick++) roadEngine.step(play, (what) => heard.push(what));
    expect(heard).toContain('boost');
    expect(play.speed).toBeGreaterThan(before * 1.1);
    play.glow = 0;
    play.burst = 0;
    roadEngine.step(play, ignoreEvents);
    expect(play.burst).toBe(0);
  });

  it('rewards a long slide with a boost', () => {
    const play = roadEngine.begin('r7')!;
    for (let tick = 0; tick < 240; tick++) roadEngine.step(play, ignoreEvents);
    const heard: GameEvent[] = [];
    play.held = moveCodeOf(4, true, false);
    for (let tick = 0; tick < 20; tick++) roadEngine.step(play, (what) => heard.push(what));
    play.held = moveCodeOf(4, false, false);
    for (let tick = 0; tick < 40; tick++) {
      play.x = 0;
      roadEngine.step(play, (what) => heard.push(what));
    }
    play.held = moveCodeOf(0, false, false);
    for (let tick = 0; tick < 20; tick++) roadEngine.step(play, (what) => heard.push(what));
    expect(heard.filter((what) => what === 'drift' || what === 'spark')).toEqual(['drift', 'spark']);
  });

  it('never lets traffic block the full width of the road', () => {
    for (const [index] of STAGES.entries()) {
      const { trafficCars: fellows, segments } = courseOf(index);
      expect(segments.every(({ scene }) => wallOf(scene) > 1)).toBe(true);
      expect(fellows.every(({ x }) => Math.abs(x) < 1)).toBe(true);
    }
  });

  it('has twelve different stages and a warm-up, with gates in order', () => {
    expect(STAGES).toHaveLength(13);
    expect(new Set(STAGES.map(({ pieces }) => JSON.stringify(pieces))).size).toBe(13);
    for (const [index, { medals, checkpoints }] of STAGES.entries()) {
      expect([...medals].sort((a, b) => a - b)).toEqual(medals);
      const { gates, length } = courseOf(index);
      expect(gates).toHaveLength(checkpoints + 1);
      expect(gates.at(-1)).toBe(length);
    }
  });
});

describe('the table edition', () => {
  it('lets a fair driver finish the first and the last circuit without hitting a wall', () => {
    for (const mode of ['t1', 't12']) {
      const { play } = driveTable(mode, 'fair');
      expect(play).toMatchObject({ ending: 'home', walls: 0, lap: 3 });
    }
  });

  it('assists easy steering, and gives no medal to an idle driver', () => {
    for (const mode of ['t1e', 't7e', 't12e', 't0', 't1']) {
      const play = tableEngine.begin(mode)!;
      while (!play.ending) tableEngine.step(play, ignoreEvents);
      expect(play.ending).toBe('home');
      expect(medalRankOf('table', mode, timeMsOf(play))).toBe(3);
    }
    const { play } = driveTable('t1e', 'learner');
    expect(play.walls).toBe(0);
    expect(medalRankOf('table', 't1e', timeMsOf(play))).toBeLessThan(3);
  });

  it('frees a car that faces a wall, however the player steers', () => {
    for (const mode of ['t1', 't5', 't12'])
      for (const side of [-1, 1])
        for (const steer of [-2, 0, 2])
          for (const place of [20, 60, 100, 140]) {
            const play = atKerb(mode, place, side);
            play.held = moveCodeOf(steer, false, false);
            let ticks = 0;
            while (speedOf(play) < CAR.fastest * 0.3 && ticks < 300) {
              tableEngine.step(play, ignoreEvents);
              ticks++;
            }
            expect(ticks).toBeLessThanOrEqual(80);
            const before = play.way;
            for (let tick = 0; tick < 90; tick++) tableEngine.step(play, ignoreEvents);
            expect(play.way).toBeGreaterThan(before);
          }
  });

  it('warns about driving in the wrong direction, but not about a slide', () => {
    const play = tableEngine.begin('t1')!;
    const heard: GameEvent[] = [];
    play.heading = (play.heading + 720) % 1440;
    for (let tick = 0; tick < 80; tick++) tableEngine.step(play, (what) => heard.push(what));
    expect(heard).toEqual(['astray']);
    const { moves } = driveTable('t1', 'ace');
    const resumed = tableEngine.begin('t1')!;
    for (const move of moves) applyMove(tableEngine, resumed, move, (what) => heard.push(what));
    expect(heard.filter((what) => what === 'astray')).toHaveLength(1);
  });

  it('counts no lap for crossing the line backward and then forward again', () => {
    const play = tableEngine.begin('t1')!;
    for (let turn = 0; turn < 3; turn++) {
      play.at = 0;
      play.way = 0;
      tableEngine.step(play, ignoreEvents);
    }
    expect(play.lap).toBe(0);
  });

  it('has twelve circuits and a warm-up, and all of them fit on the table', () => {
    expect(CIRCUITS).toHaveLength(13);
    for (const [index] of CIRCUITS.entries()) {
      const { xs, ys, count } = trackOf(index);
      expect(Math.min(...xs)).toBeGreaterThan(4.5);
      expect(Math.max(...xs)).toBeLessThan(95.5);
      expect(Math.min(...ys)).toBeGreaterThan(4.5);
      expect(Math.max(...ys)).toBeLessThan(59.5);
      expect(count).toBeGreaterThan(120);
    }
  });

  it('finds the angle of any direction in its sine table', () => {
    for (let part = 0; part < 1440; part += 77) expect(circlePartOf(cosineOf(part), sineOf(part))).toBe(part);
  });
});

describe('every edition', () => {
  it.each(EDITIONS)(
    'has a mode for every stage of $title, an easy version of each, and a warm-up',
    ({ modes, world }) => {
      const engine = world === 'road' ? roadEngine : tableEngine;
      expect(modes).toHaveLength(25);
      expect(new Set(modes).size).toBe(25);
      for (const mode of modes) expect(engine.begin(mode)).not.toBeNull();
      for (const mode of ['r13', 't13', 'r01', 'x1', '', 'r0e']) expect(engine.begin(mode)).toBeNull();
    },
  );

  it('encodes the pedals in bits that the steering does not use', () => {
    expect(BRAKE & 15).toBe(0);
    expect(BOOST & 15).toBe(0);
  });
});

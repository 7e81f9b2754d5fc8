import { describe, expect, it } from 'vitest';
import { EDITIONS, TICKS_PER_SECOND } from '@/games/copper-rally/config';
import { courseOf, wallOf } from '@/games/copper-rally/road/course';
import { roadEngine } from '@/games/copper-rally/road/drive';
import { STAGES } from '@/games/copper-rally/road/stages';
import { CIRCUITS } from '@/games/copper-rally/table/circuits';
import { partOf, tableEngine } from '@/games/copper-rally/table/drive';
import { trackOf } from '@/games/copper-rally/table/track';
import { cosineOf, sineOf } from '@/games/copper-rally/circle';
import { BOOST, BRAKE, codeOf, type Happening } from '@/games/copper-rally/types';
import { driveRoad, driveTable } from './drivers';

const nobody = () => undefined;

describe('the road', () => {
  it('is driven home by a fair driver before the clock runs out, on the first and the last stage', () => {
    for (const mode of ['r1', 'r12']) expect(driveRoad(mode, 'fair').play.ending).toBe('home');
  });

  it('drives itself home with easy steering, and on the warm-up', () => {
    for (const mode of ['r1e', 'r0']) {
      const play = roadEngine.begin(mode)!;
      while (!play.ending) roadEngine.step(play, nobody);
      expect(play.ending).toBe('home');
    }
  });

  it('is lost by the clock where nobody moves on', () => {
    const play = roadEngine.begin('r5')!;
    play.held = codeOf(0, true, false);
    while (!play.ending) roadEngine.step(play, nobody);
    expect(play.ending).toBe('late');
    expect(play.tick).toBe(STAGES[4]!.clock[0] * TICKS_PER_SECOND);
  });

  it('keeps the car between its walls, however it is steered', () => {
    for (const steer of [-4, 4]) {
      const play = roadEngine.begin('r6')!;
      play.held = codeOf(steer, false, true);
      for (let tick = 0; tick < 900 && !play.ending; tick++) {
        roadEngine.step(play, nobody);
        expect(Math.abs(play.x)).toBeLessThanOrEqual(2.04);
      }
    }
  });

  it('gives a burst for lamps, and none without', () => {
    const play = roadEngine.begin('r1')!;
    for (let tick = 0; tick < 200; tick++) roadEngine.step(play, nobody);
    const before = play.speed;
    const heard: Happening[] = [];
    play.held = codeOf(0, false, true);
    for (let tick = 0; tick < 60; tick++) roadEngine.step(play, (what) => heard.push(what));
    expect(heard).toContain('boost');
    expect(play.speed).toBeGreaterThan(before * 1.1);
    play.glow = 0;
    play.burst = 0;
    roadEngine.step(play, nobody);
    expect(play.burst).toBe(0);
  });

  it('pays a long slide with a push', () => {
    const play = roadEngine.begin('r7')!;
    for (let tick = 0; tick < 240; tick++) roadEngine.step(play, nobody);
    const heard: Happening[] = [];
    play.held = codeOf(4, true, false);
    for (let tick = 0; tick < 20; tick++) roadEngine.step(play, (what) => heard.push(what));
    play.held = codeOf(4, false, false);
    for (let tick = 0; tick < 40; tick++) {
      play.x = 0;
      roadEngine.step(play, (what) => heard.push(what));
    }
    play.held = codeOf(0, false, false);
    for (let tick = 0; tick < 20; tick++) roadEngine.step(play, (what) => heard.push(what));
    expect(heard.filter((what) => what === 'drift' || what === 'spark')).toEqual(['drift', 'spark']);
  });

  it('leaves everyone a way past: nobody blocks the whole road', () => {
    for (const [index] of STAGES.entries()) {
      const { fellows, segments } = courseOf(index);
      expect(segments.every(({ scene }) => wallOf(scene) > 1)).toBe(true);
      expect(fellows.every(({ x }) => Math.abs(x) < 1)).toBe(true);
    }
  });

  it('has twelve stages that differ, and gates in order', () => {
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

describe('the table', () => {
  it('is driven round by a fair driver without a wall, on the first and the last circuit', () => {
    for (const mode of ['t1', 't12']) {
      const { play } = driveTable(mode, 'fair');
      expect(play).toMatchObject({ ending: 'home', walls: 0, lap: 3 });
    }
  });

  it('drives itself round with easy steering, and on the warm-up', () => {
    for (const mode of ['t1e', 't0']) {
      const play = tableEngine.begin(mode)!;
      while (!play.ending) tableEngine.step(play, nobody);
      expect(play.ending).toBe('home');
    }
  });

  it('counts no lap for going back over the line and forth again', () => {
    const play = tableEngine.begin('t1')!;
    for (let turn = 0; turn < 3; turn++) {
      play.at = 0;
      play.way = 0;
      tableEngine.step(play, nobody);
    }
    expect(play.lap).toBe(0);
  });

  it('has twelve circuits on the table whose roads keep apart, but for bridges', () => {
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

  it('knows the way of any direction by its table of sines', () => {
    for (let part = 0; part < 1440; part += 77) expect(partOf(cosineOf(part), sineOf(part))).toBe(part);
  });
});

describe('every edition', () => {
  it.each(EDITIONS)('$title has a mode for every stage, its easy twin and a warm-up', ({ modes, world }) => {
    const engine = world === 'road' ? roadEngine : tableEngine;
    expect(modes).toHaveLength(25);
    expect(new Set(modes).size).toBe(25);
    for (const mode of modes) expect(engine.begin(mode)).not.toBeNull();
    for (const mode of ['r13', 't13', 'r01', 'x1', '', 'r0e']) expect(engine.begin(mode)).toBeNull();
  });

  it('spends its pedals on bits that steering leaves free', () => {
    expect(BRAKE & 15).toBe(0);
    expect(BOOST & 15).toBe(0);
  });
});

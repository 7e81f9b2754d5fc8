/** @vitest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTickClock, type TickSettings } from '@/games/kit/tick-clock';

let frames: Map<number, (nowMs: number) => void>;
let nowMs: number;

const runFrame = (atMs: number): void => {
  nowMs = atMs;
  const [next] = [...frames];
  if (!next) throw new Error('No frame was asked for.');
  frames.delete(next[0]);
  next[1](atMs);
};

beforeEach(() => {
  frames = new Map();
  nowMs = 1_000;
  let last = 0;
  vi.stubGlobal('requestAnimationFrame', (run: (nowMs: number) => void) => {
    last += 1;
    frames.set(last, run);
    return last;
  });
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id));
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const openClock = (settings: Partial<TickSettings> = {}, lastTick = Infinity) => {
  const shown = {
    ticks: 0,
    shares: [] as number[],
    counts: [] as (number | null)[],
    perFrame: [] as number[],
  };
  const clock = createTickClock(
    { ticksPerSecond: 10, longestMs: 250, ...settings },
    {
      tick: () => {
        shown.ticks += 1;
        return shown.ticks < lastTick;
      },
      show: (share, _now, _passed, ticks) => {
        shown.shares.push(share);
        shown.perFrame.push(ticks);
      },
      count: (seconds) => shown.counts.push(seconds),
    },
  );
  return { clock, announced: shown };
};

describe('the tick clock', () => {
  it('plays full ticks according to the frames’ time stamps, and draws the fraction between them', () => {
    const { clock, announced: announced } = openClock();
    clock.start();
    runFrame(1_050);
    runFrame(1_120);
    runFrame(1_350);
    expect(announced.perFrame).toEqual([0, 1, 2]);
    expect(announced.shares[0]).toBeCloseTo(0.5);
    expect(announced.shares[1]).toBeCloseTo(0.2);
    expect(announced.shares[2]).toBeCloseTo(0.5);
  });

  it('slows down during a long frame, and ignores a time stamp before the start', () => {
    const { clock, announced: announced } = openClock();
    clock.start();
    runFrame(992);
    expect(announced.ticks).toBe(0);
    expect(announced.shares).toEqual([0]);
    runFrame(9_000);
    expect(announced.ticks).toBe(2);
  });

  it('counts down before it resumes, and plays no tick until then', () => {
    const { clock, announced: announced } = openClock({ countMs: 100 });
    clock.start(3);
    for (const at of [1_090, 1_110, 1_210, 1_310]) runFrame(at);
    expect(announced.counts).toEqual([3, 2, 1, null]);
    expect(announced.ticks).toBe(0);
    runFrame(1_420);
    expect(announced.ticks).toBe(1);
  });

  it('runs faster, or stops, as the pace requires', () => {
    let pace = 3;
    const { clock, announced: announced } = openClock({ pace: () => pace });
    clock.start();
    runFrame(1_100);
    expect(announced.ticks).toBe(3);
    pace = 0;
    runFrame(1_300);
    expect(announced.ticks).toBe(3);
  });

  it('plays no more ticks after the end, and requests no frame once stopped', () => {
    const { clock, announced: announced } = openClock({}, 1);
    clock.start();
    runFrame(1_250);
    expect([announced.ticks, announced.shares]).toEqual([1, [0]]);
    clock.stop();
    expect(frames.size).toBe(0);
  });
});

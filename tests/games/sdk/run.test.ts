import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActiveClock } from '@/games/sdk/active-clock';
import type { Channel } from '@/games/sdk/channel';
import { createRun, HEARTBEAT_MS } from '@/games/sdk/run';

const started = { runId: 'run', seed: 's', levelKey: null, mode: 'easy', startedAt: '' };
let sent: [string, unknown][];
let channel: Channel;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  channel = {
    isStandalone: () => false,
    notify: vi.fn(),
    send: () => undefined,
    on: () => () => undefined,
    call: vi.fn(async (name: string, args: unknown) => {
      sent.push([name, args]);
      return name === 'run.start' ? started : null;
    }) as never,
  };
});
afterEach(() => {
  vi.useRealTimers();
});
const listCheckpoints = () => sent.filter(([name]) => name === 'run.checkpoint').map(([, args]) => args);

describe('a run that the SDK reports', () => {
  it('counts the time between each start and stop, and ignores the time in between', () => {
    let now = 100;
    const clock = createActiveClock(() => now);
    clock.start();
    now += 500;
    clock.stop();
    now += 10_000;
    clock.start();
    clock.start();
    now += 250;
    expect(clock.ms()).toBe(750);
  });

  it('reports a checkpoint on resume, after every 15 s of play, and on pause and hide', async () => {
    const run = createRun(channel);
    await run.api.start({ mode: 'easy' });
    run.play(true, 'pause');
    run.api.setMoveCount(4);
    await vi.advanceTimersByTimeAsync(HEARTBEAT_MS * 2 + 1000);
    run.play(false, 'hide');
    await vi.advanceTimersByTimeAsync(HEARTBEAT_MS * 5);
    const base = { runId: 'run' };
    expect(listCheckpoints()).toEqual([
      { ...base, activeMs: 0, moveCount: 0, progress: null, event: 'resume' },
      { ...base, activeMs: HEARTBEAT_MS, moveCount: 4, progress: null, event: 'beat' },
      { ...base, activeMs: HEARTBEAT_MS * 2, moveCount: 4, progress: null, event: 'beat' },
      { ...base, activeMs: HEARTBEAT_MS * 2 + 1000, moveCount: 4, progress: null, event: 'hide' },
    ]);
  });

  it('resumes from the saved time only for the same run', async () => {
    const run = createRun(channel);
    await run.api.start({ mode: 'easy', resume: { runId: 'run', activeMs: 60_000 } });
    expect(run.api.activeMs()).toBe(60_000);
    await run.api.start({ mode: 'easy', resume: { runId: 'older', activeMs: 60_000 } });
    expect(run.api.activeMs()).toBe(0);
  });

  it('refuses to submit without a run, and sends the moves with the time', async () => {
    const run = createRun(channel);
    await expect(run.api.submit({ value: 1 })).rejects.toMatchObject({ code: 'refused' });
    run.api.adopt(started, 42);
    await run.api.submit({ moves: [] });
    expect(sent.at(-1)).toEqual(['run.submit', { runId: 'run', activeMs: 42, moves: [], value: null }]);
  });

  it('sends the time of a resumed run to the page, and whether each move has a time', async () => {
    const run = createRun(channel);
    await run.api.start({ mode: 'easy', resume: { runId: 'run', activeMs: 4_200 }, hasTimedMoves: true });
    expect(sent).toEqual([
      [
        'run.start',
        { mode: 'easy', levelKey: null, resumeRunId: 'run', resumeActiveMs: 4_200, hasTimedMoves: true },
      ],
    ]);
  });

  it('notifies the page of the progress text after each change, but not before the first move', async () => {
    const run = createRun(channel);
    await run.api.start({ mode: 'easy' });
    run.api.setMoveCount(0, 0, '0 of 13 words');
    run.api.setMoveCount(1, 1 / 13, '1 of 13 words');
    run.api.setMoveCount(2, 1 / 13, '1 of 13 words');
    expect(vi.mocked(channel.notify).mock.calls).toEqual([
      ['progress', { text: '1 of 13 words', share: 1 / 13 }],
    ]);
  });
});

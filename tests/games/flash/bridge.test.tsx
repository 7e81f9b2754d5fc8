// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openBridge, type Bridge } from '@/games/flash/bridge';
import { findFlashStart } from '@/games/flash/find-flash-start';
import type { RuffleElement } from '@/games/flash/ruffle';

const RUN = {
  runId: 'r1',
  seed: 'a1b2',
  levelKey: null,
  mode: 'gentle',
  startedAt: '2026-11-21T10:00:00.000Z',
};
const result = { verified: true, state: 'counted', value: 40, rank: 2, entrants: 7, best: 40 } as const;
const run = { start: vi.fn(), submit: vi.fn(), adopt: vi.fn(), setMoveCount: vi.fn() };
const gameplay = vi.fn();
const callExternalInterface = vi.fn();
const onLeft = vi.fn();
const readMoves = vi.fn();
let element: RuffleElement;
let bridge: Bridge;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  run.start.mockResolvedValue(RUN);
  run.submit.mockResolvedValue(result);
  readMoves.mockReturnValue([[4, 7178]]);
  element = document.createElement('div') as unknown as RuffleElement;
  bridge = openBridge({
    starwick: { run, gameplay } as never,
    player: { callExternalInterface },
    element,
    spec: { readMoves },
    onLeft,
  });
  return () => vi.useRealTimers();
});

const command = (name: string, values = ''): boolean => element.onFSCommand!(`starwick.${name}`, values);

describe('the bridge between the page and a Flash file', () => {
  it('accepts only our own Flash files', () => {
    expect(findFlashStart('/play/orbit-keeper/orbit-keeper.swf')).toMatchObject({ keyword: 'orbit-keeper' });
    expect(findFlashStart('/play/elsewhere/orbit-keeper.swf')).toBeNull();
    expect(findFlashStart('constructor')).toBeNull();
  });

  it('passes the file’s state to the page, and the player’s start choice to the file', async () => {
    command('left', 'steady - 0 0,0,0');
    expect(onLeft).toHaveBeenCalledExactlyOnceWith('steady - 0 0,0,0');
    const start = bridge.begin({ mode: 'wild', how: 'resume', isInstructed: false });
    expect(callExternalInterface).not.toHaveBeenCalled();
    await vi.runAllTimersAsync();
    await start;
    expect(callExternalInterface).toHaveBeenCalledExactlyOnceWith('starwickBegin', 'wild', 'resume', '');
  });
});

describe('starting a run', () => {
  it('forwards the run and its seed to the file', async () => {
    expect(command('start', 'wild 0 0 ')).toBe(true);
    await vi.runAllTimersAsync();
    expect(run.start).toHaveBeenCalledWith({ mode: 'wild', hasTimedMoves: true });
    expect(callExternalInterface).toHaveBeenCalledExactlyOnceWith(
      'starwickRun',
      JSON.stringify(RUN),
      'a1b2',
      '',
    );
  });

  it('resumes the run of a saved game with its time and its move count', async () => {
    command('start', `gentle 12 4500 ${JSON.stringify(RUN)}`);
    await vi.runAllTimersAsync();
    const resume = { runId: 'r1', activeMs: 4500 };
    expect(run.start).toHaveBeenCalledWith({ mode: 'gentle', hasTimedMoves: true, resume });
    expect(run.setMoveCount).toHaveBeenCalledExactlyOnceWith(12);
    expect(callExternalInterface).toHaveBeenCalledWith('starwickRun', JSON.stringify(RUN), 'a1b2', '');
  });

  it('reports the run of a saved game as closed when the page starts a different run', async () => {
    run.start.mockResolvedValue({ ...RUN, runId: 'r2', seed: 'c3' });
    command('start', `gentle 12 4500 ${JSON.stringify(RUN)}`);
    await vi.runAllTimersAsync();
    expect(callExternalInterface).toHaveBeenCalledExactlyOnceWith('starwickRun', '', '', 'closed');
  });

  it.each(['offline', 'never answers'])(
    'starts a new game without a run when the page %s',
    async (behavior) => {
      if (behavior === 'offline') run.start.mockRejectedValue({ code: 'offline' });
      else run.start.mockReturnValue(new Promise(() => undefined));
      command('start', 'gentle 0 0 ');
      await vi.runAllTimersAsync();
      expect(callExternalInterface).toHaveBeenCalledExactlyOnceWith('starwickRun', '', '', 'offline');
    },
  );

  it('keeps the run of a saved game when the page is offline', async () => {
    run.start.mockRejectedValue({ code: 'offline' });
    command('start', `gentle 12 4500 ${JSON.stringify(RUN)}`);
    await vi.runAllTimersAsync();
    expect(run.adopt).toHaveBeenCalledExactlyOnceWith(RUN, 4500);
    expect(callExternalInterface).toHaveBeenCalledWith('starwickRun', JSON.stringify(RUN), 'a1b2', '');
  });

  it('responds only to the latest of several games', async () => {
    let answer: (value: unknown) => void = () => undefined;
    run.start.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    command('start', 'wild 0 0 ');
    command('start', 'gentle 0 0 ');
    await vi.advanceTimersByTimeAsync(10);
    answer({ ...RUN, runId: 'r0', mode: 'wild' });
    await vi.runAllTimersAsync();
    expect(callExternalInterface).toHaveBeenCalledExactlyOnceWith(
      'starwickRun',
      JSON.stringify(RUN),
      'a1b2',
      '',
    );
  });

  it.each(['r0', '{}', '[]', '{"runId":1}', JSON.stringify({ ...RUN, seed: null })])(
    'ignores %s as a saved run',
    async (saved) => {
      command('start', `gentle 3 4500 ${saved}`);
      await vi.runAllTimersAsync();
      expect(run.start).toHaveBeenCalledWith({ mode: 'gentle', hasTimedMoves: true });
    },
  );
});

describe('the clock of a run', () => {
  it('runs while the game plays and the emulator is not suspended', () => {
    command('play', 'on');
    bridge.setSuspended(true);
    bridge.setSuspended(false);
    command('play', 'off');
    expect(gameplay.mock.calls).toEqual([['start'], ['stop'], ['start'], ['stop']]);
  });

  it('does not start when the emulator resumes a paused game', () => {
    bridge.setSuspended(true);
    bridge.setSuspended(false);
    expect(gameplay).not.toHaveBeenCalled();
  });

  it.each([
    ['12', [[12]]],
    ['-1', []],
    ['1.5', []],
    ['many', []],
  ])('forwards the move count %s as %j', (count, calls) => {
    command('moves', count);
    expect(run.setMoveCount.mock.calls).toEqual(calls);
  });
});

describe('finishing a game', () => {
  it('submits the recorded moves, and reports the rank', async () => {
    command('finish', "'#~");
    await vi.runAllTimersAsync();
    expect(readMoves).toHaveBeenCalledExactlyOnceWith("'#~");
    expect(run.submit).toHaveBeenCalledExactlyOnceWith({ moves: [[4, 7178]] });
    expect(callExternalInterface).toHaveBeenLastCalledWith('starwickRank', 'counted', 2, 7);
  });

  it('retries while offline, and reports a permanent failure', async () => {
    run.submit.mockRejectedValueOnce({ code: 'offline' });
    command('finish', 'moves');
    await vi.runAllTimersAsync();
    expect(callExternalInterface).toHaveBeenLastCalledWith('starwickRank', 'counted', 2, 7);
    run.submit.mockRejectedValue({ code: 'offline' });
    command('finish', 'moves');
    await vi.runAllTimersAsync();
    expect(callExternalInterface).toHaveBeenLastCalledWith('starwickRank', 'lost', 0, 0);
  });

  it.each(['refused', 'not_found', 'too_large'])('never retries after the error %s', async (code) => {
    run.submit.mockRejectedValue({ code });
    command('finish', 'moves');
    await vi.runAllTimersAsync();
    expect(run.submit).toHaveBeenCalledOnce();
    expect(callExternalInterface).toHaveBeenLastCalledWith('starwickRank', 'refused', 0, 0);
  });

  it('submits nothing when the moves cannot be read', async () => {
    readMoves.mockReturnValue(null);
    command('finish', '40');
    await vi.runAllTimersAsync();
    expect(run.submit).not.toHaveBeenCalled();
    expect(callExternalInterface).toHaveBeenLastCalledWith('starwickRank', 'refused', 0, 0);
  });
});

describe('the bridge between the page and a Flash file', () => {
  it('ignores unknown commands', () => {
    expect(element.onFSCommand!('constructor', '')).toBe(false);
    expect(element.onFSCommand!('quit', '')).toBe(false);
  });
});

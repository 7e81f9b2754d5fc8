// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { openBridge, type Bridge } from '@/games/flash/bridge';
import { startOf } from '@/games/flash/own';
import type { RuffleElement } from '@/games/flash/ruffle';

const result = { verified: false, state: 'counted', value: 40, rank: 2, entrants: 7, best: 40 } as const;
const run = { start: vi.fn(), submit: vi.fn() };
const gameplay = vi.fn();
const callExternalInterface = vi.fn();
const onLeft = vi.fn();
let element: RuffleElement;
let bridge: Bridge;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  run.start.mockResolvedValue({ runId: 'r1' });
  run.submit.mockResolvedValue(result);
  element = document.createElement('div') as unknown as RuffleElement;
  bridge = openBridge({
    starwick: { run, gameplay } as never,
    player: { callExternalInterface },
    element,
    onLeft,
  });
  return () => vi.useRealTimers();
});

const command = (name: string, values = ''): boolean => element.onFSCommand!(`starwick.${name}`, values);

it('hears files of ours alone', () => {
  expect(startOf('/play/orbit-keeper/orbit-keeper.swf')).toMatchObject({ keyword: 'orbit-keeper' });
  expect(startOf('/play/elsewhere/orbit-keeper.swf')).toBeNull();
  expect(startOf('constructor')).toBeNull();
});

it('hands on what the file says of itself, and tells it that the start was pressed', async () => {
  command('left', 'steady - 0 0,0,0');
  expect(onLeft).toHaveBeenCalledExactlyOnceWith('steady - 0 0,0,0');
  const begun = bridge.begin({ mode: 'wild', how: 'resume', isTold: false });
  expect(callExternalInterface).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  await begun;
  expect(callExternalInterface).toHaveBeenCalledExactlyOnceWith('starwickBegin', 'wild', 'resume', '');
});

it('starts a run and tells the file its id', async () => {
  expect(command('start', 'wild ')).toBe(true);
  await vi.runAllTimersAsync();
  expect(run.start).toHaveBeenCalledWith({ mode: 'wild' });
  expect(callExternalInterface).toHaveBeenCalledWith('starwickRun', 'r1');
});

it('goes on with the run of a save, and with its clock', async () => {
  command('start', 'gentle r0');
  command('play', 'on');
  await vi.runAllTimersAsync();
  expect(run.start).toHaveBeenCalledWith({ mode: 'gentle', resume: { runId: 'r0', activeMs: 0 } });
  expect(gameplay.mock.calls).toEqual([['start'], ['stop'], ['start']]);
  command('play', 'off');
  expect(gameplay).toHaveBeenLastCalledWith('stop');
});

it('sends a value after its run has begun, and tells the rank', async () => {
  command('start', 'gentle ');
  command('finish', '40');
  await vi.runAllTimersAsync();
  expect(run.submit).toHaveBeenCalledWith({ value: 40 });
  expect(callExternalInterface).toHaveBeenLastCalledWith('starwickRank', 'counted', 2, 7);
});

it('tries again while the connection is away, and says so when it stays away', async () => {
  run.submit.mockRejectedValueOnce({ code: 'offline' });
  command('start', 'gentle ');
  command('finish', '40');
  await vi.runAllTimersAsync();
  expect(callExternalInterface).toHaveBeenLastCalledWith('starwickRank', 'counted', 2, 7);
  run.submit.mockRejectedValue({ code: 'offline' });
  command('finish', '41');
  await vi.runAllTimersAsync();
  expect(callExternalInterface).toHaveBeenLastCalledWith('starwickRank', 'lost', 0, 0);
});

it.each(['', '-1', '1.5', 'many', '9999999999'])('sends nothing for the value “%s”', async (value) => {
  command('finish', value);
  await vi.runAllTimersAsync();
  expect(run.submit).not.toHaveBeenCalled();
});

it('drops what is no command of its own', () => {
  expect(element.onFSCommand!('constructor', '')).toBe(false);
  expect(element.onFSCommand!('quit', '')).toBe(false);
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSaves } from '@/games/flash/saves';
import type { Starwick } from '@/games/sdk/api';
import type { JsonValue } from '@/lib/game-protocol';

const url = '/play/a/a.swf';
const NAME = 'localhost/play/a/a.swf/save';
const savedStateOf = (value: string): JsonValue => ({ flash: { [url]: { 'play/a/a.swf/save': value } } });
const original = Object.getOwnPropertyDescriptor(window, 'localStorage');
let saved: JsonValue[];
let save: ReturnType<typeof vi.fn<(state: JsonValue) => Promise<{ savedAt: string }>>>;

beforeEach(() => {
  vi.useFakeTimers();
  saved = [];
  save = vi.fn(async (state) => {
    saved.push(state);
    return { savedAt: '' };
  });
});
afterEach(() => {
  vi.useRealTimers();
  if (original) Object.defineProperty(window, 'localStorage', original);
});
const start = (before: JsonValue = null) => {
  const progress = { save, load: async () => null };
  return startSaves({ starwick: { progress } as Partial<Starwick> as Starwick, url, saved: before });
};

describe('saving a Flash game', () => {
  it('gives the emulator the data that was saved earlier', () => {
    start(savedStateOf('AAAA'));
    expect(window.localStorage.getItem(NAME)).toBe('AAAA');
  });

  it('saves after a delay, and combines several changes into one save', async () => {
    start();
    window.localStorage.setItem(NAME, 'AAAA');
    window.localStorage.setItem(NAME, 'BBBB');
    expect(saved).toEqual([]);
    await vi.advanceTimersByTimeAsync(500);
    expect(saved).toEqual([savedStateOf('BBBB')]);
  });

  it('lets the emulator write its objects before a save', async () => {
    const saves = start();
    const emulator = (): void => window.localStorage.setItem(NAME, 'CCCC');
    window.addEventListener('pagehide', emulator);
    saves.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(saved).toEqual([savedStateOf('CCCC')]);
    window.removeEventListener('pagehide', emulator);
  });

  it('collects data at intervals, even if the file never requests a save', async () => {
    const saves = start();
    let count = 0;
    const emulator = (): void => window.localStorage.setItem(NAME, `D${++count}`);
    window.addEventListener('pagehide', emulator);
    saves.watch();
    await vi.advanceTimersByTimeAsync(10_500);
    expect(saved.at(-1)).toEqual(savedStateOf('D1'));
    window.removeEventListener('pagehide', emulator);
  });

  it('retries a failed save with the next change', async () => {
    start();
    save.mockRejectedValueOnce({ code: 'offline', message: '' });
    window.localStorage.setItem(NAME, 'AAAA');
    await vi.advanceTimersByTimeAsync(500);
    expect(saved).toEqual([]);
    window.localStorage.setItem(NAME, 'BBBB');
    await vi.advanceTimersByTimeAsync(500);
    expect(saved).toEqual([savedStateOf('BBBB')]);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSaver } from '@/games/kit/saver';

const save = vi.fn(async () => ({ savedAt: '' }));
let state = 0;
const start = (delayMs?: number) =>
  createSaver({ progress: { save, load: async () => null } }, () => state, delayMs);

beforeEach(() => {
  vi.useFakeTimers();
  save.mockClear();
  state = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a saver without a delay', () => {
  it('sends every change immediately', () => {
    const saver = start();
    for (state = 1; state <= 3; state += 1) saver.touch();
    expect(save.mock.calls).toEqual([[1], [2], [3]]);
  });

  it('resends a failed save with the next change', async () => {
    const saver = start();
    save.mockRejectedValueOnce({ code: 'offline', message: '' });
    saver.touch();
    await vi.advanceTimersByTimeAsync(0);
    expect(await saver.flush()).toBe(true);
    expect(save).toHaveBeenCalledTimes(2);
  });
});

describe('a saver with a delay', () => {
  it('combines several changes, and never postpones a save for further changes', async () => {
    const saver = start(400);
    saver.touch();
    await vi.advanceTimersByTimeAsync(300);
    state = 2;
    saver.touch();
    await vi.advanceTimersByTimeAsync(100);
    expect(save.mock.calls).toEqual([[2]]);
  });

  it('saves at once when the page is hidden', () => {
    start(400).touch();
    window.dispatchEvent(new Event('pagehide'));
    expect(save).toHaveBeenCalledOnce();
  });
});

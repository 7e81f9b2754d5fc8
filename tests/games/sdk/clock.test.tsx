import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createStarwick } from '@/games/sdk/starwick';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('the clock of a run', () => {
  it('continues while the Flash page collects saves', () => {
    const starwick = createStarwick(window);
    starwick.gameplay('start');
    vi.advanceTimersByTime(9_000);
    window.dispatchEvent(new Event('pagehide'));
    vi.advanceTimersByTime(2_000);
    expect(starwick.run.activeMs()).toBe(11_000);
  });
});

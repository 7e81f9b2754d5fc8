/** @vitest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createZones, nextOpening } from '@/lib/domain/days/day-engine';
import { useLocalMidnight, useMinute } from '@/stores/clock';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const at = (zone: string, instant: string): void => {
  vi.stubEnv('TZ', zone);
  vi.setSystemTime(new Date(instant));
};

describe('useMinute', () => {
  it('changes with the clock from minute to minute', () => {
    at('Europe/Berlin', '2026-11-20T18:03:42.500Z');
    const { result } = renderHook(() => useMinute());
    expect(result.current).toBe(Date.parse('2026-11-20T18:03:00Z'));
    act(() => vi.advanceTimersByTime(17_499));
    expect(result.current).toBe(Date.parse('2026-11-20T18:03:00Z'));
    act(() => vi.advanceTimersByTime(1));
    expect(result.current).toBe(Date.parse('2026-11-20T18:04:00Z'));
    act(() => vi.advanceTimersByTime(60_000));
    expect(result.current).toBe(Date.parse('2026-11-20T18:05:00Z'));
  });

  it('updates immediately when a suspended page becomes visible', () => {
    at('Europe/Berlin', '2026-11-20T18:03:00Z');
    const { result } = renderHook(() => useMinute());
    vi.setSystemTime(new Date('2026-11-21T07:30:10Z'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(result.current).toBe(Date.parse('2026-11-21T07:30:00Z'));
  });
});

describe('useLocalMidnight', () => {
  it('changes to the end of the next day when the day ends', () => {
    at('Europe/Berlin', '2026-11-20T22:59:30Z');
    const { result } = renderHook(() => useLocalMidnight());
    expect(result.current).toBe(Date.parse('2026-11-20T23:00:00Z'));
    act(() => vi.advanceTimersByTime(30_000));
    expect(result.current).toBe(Date.parse('2026-11-21T23:00:00Z'));
  });

  it.each([
    ['Europe/Berlin', '2026-03-28T12:00:00Z'],
    ['Europe/Berlin', '2026-03-29T00:30:00Z'],
    ['Europe/Berlin', '2026-10-25T00:30:00Z'],
    ['Africa/Cairo', '2026-04-23T12:00:00Z'],
    ['America/Havana', '2026-10-31T12:00:00Z'],
    ['Pacific/Auckland', '2026-11-20T12:00:00Z'],
    ['Pacific/Honolulu', '2026-11-20T12:00:00Z'],
  ])('returns the time at which the server opens the next level: %s, %s', (zone, instant) => {
    at(zone, instant);
    const { result } = renderHook(() => useLocalMidnight());
    expect(result.current).toBe(nextOpening(createZones(zone), Date.parse(instant)).opensAt);
  });
});

// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KIT_RESIZE_MS, QUICK_RESIZE_MS, useResize } from '@/components/ui/use-resize';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const dispatchResize = () => window.dispatchEvent(new Event('resize'));
const advanceTime = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('useResize', () => {
  it.each([
    [400, undefined],
    [200, QUICK_RESIZE_MS],
  ])('waits %s ms after the last change', (ms, given) => {
    const onResolved = vi.fn();
    renderHook(() => useResize(onResolved, given));
    dispatchResize();
    advanceTime(ms - 1);
    dispatchResize();
    advanceTime(ms - 1);
    expect(onResolved).not.toHaveBeenCalled();
    advanceTime(1);
    expect(onResolved).toHaveBeenCalledTimes(1);
  });

  it('never calls its handler after its component has unmounted', () => {
    const onResolved = vi.fn();
    const { unmount } = renderHook(() => useResize(onResolved));
    dispatchResize();
    unmount();
    advanceTime(KIT_RESIZE_MS);
    expect(onResolved).not.toHaveBeenCalled();
  });
});

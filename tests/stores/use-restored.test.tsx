/** Tests the hook for a page that the browser restores. */
import { renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useRestored } from '@/stores/use-restored';

const show = (persisted: boolean): void =>
  void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

describe('useRestored', () => {
  it('calls its handler when a page is restored, not when one is loaded, and never after unmounting', () => {
    const handle = vi.fn();
    const { unmount } = renderHook(() => useRestored(handle));
    show(false);
    expect(handle).not.toHaveBeenCalled();
    show(true);
    expect(handle).toHaveBeenCalledTimes(1);
    unmount();
    show(true);
    expect(handle).toHaveBeenCalledTimes(1);
  });
});

/** A page that comes back as it was left. */
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useRestored } from '@/stores/use-restored';

const show = (persisted: boolean): void =>
  void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

it('is told of a page brought back, not of one loaded, and not after it is gone', () => {
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

/** Tests the hook for a page that the browser restores. */
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useRestored } from '@/stores/use-restored';

const show = (persisted: boolean): void =>
  void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

it('calls its handler for a restored page, not for a loaded one, and not after unmounting', () => {
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

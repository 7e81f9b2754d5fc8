/** Reports the end of a resize of the window. */
import { useEffect, useRef } from 'react';

// Spec §9: the resize debounce is 400 ms in the interface kit, and 200 ms in one other component.
export const KIT_RESIZE_MS = 400;
export const QUICK_RESIZE_MS = 200;

/** Calls `onResolved` once the visible window has kept its size for `ms`. */
export const useResize = (onResolved: () => void, ms = KIT_RESIZE_MS): void => {
  const latest = useRef(onResolved);
  useEffect(() => {
    latest.current = onResolved;
  });
  useEffect(() => {
    let timer: number | undefined;
    const handleResize = (): void => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => latest.current(), ms);
    };
    const viewport = window.visualViewport ?? window;
    viewport.addEventListener('resize', handleResize);
    return () => {
      window.clearTimeout(timer);
      viewport.removeEventListener('resize', handleResize);
    };
  }, [ms]);
};

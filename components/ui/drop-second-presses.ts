/**
 * Ignores the second press of a double press if the first one has closed a menu or dialog. The second press would hit
 * the control below it.
 */
import { DOUBLE_PRESS_MS } from '@/stores/double-press';

const OVERLAY_SELECTOR = 'dialog, [class$="-corner"] > div, .search-popup, .site-toaster';
/** The tolerance in pixels, because a finger does not touch the same point twice. */
const REACH_PX = 24;

const isRemovedOrHidden = (element: Element): boolean =>
  !element.isConnected || element.closest('[hidden], [inert]') !== null;

/** Watches the clicks on the page. @returns a function that stops watching */
export const dropSecondPresses = (): (() => void) => {
  /** The last click inside a menu or dialog. */
  let first: { target: Element; x: number; y: number; timeMs: number } | null = null;
  const isSecondPress = (event: MouseEvent): boolean =>
    first !== null &&
    isRemovedOrHidden(first.target) &&
    event.timeStamp - first.timeMs < DOUBLE_PRESS_MS &&
    Math.hypot(event.clientX - first.x, event.clientY - first.y) < REACH_PX;
  const handleClick = (event: MouseEvent): void => {
    const { target, detail, clientX: x, clientY: y, timeStamp: timeMs } = event;
    // Clicks by keyboard or script do not depend on a position.
    if (detail === 0 || !(target instanceof Element)) return;
    if (isSecondPress(event)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else first = target.closest(OVERLAY_SELECTOR) && { target, x, y, timeMs };
  };
  document.addEventListener('click', handleClick, true);
  return () => document.removeEventListener('click', handleClick, true);
};

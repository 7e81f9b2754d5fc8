/** Drops the second half of a double press whose first half has closed a menu or dialog: it would press the page below. */
import { DOUBLE_PRESS_MS } from '@/stores/double-press';

const OVERLAYS = 'dialog, [class$="-corner"] > div, .search-popup, .site-toaster';
/** A finger does not come down at the same point twice. */
const REACH_PX = 24;

const isGone = (element: Element): boolean =>
  !element.isConnected || element.closest('[hidden], [inert]') !== null;

/** Watches the clicks of the page. @returns ends the watch */
export const dropSecondPresses = (): (() => void) => {
  /** The last click in a menu or dialog. */
  let first: { target: Element; x: number; y: number; timeMs: number } | null = null;
  const isSecondOf = (event: MouseEvent): boolean =>
    first !== null &&
    isGone(first.target) &&
    event.timeStamp - first.timeMs < DOUBLE_PRESS_MS &&
    Math.hypot(event.clientX - first.x, event.clientY - first.y) < REACH_PX;
  const handleClick = (event: MouseEvent): void => {
    const { target, detail, clientX: x, clientY: y, timeStamp: timeMs } = event;
    // Keys and scripts press nothing by its position.
    if (detail === 0 || !(target instanceof Element)) return;
    if (isSecondOf(event)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else first = target.closest(OVERLAYS) && { target, x, y, timeMs };
  };
  document.addEventListener('click', handleClick, true);
  return () => document.removeEventListener('click', handleClick, true);
};

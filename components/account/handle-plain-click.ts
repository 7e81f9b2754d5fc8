/**
 * Handles a link to a page that can also open as a dialog over the current page. With a modifier key, the link opens
 * the page as usual.
 */
import type { MouseEvent } from 'react';

/**
 * Returns a click handler for a link.
 * @param act runs on a press without a modifier key instead of following the link; if undefined, the link is followed
 */
export const handlePlainClick =
  (act: (() => void) | undefined) =>
  (event: MouseEvent): void => {
    if (!act || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    act();
  };

/**
 * Handles a link whose page can also open as a dialog over the current page. With a modifier key, the link is followed
 * as usual.
 */
import type { MouseEvent } from 'react';

/** @param act runs on a plain press instead of following the link; without it, the link is followed */
export const onPlainPress =
  (act: (() => void) | undefined) =>
  (event: MouseEvent): void => {
    if (!act || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    act();
  };

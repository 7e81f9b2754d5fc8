/** A link whose page can also open as a dialog over the current one; with a modifier key it stays a link. */
import type { MouseEvent } from 'react';

/** @param act runs on a plain press in place of the link; without it the link is followed */
export const inPlace =
  (act: (() => void) | undefined) =>
  (event: MouseEvent): void => {
    if (!act || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    act();
  };

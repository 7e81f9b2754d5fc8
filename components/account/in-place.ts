/** A link whose page can also be had over the one that is open; with a key held it stays a link. */
import type { MouseEvent } from 'react';

/** @param act what a plain press does in place of the link; without it the link is followed */
export const inPlace =
  (act: (() => void) | undefined) =>
  (event: MouseEvent): void => {
    if (!act || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    act();
  };

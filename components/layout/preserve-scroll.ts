/** Runs before the browser's history moves to another page of the site. */
import type { NextRouter } from 'next/router';

export type BeforeMove = Parameters<NextRouter['beforePopState']>[0];

/** Allows the navigation without scrolling: the browser restores the position, which scrolling to the top would undo. */
export const preserveScroll: BeforeMove = ({ options }) => {
  options.scroll = false;
  return true;
};

/** Handles a move in the browser's history to another page of the site. */
import type { NextRouter } from 'next/router';

export type BeforeMove = Parameters<NextRouter['beforePopState']>[0];

/**
 * Allows the navigation without scrolling. The browser restores the position, and Next would undo that by scrolling to
 * the top.
 */
export const preserveScroll: BeforeMove = ({ options }) => {
  options.scroll = false;
  return true;
};

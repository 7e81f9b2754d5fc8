/** Runs before the browser's history moves to another page of the site. */
import type { NextRouter } from 'next/router';

export type BeforeMove = Parameters<NextRouter['beforePopState']>[0];

/** Lets it move. The browser has gone back to the place; a link's own way to the top would undo that. */
export const preserveScroll: BeforeMove = ({ options }) => {
  options.scroll = false;
  return true;
};

/** Handles Back and Forward to another page of the site. */
import type { NextRouter } from 'next/router';

export type BeforeHistoryNavigation = Parameters<NextRouter['beforePopState']>[0];

/**
 * Allows the navigation but prevents Next from scrolling to the top, because the browser has already restored the
 * scroll position.
 */
export const preserveScroll: BeforeHistoryNavigation = ({ options }) => {
  options.scroll = false;
  return true;
};

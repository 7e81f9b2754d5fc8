/**
 * Maps themes to layouts, for accounts. A separate file, because pages load files as a whole and do not need the rest
 * of layout.ts.
 */
import type { Layout, Theme } from './layout';

/** Returns the layout of a theme. */
export const layoutOfTheme = (theme: Theme): Layout =>
  theme === 'modern' || theme === 'modernDark' ? 'modern' : 'classic';

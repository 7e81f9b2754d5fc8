/** Maps themes to layouts, for accounts. A separate file, because pages load files as a whole. */
import type { Layout, Theme } from './layout';

/** Returns the layout of a theme. */
export const layoutOfTheme = (theme: Theme): Layout =>
  theme === 'modern' || theme === 'modernDark' ? 'modern' : 'classic';

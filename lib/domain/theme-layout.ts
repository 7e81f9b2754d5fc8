/** Themes and their layouts, for accounts: a file of its own, as a page carries files whole. */
import type { Layout, Theme } from './layout';

/** The layout that a theme belongs to. */
export const layoutOfTheme = (theme: Theme): Layout =>
  theme === 'modern' || theme === 'modernDark' ? 'modern' : 'classic';

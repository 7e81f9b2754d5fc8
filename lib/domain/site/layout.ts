/** Defines the layouts, the themes of each layout, and the format of a stored choice (spec §3, §4). */

export const LAYOUTS = ['classic', 'modern'] as const;
export type Layout = (typeof LAYOUTS)[number];
export const THEMES = ['modern', 'modernDark', 'default', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

export const DEFAULT_LAYOUT: Layout = 'modern';
export const LAYOUT_COOKIE = 'sw_result_layout';
export const THEME_COOKIE = 'sw_result_theme';
export const LAYOUT_COOKIE_DAYS = 365;

export interface Appearance {
  layout: Layout;
  theme: Theme;
}

const isLayout = (value: unknown): value is Layout => LAYOUTS.includes(value as Layout);
const isTheme = (value: unknown): value is Theme => THEMES.includes(value as Theme);

/** Returns a theme by its name; null for any other value. */
export const themeOf = (value: unknown): Theme | null => (isTheme(value) ? value : null);

/**
 * Returns the theme to use in a layout. Spec §4: the modern layout replaces default and contrast with modern; the
 * classic layout replaces modern themes with default.
 */
export const themeFor = (layout: Layout, theme: Theme): Theme => {
  if (layout === 'modern') return theme === 'default' || theme === 'contrast' ? 'modern' : theme;
  return theme === 'modern' || theme === 'modernDark' ? 'default' : theme;
};

/** Returns the appearance for two untrusted cookie values; unknown values give the defaults. */
export const appearanceOf = (layoutValue: unknown, themeValue: unknown): Appearance => {
  const layout = isLayout(layoutValue) ? layoutValue : DEFAULT_LAYOUT;
  const theme = isTheme(themeValue) ? themeValue : 'modern';
  return { layout, theme: themeFor(layout, theme) };
};

/** Returns the appearance stored in a `Cookie` header or `document.cookie`. */
export const appearanceOfCookies = (cookies: string | undefined): Appearance => {
  const valueOf = (name: string): string | undefined =>
    cookies
      ?.split(';')
      .map((part) => part.trim())
      .find((part) => part.startsWith(`${name}=`))
      ?.slice(name.length + 1);
  return appearanceOf(valueOf(LAYOUT_COOKIE), valueOf(THEME_COOKIE));
};

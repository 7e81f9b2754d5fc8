/** The specification's breakpoints (spec §3) as media queries, so that no component names a width. */

export const BREAKPOINTS = {
  phoneSmall: 320,
  phone: 375,
  tablet: 768,
  desktop: 960,
  widescreen: 1152,
  highdef: 1344,
  ultrahd: 1920,
} as const;
type Breakpoint = keyof typeof BREAKPOINTS;

export const from = (name: Breakpoint): string => `@media (min-width: ${BREAKPOINTS[name]}px)`;
export const below = (name: Breakpoint): string => `@media (max-width: ${BREAKPOINTS[name] - 0.02}px)`;

/** For a picture's source: where billboards show their crop for phones. */
export const PHONE = `(max-width: ${BREAKPOINTS.tablet - 0.02}px)`;

/** For a picture's source: where the player's frame stands upright (game-theatre.css). */
export const UPRIGHT = `(max-width: ${BREAKPOINTS.tablet - 0.02}px) and (max-aspect-ratio: 3/5)`;

// Spec §9: small-screen mode is a window height of 928 or less; phones have their own frame.
export const smallScreen = `@media (max-height: 928px) and (min-width: ${BREAKPOINTS.desktop}px)`;

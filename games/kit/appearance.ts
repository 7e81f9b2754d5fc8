/** Reads the page's theme and motion settings. Canvases need this because style sheets do not reach what they draw. */

export const isContrast = (): boolean => document.documentElement.dataset.theme === 'contrast';

export const isReducedMotion = (): boolean => document.documentElement.dataset.motion === 'reduced';

/** Calls `restyle` whenever the theme or the motion setting changes. */
export function listenToAppearance(restyle: () => void): void {
  new MutationObserver(restyle).observe(document.documentElement, {
    attributeFilter: ['data-theme', 'data-motion'],
  });
}

/** Restyles a canvas now, and whenever the theme or the motion setting changes. */
export function followAppearance(restyle: (isContrast: boolean, isReducedMotion: boolean) => void): void {
  const update = () => restyle(isContrast(), isReducedMotion());
  listenToAppearance(update);
  update();
}

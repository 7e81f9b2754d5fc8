/** The appearance of the frame, which canvases have to follow by themselves. */

export const isContrast = (): boolean => document.documentElement.dataset.theme === 'contrast';

export const isReducedMotion = (): boolean => document.documentElement.dataset.motion === 'reduced';

/** Calls back whenever the theme or the motion changes. */
export function onAppearance(restyle: () => void): void {
  new MutationObserver(restyle).observe(document.documentElement, {
    attributeFilter: ['data-theme', 'data-motion'],
  });
}

/** Restyles a canvas now, and whenever the theme or the motion changes. */
export function followAppearance(restyle: (isContrast: boolean, isReducedMotion: boolean) => void): void {
  const update = () => restyle(isContrast(), isReducedMotion());
  onAppearance(update);
  update();
}

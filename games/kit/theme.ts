/** Applies the page's settings: theme and motion as attributes of the root for the style sheet, and keyboard shortcuts. */
import type { GameSettings } from '@/lib/game-protocol';
import type { Starwick } from '../sdk/api';
import { setShortcuts } from './keyboard';

/** Applies the settings now and on every change, and notifies the listener. */
export function followSettings(
  starwick: Starwick,
  listener: (settings: GameSettings) => void = () => undefined,
): void {
  const forcedColors = window.matchMedia?.('(forced-colors: active)');
  const apply = (settings: GameSettings) => {
    const root = document.documentElement;
    // Boards show their state by color, so in forced colors they use the high-contrast theme (forced-colors.css).
    root.dataset.theme = forcedColors?.matches ? 'contrast' : settings.theme;
    root.dataset.motion = settings.reducedMotion ? 'reduced' : 'full';
    setShortcuts(settings.shortcuts ?? true);
    listener(settings);
  };
  apply(starwick.settings());
  forcedColors?.addEventListener('change', () => apply(starwick.settings()));
  starwick.on('settings', apply);
}

/** Follows the page's settings: theme and motion as attributes of the root, which the style sheet reads. */
import type { GameSettings } from '@/lib/game-protocol';
import type { Starwick } from '../sdk/api';

/** Applies the settings now and on every change, and tells the listener. */
export function followSettings(
  starwick: Starwick,
  listener: (settings: GameSettings) => void = () => undefined,
): void {
  const apply = (settings: GameSettings) => {
    const root = document.documentElement;
    root.dataset.theme = settings.theme;
    root.dataset.motion = settings.reducedMotion ? 'reduced' : 'full';
    listener(settings);
  };
  apply(starwick.settings());
  starwick.on('settings', apply);
}

/** Applies and stores the colors, motion and sound that the player chose in a packed game. */
import { GAME_THEMES, type GameSettings, type GameTheme } from '@/lib/game-protocol';
import type { OfflineStore } from './store';

export interface AppearanceSettings {
  settings(): GameSettings;
  choose(theme: GameTheme): void;
  mute(isMuted: boolean): void;
}

const isTheme = (value: unknown): value is GameTheme => (GAME_THEMES as readonly unknown[]).includes(value);

export function createAppearanceSettings(
  store: OfflineStore,
  self: Window,
  onChange: (settings: GameSettings) => void,
): AppearanceSettings {
  const prefers = (query: string) => self.matchMedia?.(query).matches ?? false;
  const firstTheme = (): GameTheme => {
    if (prefers('(prefers-contrast: more)')) return 'contrast';
    return prefers('(prefers-color-scheme: dark)') ? 'modernDark' : 'modern';
  };
  const saved = store.get('theme');
  let theme = isTheme(saved) ? saved : firstTheme();
  let muted = store.get('muted') === true;
  const reducedMotion = prefers('(prefers-reduced-motion: reduce)');
  const currentSettings = () => ({ theme, muted, reducedMotion });
  return {
    settings: currentSettings,
    choose(next) {
      theme = next;
      store.set('theme', theme);
      onChange(currentSettings());
    },
    mute(isMuted) {
      muted = isMuted;
      store.set('muted', muted);
      onChange(currentSettings());
    },
  };
}

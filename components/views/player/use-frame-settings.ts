/** The settings that the page sends to a game: sound, motion, theme and shortcuts. */
import { useEffect, useSyncExternalStore } from 'react';
import type { FrameHost } from '@/lib/frame-host';
import type { GameSettings } from '@/lib/game-protocol';
import { browserStorage } from '@/stores/key-value-storage';
import { readDocumentAppearance } from '@/stores/appearance-store';
import { hasShortcuts, watchShortcuts } from '@/stores/shortcuts';
import { useAppearance } from '@/stores/stores-provider';

const SOUND_MUTED_KEY = 'sw_muted';

const muteListeners = new Set<() => void>();

export const storeMuted = (isMuted: boolean): void => {
  browserStorage.write(SOUND_MUTED_KEY, isMuted);
  for (const listener of muteListeners) listener();
};

const readMuted = (): boolean => browserStorage.read(SOUND_MUTED_KEY) === true;

const watchMuted = (listener: () => void): (() => void) => {
  muteListeners.add(listener);
  return () => muteListeners.delete(listener);
};

/** Returns whether games are muted in this browser; false during hydration. */
export const useMuted = (): boolean => useSyncExternalStore(watchMuted, readMuted, () => false);

export const readFrameSettings = (): GameSettings => ({
  muted: readMuted(),
  reducedMotion: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  theme: readDocumentAppearance().theme,
  shortcuts: hasShortcuts(),
});

/** Sends changed settings to the game, and pauses it while the page is hidden. */
export const useFrameSettings = (emit: FrameHost['emit']): void => {
  const theme = useAppearance((state) => state.theme);
  useEffect(() => emit('settings', readFrameSettings()), [emit, theme]);
  useEffect(() => watchShortcuts(() => emit('settings', readFrameSettings())), [emit]);
  useEffect(() => {
    const handleVisibility = (): void => emit(document.hidden ? 'pause' : 'resume', null);
    document.addEventListener('visibilitychange', handleVisibility);
    return () => document.removeEventListener('visibilitychange', handleVisibility);
  }, [emit]);
};

/**
 * Implements the page around a packed game: shows it in a frame, handles its calls with stored data, and counts its
 * playing time.
 */
import { createFrameHost, type FrameHost } from '@/lib/frame-host';
import type { GameHandlers, GameSettings, JsonValue, Navigation } from '@/lib/game-protocol';
import type { AppearanceSettings } from './appearance-settings';
import type { OfflineEdition } from './pack';
import type { OfflineRunService } from './runs';
import type { OfflineStore } from './store';
import type { TrialClock } from './trial';

/** The edition to open, and for a daily the day, unless it is today. */
export interface OpeningLevel {
  edition: OfflineEdition;
  levelKey: string | null;
}

interface PageOptions {
  place: HTMLElement;
  document: string;
  store: OfflineStore;
  trial: TrialClock;
  look: AppearanceSettings;
  runsOf(edition: OfflineEdition): OfflineRunService;
  onNavigate(to: Navigation): void;
  onRelease(): void;
  onFailed(): void;
}

export interface OfflinePage {
  open(opening: OpeningLevel): void;
  close(): void;
  pause(): void;
  resume(): void;
  settings(settings: GameSettings): void;
  isOpen(): boolean;
}

async function shareText(text: string): Promise<'copied' | 'shown'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    // If the clipboard is not available, the game shows the text for manual copying.
    return 'shown';
  }
}

export function createOfflinePage(options: PageOptions): OfflinePage {
  const { place, store, trial, look } = options;
  let frame: HTMLIFrameElement | null = null;
  let host: FrameHost | null = null;

  const handlersOf = ({ edition, levelKey }: OpeningLevel): GameHandlers => {
    const runs = options.runsOf(edition);
    const saveName = `save:${edition.keyword}:${levelKey ?? ''}`;
    const savedState = () => store.get(saveName) as JsonValue;
    return {
      init: () => ({
        keyword: edition.keyword,
        player: { name: null, isGuest: true, avatarUrl: null },
        locale: navigator.language || 'en',
        levelKey,
        mode: levelKey ? 'daily' : null,
        seed: null,
        settings: look.settings(),
        savedState: savedState(),
      }),
      startRun: runs.start,
      checkpoint: () => undefined,
      submitRun: runs.submit,
      saveProgress: (state) => {
        store.set(saveName, state);
        return { savedAt: new Date().toISOString() };
      },
      loadProgress: savedState,
      showAd: () => ({ shown: false }),
      share: shareText,
      onGameplay: (state) => (state === 'start' ? trial.start() : trial.stop()),
      onFailed: options.onFailed,
      onNavigate: options.onNavigate,
      onRelease: options.onRelease,
      onMuted: (isMuted) => look.mute(isMuted),
    };
  };

  const close = () => {
    trial.stop();
    host?.dispose();
    frame?.remove();
    [host, frame] = [null, null];
  };
  return {
    close,
    open(opening) {
      close();
      frame = document.createElement('iframe');
      frame.title = opening.edition.title;
      frame.setAttribute('sandbox', 'allow-scripts');
      host = createFrameHost({ frame, handlers: handlersOf(opening) });
      frame.srcdoc = options.document;
      place.append(frame);
      frame.addEventListener('load', () => frame?.focus(), { once: true });
    },
    pause: () => host?.emit('pause', null),
    resume: () => host?.emit('resume', null),
    settings: (settings) => host?.emit('settings', settings),
    isOpen: () => frame !== null,
  };
}

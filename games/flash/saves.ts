/** Stores the saves of a Flash file like the progress of every other game. */
import type { JsonValue } from '@/lib/game-protocol';
import { createSaver } from '../kit/saver';
import type { Starwick } from '../sdk/api';
import { createSharedObjects } from './shared-objects';

const SAVE_AFTER_MS = 400;
/** The interval in ms at which data is collected. A file that never requests a flush loses at most this much. */
const COLLECT_EVERY_MS = 10_000;

interface SavesOptions {
  starwick: Starwick;
  /** The path of the Flash file. */
  url: string;
  saved: JsonValue;
}

/** Installs the storage. Must run before the emulator, which looks for the storage only once. */
export const startSaves = ({ starwick, url, saved }: SavesOptions) => {
  const objects = createSharedObjects({
    url,
    host: window.location.hostname,
    saved,
    onChange: () => saver.touch(),
  });
  const saver = createSaver(starwick, objects.read, SAVE_AFTER_MS);
  Object.defineProperty(window, 'localStorage', { value: objects.storage, configurable: true });

  // The emulator writes its objects when it receives the event for a hidden page. Dispatching that event makes it write
  // them while it continues to run.
  const collect = (): void => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  };
  const flush = (): void => {
    collect();
    void saver.flush();
  };
  return {
    flush,
    note: objects.note,
    setNote: objects.setNote,
    /** Whether the save was empty. */
    isEmpty: objects.storage.length === 0,
    /** Starts collecting data. Runs after the emulator's own listeners, so that their data is still sent when the page closes. */
    watch: (): void => {
      setInterval(() => {
        if (!document.hidden) collect();
      }, COLLECT_EVERY_MS);
      window.addEventListener('pagehide', () => void saver.flush());
    },
  };
};

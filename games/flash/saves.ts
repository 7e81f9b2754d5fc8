/** Flash saves: what a file keeps goes the way of every other game's progress. */
import type { JsonValue } from '@/lib/game-protocol';
import { createSaver } from '../kit/saver';
import type { Starwick } from '../sdk/api';
import { createSharedObjects } from './shared-objects';

const SAVE_AFTER_MS = 400;
/** A file that never asks for a flush loses no more than this. */
const COLLECT_EVERY_MS = 10_000;

interface SavesOptions {
  starwick: Starwick;
  /** Path of the file. */
  address: string;
  saved: JsonValue;
}

/** Puts the storage in place. Must run before the emulator does: it looks for it once. */
export const startSaves = ({ starwick, address, saved }: SavesOptions) => {
  const objects = createSharedObjects({
    address,
    host: window.location.hostname,
    saved,
    onChange: () => saver.touch(),
  });
  const saver = createSaver(starwick, objects.read, SAVE_AFTER_MS);
  Object.defineProperty(window, 'localStorage', { value: objects.storage, configurable: true });

  // The emulator writes its objects down when the page goes away. Told so, it does, and goes on.
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
    /** Whether there was anything in the save. */
    isEmpty: objects.storage.length === 0,
    /** Collects from now on. After the emulator's own listeners: what they write as the page goes is still sent. */
    watch: (): void => {
      setInterval(() => {
        if (!document.hidden) collect();
      }, COLLECT_EVERY_MS);
      window.addEventListener('pagehide', () => void saver.flush());
    },
  };
};

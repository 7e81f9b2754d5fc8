/** Stores the progress of unfinished games on this device. */
import { IDENTITY_KEY } from '@/lib/domain/members/identity';
import {
  parseProgress,
  progressKeyOf,
  withProgress,
  type PlayedProgress,
} from '@/lib/domain/play/played-progress';
import { recentOwnerOf } from '@/lib/domain/play/recent-key';
import type { KeyValueStorage } from './key-value-storage';

type PlayedProgressStorage = Pick<KeyValueStorage, 'read' | 'write'>;

const currentProgressKey = (storage: PlayedProgressStorage): string =>
  progressKeyOf(recentOwnerOf(storage.read(IDENTITY_KEY)));

export const listProgress = (storage: PlayedProgressStorage): PlayedProgress =>
  parseProgress(storage.read(currentProgressKey(storage)));

/** @param text null if the game is finished */
export const storeProgress = (storage: PlayedProgressStorage, uid: string, text: string | null): void => {
  const known = listProgress(storage);
  if ((known[uid] ?? null) !== text)
    storage.write(currentProgressKey(storage), withProgress(known, uid, text));
};

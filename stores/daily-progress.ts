/** Stores the progress of unfinished dailies on this device. */
import {
  dailyProgressKeyOf,
  levelTextOf,
  parseDailyProgress,
  withDailyProgress,
  type DailyProgress,
} from '@/lib/domain/play/daily-progress';
import { IDENTITY_KEY } from '@/lib/domain/members/identity';
import { recentOwnerOf } from '@/lib/domain/play/recent-key';
import type { KeyValueStorage } from './key-value-storage';

type ProgressStorage = Pick<KeyValueStorage, 'read' | 'write'>;

const currentDailyProgressKey = (storage: ProgressStorage): string =>
  dailyProgressKeyOf(recentOwnerOf(storage.read(IDENTITY_KEY)));

const listDailyProgress = (storage: ProgressStorage): DailyProgress =>
  parseDailyProgress(storage.read(currentDailyProgressKey(storage)));

export const storeDailyProgress = (
  storage: ProgressStorage,
  uid: string,
  report: Parameters<typeof withDailyProgress>[2],
): void =>
  void storage.write(
    currentDailyProgressKey(storage),
    withDailyProgress(listDailyProgress(storage), uid, report),
  );

/**
 * Returns the progress text that the game wrote for a level. Returns null if this device has no text, or another device
 * has progressed further.
 * @param serviceShare the completed fraction according to the scores service
 */
export const findLevelText = (
  storage: ProgressStorage,
  uid: string,
  levelKey: string | null,
  serviceShare: number,
): string | null => levelTextOf(listDailyProgress(storage)[uid], levelKey, serviceShare);

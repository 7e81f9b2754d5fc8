/** Stores how far the unfinished dailies are, on this device. */
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

type Storage = Pick<KeyValueStorage, 'read' | 'write'>;

const keyOf = (storage: Storage): string => dailyProgressKeyOf(recentOwnerOf(storage.read(IDENTITY_KEY)));

const listDailyProgress = (storage: Storage): DailyProgress =>
  parseDailyProgress(storage.read(keyOf(storage)));

export const storeDailyProgress = (
  storage: Storage,
  uid: string,
  report: Parameters<typeof withDailyProgress>[2],
): void => void storage.write(keyOf(storage), withDailyProgress(listDailyProgress(storage), uid, report));

/**
 * Returns how far a level is, in the game's own words; null when this device has no text, or another device is further.
 * @param serviceShare the completed share that the scores service has
 */
export const findLevelText = (
  storage: Storage,
  uid: string,
  levelKey: string | null,
  serviceShare: number,
): string | null => levelTextOf(listDailyProgress(storage)[uid], levelKey, serviceShare);

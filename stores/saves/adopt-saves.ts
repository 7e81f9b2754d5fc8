/**
 * Merges the saves of a guest into the member who has signed in, like the runs (docs/scores.md "Merge"). If a game has
 * two saves, the newer one remains in the main slot.
 */
import type { RunsClient } from '@/api-clients/scores/runs';
import type { JsonValue } from '@/lib/game-protocol';
import type { KeyValueStorage } from '../key-value-storage';
import { GUEST_SAVES_PREFIX, GUEST_SAVE_TIMES_PREFIX } from './browser-saves';
import { cloudKeyPrefix } from './cloud-key';
import { createCloudSaves } from './cloud-saves';

interface AdoptDeps {
  runs: Pick<RunsClient, 'loadSave' | 'storeSave'>;
  storage: KeyValueStorage;
  memberId: string;
  now(): Date;
}

/** Returns whether this browser has an unsent save of the game that belongs to this member. */
const hasUnsaved = (mirror: unknown): boolean =>
  typeof mirror === 'object' && mirror !== null && 'isStored' in mirror && !mirror.isStored;

/**
 * Merges the saves.
 * @throws if the server cannot be reached; the unsent saves then belong to the member in this browser, and are sent
 * when the member next opens the game
 */
export const adoptSaves = async ({ runs, storage, memberId, now }: AdoptDeps): Promise<void> => {
  const adopted: string[] = [];
  for (const key of storage.keysOf(GUEST_SAVES_PREFIX)) {
    const keyword = key.slice(GUEST_SAVES_PREFIX.length);
    const own = `${cloudKeyPrefix(memberId)}${keyword}`;
    const mirror = storage.read(own);
    if (hasUnsaved(mirror)) continue;
    const time = storage.read(`${GUEST_SAVE_TIMES_PREFIX}${keyword}`);
    const savedAt = typeof time === 'string' ? time : now().toISOString();
    const state = storage.read(key) as JsonValue;
    // Has version 0, so that the server detects the conflict with its own save, and neither save is lost.
    if (!storage.write(own, { state, version: 0, isStored: false, savedAt })) continue;
    storage.remove(key);
    storage.remove(`${GUEST_SAVE_TIMES_PREFIX}${keyword}`);
    adopted.push(keyword);
  }
  for (const keyword of adopted) await createCloudSaves({ runs, storage, keyword, memberId, now }).load();
};

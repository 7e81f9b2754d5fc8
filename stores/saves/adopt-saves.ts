/** The saves of a guest who has signed in become the member's, as the runs do (docs/scores.md "Merge"): of two of one game the newer stays in place. */
import type { RunsClient } from '@/api-clients/scores/runs';
import type { JsonValue } from '@/lib/game-protocol';
import type { KeyValueStorage } from '../key-value-storage';
import { GUEST_SAVES, GUEST_TIMES } from './browser-saves';
import { cloudKeyOf } from './cloud-key';
import { createCloudSaves } from './cloud-saves';

interface AdoptDeps {
  runs: Pick<RunsClient, 'loadSave' | 'storeSave'>;
  storage: KeyValueStorage;
  memberId: string;
  now(): Date;
}

/** What this browser has sent nowhere yet, of a game that has been played here as this member. */
const hasUnsaved = (mirror: unknown): boolean =>
  typeof mirror === 'object' && mirror !== null && 'isStored' in mirror && !mirror.isStored;

/** @throws where the service cannot be asked: what was not sent yet is the member's in this browser, and sent with the next visit to its game */
export const adoptSaves = async ({ runs, storage, memberId, now }: AdoptDeps): Promise<void> => {
  const adopted: string[] = [];
  for (const key of storage.keysOf(GUEST_SAVES)) {
    const keyword = key.slice(GUEST_SAVES.length);
    const own = `${cloudKeyOf(memberId)}${keyword}`;
    const mirror = storage.read(own);
    if (hasUnsaved(mirror)) continue;
    const time = storage.read(`${GUEST_TIMES}${keyword}`);
    const savedAt = typeof time === 'string' ? time : now().toISOString();
    const state = storage.read(key) as JsonValue;
    // Of no version: the service finds it beside its own, and neither is lost.
    if (!storage.write(own, { state, version: 0, isStored: false, savedAt })) continue;
    storage.remove(key);
    storage.remove(`${GUEST_TIMES}${keyword}`);
    adopted.push(keyword);
  }
  for (const keyword of adopted) await createCloudSaves({ runs, storage, keyword, memberId, now }).load();
};

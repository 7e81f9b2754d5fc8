/**
 * The saves of a member. The scores service stores and acknowledges them; until a save is acknowledged, the browser
 * stores a copy of it. If two
 * saves conflict, the older one moves to a separate slot, so that neither is lost.
 */
import type { RunsClient } from '@/api-clients/scores/runs';
import { parseIdentity, IDENTITY_KEY } from '@/lib/domain/members/identity';
import { ApiError } from '@/lib/errors';
import type { JsonValue } from '@/lib/game-protocol';
import type { KeyValueStorage } from '../key-value-storage';
import { cloudKeyPrefix } from './cloud-key';
import type { ProgressSaves } from './progress-saves';

const MAIN_SLOT = 'main';
const DISPLACED_SLOT = 'displaced';

interface CloudSavesDeps {
  runs: Pick<RunsClient, 'loadSave' | 'storeSave'>;
  storage: KeyValueStorage;
  keyword: string;
  /** The owner of the saves, so that two members who use the same browser never share them. */
  memberId: string;
  /** The saves of a guest from before the sign-in, adopted if the member has none. */
  guests?: ProgressSaves & { forget(): void };
  now(): Date;
}

/** The local copy: the state, the server's version on which it is based, and whether the server has stored it. */
interface SaveMirror {
  state: JsonValue;
  version: number;
  isStored: boolean;
  savedAt: string;
}

const isMirror = (value: unknown): value is SaveMirror =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  'isStored' in value &&
  'savedAt' in value;

export const createCloudSaves = ({
  runs,
  storage,
  keyword,
  memberId,
  guests,
  now,
}: CloudSavesDeps): ProgressSaves => {
  const key = `${cloudKeyPrefix(memberId)}${keyword}`;
  /** A copy in memory, for a page that is still open after a sign-out in another tab. */
  let unkept: SaveMirror | null = null;
  const readMirror = (): SaveMirror | null => {
    const value = storage.read(key);
    return isMirror(value) ? value : unkept;
  };
  const writeMirror = (saved: SaveMirror): void => {
    unkept = saved;
    // Does not write the data again after a sign-out has cleared it.
    if (parseIdentity(storage.read(IDENTITY_KEY))?.uid === memberId) storage.write(key, saved);
  };

  /** Moves a replaced save to the displaced slot, from which it can be restored. */
  const storeDisplacedSave = async (state: unknown): Promise<void> => {
    const { version } = await runs.loadSave(keyword, DISPLACED_SLOT);
    await runs.storeSave(keyword, DISPLACED_SLOT, state, version);
  };

  /** The newest state to save. It is compared by identity, because a request in progress may save an older state. */
  let newest: JsonValue = null;
  let waiting: Promise<{ savedAt: string }> | null = null;
  let last: Promise<unknown> = Promise.resolve();

  const storeSave = async (state: JsonValue, version: number): Promise<{ savedAt: string }> => {
    const stored = await runs.storeSave(keyword, MAIN_SLOT, state, version);
    const isStored = state === newest;
    const savedAt = isStored ? stored.savedAt : now().toISOString();
    writeMirror({ state: newest, version: stored.version, isStored, savedAt });
    return { savedAt: stored.savedAt };
  };

  const sendNewest = async (): Promise<{ savedAt: string }> => {
    waiting = null;
    const state = newest;
    const version = readMirror()?.version ?? 0;
    try {
      return await storeSave(state, version);
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'conflict')) throw error;
      const serverSave = await runs.loadSave(keyword, MAIN_SLOT);
      await storeDisplacedSave(serverSave.data);
      return storeSave(state, serverSave.version);
    }
  };

  // A game may save after every move, so the state is copied to the browser at once, but only one request is sent at a
  // time, always with the newest state.
  const queueSave = (state: JsonValue): Promise<{ savedAt: string }> => {
    newest = state;
    writeMirror({
      state,
      version: readMirror()?.version ?? 0,
      isStored: false,
      savedAt: now().toISOString(),
    });
    waiting ??= last.then(sendNewest);
    last = waiting.catch(() => undefined);
    return waiting;
  };

  return {
    save: queueSave,
    load: async () => {
      const localSave = readMirror();
      try {
        const serverSave = await runs.loadSave(keyword, MAIN_SLOT);
        const isLocalNewer =
          localSave &&
          !localSave.isStored &&
          (serverSave.savedAt === null || localSave.savedAt > serverSave.savedAt);
        if (isLocalNewer) {
          await queueSave(localSave.state);
          return localSave.state;
        }
        if (localSave && !localSave.isStored) await storeDisplacedSave(localSave.state);
        const guest = serverSave.data === null ? await guests?.load() : null;
        if (guests && guest) {
          await queueSave(guest);
          guests.forget();
          return guest;
        }
        const state = serverSave.data as JsonValue;
        writeMirror({
          state,
          version: serverSave.version,
          isStored: true,
          savedAt: serverSave.savedAt ?? now().toISOString(),
        });
        return state;
      } catch (error) {
        if (!localSave) throw error;
        return localSave.state;
      }
    },
  };
};

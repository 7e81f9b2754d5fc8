/**
 * The saves of the current player: in this browser for a guest, in the scores service for a member. The choice waits
 * until the sign-in state is known.
 */
import type { Clients } from '@/api-clients/clients';
import { parseIdentity, IDENTITY_KEY } from '@/lib/domain/members/identity';
import type { AuthState, AuthStore } from '../auth-store';
import type { KeyValueStorage } from '../key-value-storage';
import { createBrowserSaves } from './browser-saves';
import type { ProgressSaves } from './progress-saves';

interface OwnSavesDeps {
  auth: AuthStore;
  clients: Pick<Clients, 'runs'>;
  storage: KeyValueStorage;
  keyword: string;
  now(): Date;
}

const whenReady = (auth: AuthStore): Promise<AuthState> =>
  new Promise((resolve) => {
    const applyAuthState = (state: AuthState): void => {
      if (!state.isReady) return;
      stop();
      resolve(state);
    };
    const stop = auth.subscribe(applyAuthState);
    applyAuthState(auth.getState());
  });

/** Returns the saves. The player does not change during the life of a frame; a sign-in takes effect at the next start. */
export const createOwnSaves = ({ auth, clients, storage, keyword, now }: OwnSavesDeps): ProgressSaves => {
  const guestSaves = createBrowserSaves({ storage, keyword, now });
  let chosen: Promise<ProgressSaves> | undefined;
  const chooseSaves = async (): Promise<ProgressSaves> => {
    const { user } = await whenReady(auth);
    // While offline, the stored identity determines the member whose saves this browser has copies of.
    const memberId = user?.uid ?? parseIdentity(storage.read(IDENTITY_KEY))?.uid;
    if (!memberId) return guestSaves;
    const { createCloudSaves } = await import('./cloud-saves');
    const deps = { runs: clients.runs, storage, keyword, memberId, now };
    return createCloudSaves({ ...deps, guests: guestSaves });
  };
  const getOwnSaves = (): Promise<ProgressSaves> => (chosen ??= chooseSaves());
  return {
    load: async () => (await getOwnSaves()).load(),
    save: async (state) => (await getOwnSaves()).save(state),
  };
};

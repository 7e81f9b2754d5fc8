/** Whether anyone is signed in, and whether that is known yet (spec §4 "Auth store", "Startup"). */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SessionsClient } from '@/api-clients/product/sessions';
import type { Look } from '@/lib/domain/layout';
import { paths } from '@/lib/paths';

export interface AuthState {
  /** False until the start-up has settled who this is. */
  isReady: boolean;
  isSignedIn: boolean;
  /** Runs once a page load, after hydration. Settles also where the server cannot be asked. */
  start(pathname: string): Promise<void>;
}
export type AuthStore = StoreApi<AuthState>;

interface AuthDeps {
  sessions: Pick<SessionsClient, 'getLoginStatus'>;
  /** The look of the visitor's cookies. */
  readLook(): Look;
  applyLook(look: Look): void;
}

const SIGNED_OUT = { isSignedIn: false };

export const createAuthStore = ({ sessions, readLook, applyLook }: AuthDeps): AuthStore =>
  createStore<AuthState>((set, get) => {
    // The client has reported the failure; a visitor of whom nothing can be learnt is a guest.
    const askLoginStatus = (): Promise<boolean> => sessions.getLoginStatus().catch(() => false);

    return {
      ...SIGNED_OUT,
      isReady: false,
      start: async (pathname) => {
        if (pathname === paths.oauthRedirect() || get().isSignedIn) return;
        if (await askLoginStatus()) return;
        set(SIGNED_OUT);
        applyLook(readLook());
        set({ isReady: true });
      },
    };
  });

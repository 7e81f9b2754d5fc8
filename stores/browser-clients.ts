/** Creates the clients of this browser, with its time zone, guest and network. */
import { type Clients, createClients } from '@/api-clients/clients';
import type { PublicConfig } from '@/lib/config';
import { reloadOnce } from './reload-once';
import { browserZone } from '@/lib/domain/days/browser-zone';
import { DEFAULT_ZONE } from '@/lib/domain/days/default-zone';
import { GUEST_MARK } from '@/lib/domain/members/identity';

/** The time after which a page that the visitor has left no longer runs. */
export const LEAVING_MS = 1_000;

const localZone = (): string => browserZone() ?? DEFAULT_ZONE;

// Without storage, the guest is requested again, and the server recognizes it by its cookie.
const guestMark = {
  has: (): boolean => {
    try {
      return window.localStorage.getItem(GUEST_MARK) === '1';
    } catch {
      return false;
    }
  },
  set: (isThere: boolean): void => {
    try {
      window.localStorage.setItem(GUEST_MARK, isThere ? '1' : '0');
    } catch {
      // The browser has no storage.
    }
  },
};

export const createBrowserClients = (config: PublicConfig): Clients =>
  createClients({
    config,
    zone: localZone,
    guestFlag: guestMark,
    reload: () => void reloadOnce(),
    now: Date.now,
    // Spec §8: errors are printed to the console. Firefox and WebKit report the calls that leaving a page cancels as
    // errors. The delay drops these, because the timers of a page end when it is left.
    logFailure: (label, error, request) => {
      const { code, detail } = error;
      setTimeout(
        () => console.error('API call failed:', label, request, detail.status ?? code, error),
        LEAVING_MS,
      );
    },
  });

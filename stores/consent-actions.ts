/**
 * Changes and stores the visitor's consent, and applies changes from other tabs. Loads only if a configured service
 * needs consent.
 */
import { parseStoredChoice, listPurposes, REFUSED } from '@/lib/consent';
import type { ConsentChoice, ConsentPurpose, ConsentRecord, ConsentService } from '@/lib/consent';
import type { AuthStore } from './auth-store';
import type { ConsentStore } from './consent-store';
import type { KeyValueStorage } from './key-value-storage';

/** The key of the choice in this browser. Its `unsavedFor` is the member whose account could not be updated. */
export const CONSENT_KEY = 'sw_consent';
/** The key of the choice in the signed-in member's account, stored so that it applies from the start of the next page. */
export const MEMBER_CONSENT_KEY = 'sw_consent_member';

type StoredRecord = ConsentRecord & { unsavedFor?: string };

interface ConsentParts {
  consent: ConsentStore;
  auth: AuthStore;
  storage: KeyValueStorage;
  services: readonly ConsentService[];
  /** Whether the browser sends do-not-track or Global Privacy Control. */
  isRefusedBySignal: boolean;
  /** Saves the choice to the account. */
  save(choice: ConsentChoice): Promise<unknown>;
  now(): number;
}

export interface ConsentActions {
  /** Stores a choice. Services that are not configured are never allowed. */
  decide(choice: ConsentChoice): void;
  /** Applies a change made in another tab. */
  reread(): void;
  stop(): void;
}

export const startConsent = (parts: ConsentParts): ConsentActions => {
  const { consent, auth, storage, services } = parts;
  // If the storage rejects a choice, it applies only until the page is left.
  const saved = new Map<string, unknown>();
  const readStoredValue = (key: string): unknown => storage.read(key) ?? saved.get(key);
  const writeStoredValue = (key: string, value: StoredRecord): void => {
    if (storage.write(key, value)) saved.delete(key);
    else saved.set(key, value);
  };
  const forgetKey = (key: string): void => {
    storage.remove(key);
    saved.delete(key);
  };
  const createConsentRecord = (choice: ConsentChoice): ConsentRecord => ({
    ...choice,
    services,
    decidedAt: new Date(parts.now()).toISOString(),
  });

  const reread = (): void => {
    const findChoice = (key: string) => parseStoredChoice(readStoredValue(key), services, parts.now());
    const found = parts.isRefusedBySignal
      ? REFUSED
      : (findChoice(MEMBER_CONSENT_KEY) ?? findChoice(CONSENT_KEY));
    const { choice } = consent.getState();
    const isSame = choice?.analytics === found?.analytics && choice?.advertising === found?.advertising;
    if (!isSame) consent.setState({ choice: found });
  };

  const readOwn = () => readStoredValue(CONSENT_KEY) as Partial<StoredRecord> | undefined;
  const findUnsavedChoice = (uid: string | undefined): ConsentChoice | null => {
    const own = readOwn();
    return uid && own?.unsavedFor === uid ? parseStoredChoice(own, services, parts.now()) : null;
  };

  let isReporting = false;
  /** Saves the choice to the account. Sends one request at a time, and then the latest choice if it has changed. */
  const notifyAccount = async (uid: string): Promise<void> => {
    if (isReporting) return;
    isReporting = true;
    try {
      for (let choice = findUnsavedChoice(uid); choice; choice = findUnsavedChoice(uid)) {
        const sentChoice = JSON.stringify(readOwn());
        await parts.save(choice);
        if (sentChoice !== JSON.stringify(readOwn())) continue;
        const { unsavedFor: _reported, ...record } = JSON.parse(sentChoice) as StoredRecord;
        writeStoredValue(CONSENT_KEY, record);
        const { user } = auth.getState();
        if (user?.uid === uid) auth.setState({ user: { ...user, consent: choice } });
      }
    } catch {
      // The client has reported the failure. The account is updated at the member's next visit.
    } finally {
      isReporting = false;
    }
  };

  const followMember = (): void => {
    const { isReady, user } = auth.getState();
    if (!isReady) return;
    const unsaved = findUnsavedChoice(user?.uid);
    const known = unsaved ?? user?.consent ?? null;
    if (known) writeStoredValue(MEMBER_CONSENT_KEY, createConsentRecord(known));
    else forgetKey(MEMBER_CONSENT_KEY);
    reread();
    if (user && unsaved) void notifyAccount(user.uid);
  };

  const isRequested = (purpose: ConsentPurpose): boolean => listPurposes(services).includes(purpose);
  const decide = ({ analytics, advertising }: ConsentChoice): void => {
    const choice = {
      analytics: analytics && isRequested('analytics'),
      advertising: advertising && isRequested('advertising'),
    };
    const { user } = auth.getState();
    writeStoredValue(CONSENT_KEY, {
      ...createConsentRecord(choice),
      ...(user ? { unsavedFor: user.uid } : {}),
    });
    reread();
    followMember();
  };

  reread();
  followMember();
  const stop = auth.subscribe((now, before) => {
    if (
      now.isReady !== before.isReady ||
      now.user?.uid !== before.user?.uid ||
      now.user?.consent !== before.user?.consent
    )
      followMember();
  });
  return { decide, reread, stop };
};

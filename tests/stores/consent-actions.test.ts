/** Tests that consent is requested, decided, stored, saved to the account, and overridden by the browser's own signal. */
import { describe, expect, it } from 'vitest';
import type { ConsentChoice, ConsentService } from '@/lib/consent';
import { CONSENT_KEY, MEMBER_CONSENT_KEY, startConsent } from '@/stores/consent-actions';
import type { KeyValueStorage } from '@/stores/key-value-storage';
import { createUser, signInStores } from '../support/signed-in';
import { createMemoryStorage, createTestStores } from '../support/stores';

const ACCEPT_ALL: ConsentChoice = { analytics: true, advertising: true };
const REJECT_ALL: ConsentChoice = { analytics: false, advertising: false };
const ALL_SERVICES: ConsentService[] = ['posthog', 'pixel'];

const open = ({
  storage = createMemoryStorage(),
  services = ALL_SERVICES,
  isRefusedBySignal = false,
  save = () => Promise.resolve(),
}: {
  storage?: KeyValueStorage;
  services?: ConsentService[];
  isRefusedBySignal?: boolean;
  save?: (choice: ConsentChoice) => Promise<void>;
} = {}) => {
  const stores = createTestStores();
  const saved: ConsentChoice[] = [];
  const actions = startConsent({
    consent: stores.consent,
    auth: stores.auth,
    storage,
    services,
    isRefusedBySignal,
    save: (choice) => {
      saved.push(choice);
      return save(choice);
    },
    now: () => Date.parse('2026-11-22T12:00:00Z'),
  });
  return { stores, storage, saved, actions, choice: () => stores.consent.getState().choice };
};
const waitForPromises = () => new Promise((resolve) => setImmediate(resolve));

describe('the consent of a visitor', () => {
  it('starts undecided', () => {
    expect(open().choice()).toBeNull();
  });

  it.each([ACCEPT_ALL, REJECT_ALL, { analytics: true, advertising: false }])('persists: %o', (decided) => {
    const { storage, actions, choice, saved } = open();
    actions.decide(decided);
    expect(choice()).toEqual(decided);
    expect(open({ storage }).choice()).toEqual(decided);
    expect(saved).toEqual([]);
  });

  it('changes from consent to refusal immediately', () => {
    const { actions, choice } = open();
    actions.decide(ACCEPT_ALL);
    actions.decide(REJECT_ALL);
    expect(choice()).toEqual(REJECT_ALL);
  });

  it('allows only purposes with a configured service', () => {
    const { actions, choice } = open({ services: ['posthog'] });
    actions.decide(ACCEPT_ALL);
    expect(choice()).toEqual({ analytics: true, advertising: false });
  });

  it('becomes undecided when another service is configured', () => {
    const { storage, actions } = open({ services: ['posthog'] });
    actions.decide(ACCEPT_ALL);
    expect(open({ storage, services: ['posthog', 'ga4'] }).choice()).toBeNull();
  });

  it('applies until the page is closed if the browser cannot store it', () => {
    const full: KeyValueStorage = { ...createMemoryStorage(), write: () => false };
    const { actions, choice } = open({ storage: full });
    actions.decide(ACCEPT_ALL);
    expect(choice()).toEqual(ACCEPT_ALL);
  });

  it('remains a refusal while the browser signals one, whatever is stored', () => {
    const { storage, actions } = open();
    actions.decide(ACCEPT_ALL);
    const signalled = open({ storage, isRefusedBySignal: true });
    expect(signalled.choice()).toEqual(REJECT_ALL);
    signalled.actions.decide(ACCEPT_ALL);
    expect(signalled.choice()).toEqual(REJECT_ALL);
  });

  it('changes with a decision in another tab', () => {
    const { storage, actions, choice } = open();
    open({ storage }).actions.decide(REJECT_ALL);
    actions.reread();
    expect(choice()).toEqual(REJECT_ALL);
  });
});

describe('the consent of a member', () => {
  it('gets loaded from the account, and applies from the start of the next page', () => {
    const { stores, storage, choice, saved } = open();
    signInStores(stores, { consent: REJECT_ALL });
    expect(choice()).toEqual(REJECT_ALL);
    expect(open({ storage }).choice()).toEqual(REJECT_ALL);
    expect(saved).toEqual([]);
  });

  it('overrides the consent that another person has given on this browser', () => {
    const { stores, actions, choice } = open();
    actions.decide(ACCEPT_ALL);
    signInStores(stores, { consent: REJECT_ALL });
    expect(choice()).toEqual(REJECT_ALL);
  });

  it('gives way to the browser’s stored choice after signing out', () => {
    const { stores, storage, actions, choice } = open();
    actions.decide(REJECT_ALL);
    signInStores(stores, { consent: ACCEPT_ALL });
    expect(choice()).toEqual(ACCEPT_ALL);
    stores.auth.setState({ isSignedIn: false, user: null });
    expect(choice()).toEqual(REJECT_ALL);
    expect(storage.read(MEMBER_CONSENT_KEY)).toBeUndefined();
  });

  it('gets saved to the account once', async () => {
    const { stores, storage, actions, choice, saved } = open();
    signInStores(stores, { consent: ACCEPT_ALL });
    actions.decide(REJECT_ALL);
    expect(choice()).toEqual(REJECT_ALL);
    await waitForPromises();
    expect(saved).toEqual([REJECT_ALL]);
    expect(stores.auth.getState().user?.consent).toEqual(REJECT_ALL);
    expect(storage.read(CONSENT_KEY)).not.toHaveProperty('unsavedFor');
  });

  it('equals the last of two quick decisions', async () => {
    const { stores, actions, choice, saved } = open();
    signInStores(stores);
    actions.decide(ACCEPT_ALL);
    actions.decide(REJECT_ALL);
    await waitForPromises();
    expect(saved.at(-1)).toEqual(REJECT_ALL);
    expect(choice()).toEqual(REJECT_ALL);
    expect(stores.auth.getState().user?.consent).toEqual(REJECT_ALL);
  });

  it('persists after a failed save, and is saved to the account on the next visit', async () => {
    const storage = createMemoryStorage();
    const { stores, actions } = open({ storage, save: () => Promise.reject(new Error('away')) });
    signInStores(stores, { consent: ACCEPT_ALL });
    actions.decide(REJECT_ALL);
    await waitForPromises();

    const next = open({ storage });
    signInStores(next.stores, { consent: ACCEPT_ALL });
    expect(next.choice()).toEqual(REJECT_ALL);
    await waitForPromises();
    expect(next.saved).toEqual([REJECT_ALL]);
    expect(next.choice()).toEqual(REJECT_ALL);
  });

  it('does not get saved to the account of another member', async () => {
    const storage = createMemoryStorage();
    const { stores, actions } = open({ storage, save: () => Promise.reject(new Error('away')) });
    signInStores(stores, { uid: '7' });
    actions.decide(ACCEPT_ALL);
    await waitForPromises();

    const next = open({ storage });
    next.stores.auth.setState({
      isReady: true,
      isSignedIn: true,
      user: createUser({ uid: '8', consent: REJECT_ALL }),
    });
    await waitForPromises();
    expect([next.saved, next.choice()]).toEqual([[], REJECT_ALL]);
  });
});

/** Tests that consent is requested, decided, stored, saved to the account, and overridden by the browser's own signal. */
import { describe, expect, it } from 'vitest';
import type { ConsentChoice, ConsentService } from '@/lib/consent';
import { CONSENT_KEY, MEMBER_CONSENT_KEY, startConsent } from '@/stores/consent-actions';
import type { KeyValueStorage } from '@/stores/key-value-storage';
import { memberOf, signInStores } from '../support/signed-in';
import { createMemoryStorage, createTestStores } from '../support/stores';

const YES: ConsentChoice = { analytics: true, advertising: true };
const NO: ConsentChoice = { analytics: false, advertising: false };
const ALL: ConsentService[] = ['posthog', 'pixel'];

const open = ({
  storage = createMemoryStorage(),
  services = ALL,
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
const resolved = () => new Promise((resolve) => setImmediate(resolve));

describe('the consent of a visitor', () => {
  it('starts undecided', () => {
    expect(open().choice()).toBeNull();
  });

  it.each([YES, NO, { analytics: true, advertising: false }])('persists: %o', (decided) => {
    const { storage, actions, choice, saved } = open();
    actions.decide(decided);
    expect(choice()).toEqual(decided);
    expect(open({ storage }).choice()).toEqual(decided);
    expect(saved).toEqual([]);
  });

  it('changes from consent to refusal immediately', () => {
    const { actions, choice } = open();
    actions.decide(YES);
    actions.decide(NO);
    expect(choice()).toEqual(NO);
  });

  it('allows only purposes with a configured service', () => {
    const { actions, choice } = open({ services: ['posthog'] });
    actions.decide(YES);
    expect(choice()).toEqual({ analytics: true, advertising: false });
  });

  it('becomes undecided when another service is configured', () => {
    const { storage, actions } = open({ services: ['posthog'] });
    actions.decide(YES);
    expect(open({ storage, services: ['posthog', 'ga4'] }).choice()).toBeNull();
  });

  it('applies until the page is closed if the browser cannot store it', () => {
    const full: KeyValueStorage = { ...createMemoryStorage(), write: () => false };
    const { actions, choice } = open({ storage: full });
    actions.decide(YES);
    expect(choice()).toEqual(YES);
  });

  it('remains a refusal while the browser signals one, whatever is stored', () => {
    const { storage, actions } = open();
    actions.decide(YES);
    const signalled = open({ storage, isRefusedBySignal: true });
    expect(signalled.choice()).toEqual(NO);
    signalled.actions.decide(YES);
    expect(signalled.choice()).toEqual(NO);
  });

  it('changes with a decision in another tab', () => {
    const { storage, actions, choice } = open();
    open({ storage }).actions.decide(NO);
    actions.reread();
    expect(choice()).toEqual(NO);
  });
});

describe('the consent of a member', () => {
  it('gets loaded from the account, and applies from the start of the next page', () => {
    const { stores, storage, choice, saved } = open();
    signInStores(stores, { consent: NO });
    expect(choice()).toEqual(NO);
    expect(open({ storage }).choice()).toEqual(NO);
    expect(saved).toEqual([]);
  });

  it('overrides the consent that another person has given on this browser', () => {
    const { stores, actions, choice } = open();
    actions.decide(YES);
    signInStores(stores, { consent: NO });
    expect(choice()).toEqual(NO);
  });

  it('gives way to the browser’s stored choice after signing out', () => {
    const { stores, storage, actions, choice } = open();
    actions.decide(NO);
    signInStores(stores, { consent: YES });
    expect(choice()).toEqual(YES);
    stores.auth.setState({ isSignedIn: false, user: null });
    expect(choice()).toEqual(NO);
    expect(storage.read(MEMBER_CONSENT_KEY)).toBeUndefined();
  });

  it('gets saved to the account once', async () => {
    const { stores, storage, actions, choice, saved } = open();
    signInStores(stores, { consent: YES });
    actions.decide(NO);
    expect(choice()).toEqual(NO);
    await resolved();
    expect(saved).toEqual([NO]);
    expect(stores.auth.getState().user?.consent).toEqual(NO);
    expect(storage.read(CONSENT_KEY)).not.toHaveProperty('unsavedFor');
  });

  it('equals the last of two quick decisions', async () => {
    const { stores, actions, choice, saved } = open();
    signInStores(stores);
    actions.decide(YES);
    actions.decide(NO);
    await resolved();
    expect(saved.at(-1)).toEqual(NO);
    expect(choice()).toEqual(NO);
    expect(stores.auth.getState().user?.consent).toEqual(NO);
  });

  it('persists after a failed save, and is saved to the account on the next visit', async () => {
    const storage = createMemoryStorage();
    const { stores, actions } = open({ storage, save: () => Promise.reject(new Error('away')) });
    signInStores(stores, { consent: YES });
    actions.decide(NO);
    await resolved();

    const next = open({ storage });
    signInStores(next.stores, { consent: YES });
    expect(next.choice()).toEqual(NO);
    await resolved();
    expect(next.saved).toEqual([NO]);
    expect(next.choice()).toEqual(NO);
  });

  it('does not get saved to the account of another member', async () => {
    const storage = createMemoryStorage();
    const { stores, actions } = open({ storage, save: () => Promise.reject(new Error('away')) });
    signInStores(stores, { uid: '7' });
    actions.decide(YES);
    await resolved();

    const next = open({ storage });
    next.stores.auth.setState({ isReady: true, isSignedIn: true, user: memberOf({ uid: '8', consent: NO }) });
    await resolved();
    expect([next.saved, next.choice()]).toEqual([[], NO]);
  });
});

/** The keys of the games and groups that are currently hidden in this browser, for every component that lists games. */
import { useSyncExternalStore } from 'react';
import { hiddenKeysStorageKey, parseHiddenKeys } from '@/lib/domain/members/hidden-games';
import { IDENTITY_KEY } from '@/lib/domain/members/identity';
import { recentOwnerOf } from '@/lib/domain/play/recent-key';
import { browserStorage } from './key-value-storage';

const NO_KEYS: readonly string[] = [];
const hiddenKeysListeners = new Set<() => void>();
let cachedKeys: readonly string[] | null = null;

export const getHiddenKeys = (): readonly string[] =>
  (cachedKeys ??= parseHiddenKeys(
    browserStorage.read(hiddenKeysStorageKey(recentOwnerOf(browserStorage.read(IDENTITY_KEY)))),
  ));

/** Replaces the keys. apply-hidden-keys.ts also stores them and changes the page's style. */
export const replaceHiddenKeys = (keys: readonly string[]): void => {
  cachedKeys = keys;
  hiddenKeysListeners.forEach((notify) => notify());
};

const subscribeToHiddenKeys = (listener: () => void): (() => void) => {
  hiddenKeysListeners.add(listener);
  return () => void hiddenKeysListeners.delete(listener);
};

/** Returns an empty list on the server and during hydration, because the page is rendered for everyone. */
export const useHiddenKeys = (): readonly string[] =>
  useSyncExternalStore(subscribeToHiddenKeys, getHiddenKeys, () => NO_KEYS);

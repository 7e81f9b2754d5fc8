/**
 * Stores which games are hidden, and applies it to the page at once. Loads for members, and for visitors who hide or
 * show games.
 */
import { hiddenKeysStorageKey, parseHiddenKeys } from '@/lib/domain/members/hidden-games';
import { createHidingRule } from '@/lib/domain/listing/hiding-rule';
import { replaceHiddenKeys } from './hidden-keys';
import type { KeyValueStorage } from './key-value-storage';

type HiddenKeysStorage = Pick<KeyValueStorage, 'write' | 'remove'>;

// May replace all adopted style sheets, because nothing but the head's script (pages/_document.tsx) adopts any.
const applyHiddenCardsRule = (keys: readonly string[]): void => {
  if (keys.length === 0) {
    document.adoptedStyleSheets = [];
    return;
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(createHidingRule(keys));
  document.adoptedStyleSheets = [sheet];
};

/**
 * Stores and applies the hidden keys.
 * @param owner the owner of the keys: a member's uid, or the guest
 * @param given the keys in the format of lib/domain/members/hidden-games.ts
 */
export const applyHiddenKeys = (
  storage: HiddenKeysStorage,
  owner: string,
  given: readonly string[],
): void => {
  const keys = parseHiddenKeys(given);
  if (keys.length > 0) storage.write(hiddenKeysStorageKey(owner), keys);
  else storage.remove(hiddenKeysStorageKey(owner));
  replaceHiddenKeys(keys);
  try {
    applyHiddenCardsRule(keys);
  } catch {
    // Browsers without constructed style sheets show every game.
  }
};

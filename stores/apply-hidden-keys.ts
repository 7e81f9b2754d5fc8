/** Stores which games are hidden, and applies it to the page at once. Loads for visitors who hide or show games, and for members. */
import { hiddenKeysAt, parseHiddenKeys } from '@/lib/domain/members/hidden-games';
import { hidingRuleOf } from '@/lib/domain/listing/hiding-rule';
import { replaceHiddenKeys } from './hidden-keys';
import type { KeyValueStorage } from './key-value-storage';

type Storage = Pick<KeyValueStorage, 'write' | 'remove'>;

// The head's script (pages/_document.tsx) is the only other code that adopts a sheet.
const applyRule = (keys: readonly string[]): void => {
  if (keys.length === 0) {
    document.adoptedStyleSheets = [];
    return;
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(hidingRuleOf(keys));
  document.adoptedStyleSheets = [sheet];
};

/**
 * @param owner whose keys they are: a member's uid, or the guest
 * @param given keys as lib/domain/members/hidden-games.ts describes them
 */
export const applyHiddenKeys = (storage: Storage, owner: string, given: readonly string[]): void => {
  const keys = parseHiddenKeys(given);
  if (keys.length > 0) storage.write(hiddenKeysAt(owner), keys);
  else storage.remove(hiddenKeysAt(owner));
  replaceHiddenKeys(keys);
  try {
    applyRule(keys);
  } catch {
    // A browser without constructed style sheets shows every game.
  }
};

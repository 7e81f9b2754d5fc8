/** Determines whether a file is unlocked. Each start checks the key again and never trusts a stored flag. */
import { checkLicense, type LicenseSigners } from '@/lib/domain/billing/license';
import { LICENSE_LETTERS, normalizeLicense } from '@/lib/domain/billing/license-text';
import type { Store } from './store';
import { WORDS } from './words';

const NAME = 'key';

export interface License {
  isUnlocked(): boolean;
  /**
   * Checks a typed key and unlocks the file.
   * @returns the error message, or null when the key unlocked the file
   */
  enter(typed: string): string | null;
}

export function createLicense(store: Store, sku: string, title: string, signers: LicenseSigners): License {
  const isGood = (key: unknown) => typeof key === 'string' && checkLicense(key, sku, signers).isGood;
  let checked = store.get(NAME);
  let isUnlocked = isGood(checked);
  return {
    isUnlocked() {
      // The key may be stored after this page has started: by another window, or by this page before a reload. A write
      // before a reload may reach the browser's storage later than the new page.
      const stored = isUnlocked ? checked : store.get(NAME);
      if (stored !== checked) isUnlocked = isGood(stored);
      checked = stored;
      return isUnlocked;
    },
    enter(typed) {
      const { text, letters, strange } = normalizeLicense(typed);
      if (letters === 0 && strange.length === 0) return WORDS.keyEmpty;
      if (strange.length > 0) return WORDS.keyStrange(strange.slice(0, 5));
      if (letters !== LICENSE_LETTERS) return WORDS.keyLength(letters, LICENSE_LETTERS);
      const found = checkLicense(text, sku, signers);
      if (!found.isGood) {
        if (found.why === 'otherGame') return WORDS.keyOtherGame(title);
        return found.why === 'unknownSigner' ? WORDS.keyUnknown : WORDS.keyWrong;
      }
      isUnlocked = true;
      store.set(NAME, text);
      return null;
    },
  };
}

/** Determines whether a file is unlocked. Each start checks the key again and never trusts a stored flag. */
import { checkLicense, type LicenseSigners } from '@/lib/domain/billing/license';
import { LICENSE_LETTERS, normalizeLicense } from '@/lib/domain/billing/license-text';
import type { OfflineStore } from './store';
import { WORDS } from './words';

const NAME = 'key';

export interface LicenseState {
  isUnlocked(): boolean;
  /**
   * Checks a typed key and unlocks the file.
   * @returns the error message, or null when the key unlocked the file
   */
  enter(typed: string): string | null;
}

export function createLicenseState(
  store: OfflineStore,
  sku: string,
  title: string,
  signers: LicenseSigners,
): LicenseState {
  const isGood = (key: unknown) => typeof key === 'string' && checkLicense(key, sku, signers).isGood;
  let checked = store.get(NAME);
  let isUnlocked = isGood(checked);
  return {
    isUnlocked() {
      // Another window may store a key after this page has started. A key that this page stored before a reload may
      // also reach the browser's storage only after the reload.
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

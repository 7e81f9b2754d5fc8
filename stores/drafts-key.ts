/** The storage key of a tab's form drafts. It is separate from stores/drafts.ts, which loads only if there is a draft. */
export const DRAFTS_KEY = 'sw_drafts';

/** Returns whether the tab has drafts. */
export const hasDrafts = (): boolean => {
  try {
    return sessionStorage.getItem(DRAFTS_KEY) !== null;
  } catch {
    return false;
  }
};

/** Removes all drafts of this tab. */
export const dropDrafts = (): void => {
  try {
    sessionStorage.removeItem(DRAFTS_KEY);
  } catch {
    // Without storage there are no drafts.
  }
};

/** The keys under which a tab stores drafts of its forms; apart from stores/drafts.ts, which is loaded when there is something. */
export const DRAFTS_KEY = 'sw_drafts';

/** Returns true where the tab stores drafts. */
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

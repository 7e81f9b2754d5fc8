/** The reloads that the specification asks for: at most one a tab session, or a dead backend would reload for ever. */
import { storeFormDrafts } from './store-form-drafts';

const KEY = 'sw_reloaded';

/** Loads the page anew unless that has been done in this tab; says whether it will. */
export const reloadOnce = (): boolean => {
  try {
    if (sessionStorage.getItem(KEY)) return false;
    sessionStorage.setItem(KEY, '1');
    storeFormDrafts();
  } catch {
    // Where nothing can be kept nothing tells the second time from the first.
    return false;
  }
  window.location.reload();
  return true;
};

/** Reloads the page as the specification requires, at most once in a tab session: a dead backend would reload it forever. */
import { storeFormDrafts } from './store-form-drafts';

const KEY = 'sw_reloaded';

/** Reloads the page unless this tab has done so before. Returns whether it reloads. */
export const reloadOnce = (): boolean => {
  try {
    if (sessionStorage.getItem(KEY)) return false;
    sessionStorage.setItem(KEY, '1');
    storeFormDrafts();
  } catch {
    // Without storage, a second reload could not be distinguished from the first.
    return false;
  }
  window.location.reload();
  return true;
};

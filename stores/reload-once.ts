/**
 * Reloads the page as the specification requires, but at most once per tab session, because an unavailable backend
 * would cause endless reloads.
 */
import { storeFormDrafts } from './store-form-drafts';

const RELOADED_KEY = 'sw_reloaded';

/** Reloads the page, unless this tab has already done so. Returns whether it reloads. */
export const reloadOnce = (): boolean => {
  try {
    if (sessionStorage.getItem(RELOADED_KEY)) return false;
    sessionStorage.setItem(RELOADED_KEY, '1');
    storeFormDrafts();
  } catch {
    // Does not reload, because without storage a second reload could not be prevented.
    return false;
  }
  window.location.reload();
  return true;
};

/** Replaces use-sync-external-store's shim in the browser, because React now has the hook. */
export { useSyncExternalStore } from 'react';

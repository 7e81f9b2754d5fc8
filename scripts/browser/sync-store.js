/** Stands in the browser for use-sync-external-store's shim, which was for Reacts that had none of their own. */
export { useSyncExternalStore } from 'react';

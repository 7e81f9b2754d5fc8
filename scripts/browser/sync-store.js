/** Replaces use-sync-external-store's shim in the browser, which was for React versions without the hook. */
export { useSyncExternalStore } from 'react';

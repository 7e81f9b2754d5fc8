/** Handles a page that the browser restores: Back, after a visit to another site. */
import { useEffect, useEffectEvent } from 'react';

/** @param handle called when the page is restored, to reset what it was waiting for */
export const useRestored = (handle: () => void): void => {
  const handleShown = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted) handle();
  });
  useEffect(() => {
    window.addEventListener('pageshow', handleShown);
    return () => window.removeEventListener('pageshow', handleShown);
  }, []);
};

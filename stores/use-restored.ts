/** Handles a page that the browser restores from its cache, for example when the visitor returns from another site. */
import { useEffect, useEffectEvent } from 'react';

/** @param handle called when the page is restored, to reset a pending state */
export const useRestored = (handle: () => void): void => {
  const handleShown = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted) handle();
  });
  useEffect(() => {
    window.addEventListener('pageshow', handleShown);
    return () => window.removeEventListener('pageshow', handleShown);
  }, []);
};

/** A page that the browser brings back as it was left: Back, after a way out to another site. */
import { useEffect, useEffectEvent } from 'react';

/** @param handle called where what the page waited for when it was left has come to nothing */
export const useRestored = (handle: () => void): void => {
  const handleShown = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted) handle();
  });
  useEffect(() => {
    window.addEventListener('pageshow', handleShown);
    return () => window.removeEventListener('pageshow', handleShown);
  }, []);
};

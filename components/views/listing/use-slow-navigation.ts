/** Returns whether another state of the list at `path` has been loading for a while. */
import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';

/** The delay before the busy state appears. Faster responses do not need one. */
export const SLOW_MS = 250;

export const useSlowNavigation = (path: string): boolean => {
  const { events } = useRouter();
  const [isSlow, setIsSlow] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const handleStart = (url: string): void => {
      // The router does not report the end of a route change that another one replaces.
      clearTimeout(timer);
      const [target] = url.split('?');
      if (target === path) timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    };
    const handleEnd = (): void => {
      clearTimeout(timer);
      setIsSlow(false);
    };
    events.on('routeChangeStart', handleStart);
    events.on('routeChangeComplete', handleEnd);
    events.on('routeChangeError', handleEnd);
    return () => {
      clearTimeout(timer);
      events.off('routeChangeStart', handleStart);
      events.off('routeChangeComplete', handleEnd);
      events.off('routeChangeError', handleEnd);
    };
  }, [events, path]);

  return isSlow;
};

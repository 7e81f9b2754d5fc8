/** Whether another state of the list at `path` has been on its way for a while. */
import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';

/** What is there sooner needs no stand-in. */
export const SLOW_MS = 250;

export const useSlowNavigation = (path: string): boolean => {
  const { events } = useRouter();
  const [isSlow, setIsSlow] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const handleStart = (url: string): void => {
      // One that another overtakes early is never said to have ended.
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

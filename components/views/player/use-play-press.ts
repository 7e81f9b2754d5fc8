/** Counts the presses on Play that opened this page. */
import { useRouter } from 'next/router';
import { useLayoutEffect, useState } from 'react';
import { takePlayPress } from '@/stores/play-press';

/**
 * Returns the number of presses on Play for this page. It increases with each press, for example for another day of the
 * archive.
 */
export const usePlayPress = (): number => {
  const { events } = useRouter();
  const [presses, setPresses] = useState(0);
  // Uses a layout effect, because React cleans it up when it removes the page. A normal effect could end later, and the
  // removed page would then take the press that belongs to the next page.
  useLayoutEffect(() => {
    const takeStoredPress = (): void => {
      if (takePlayPress(window.location.pathname)) setPresses((count) => count + 1);
    };
    takeStoredPress();
    events.on('routeChangeComplete', takeStoredPress);
    return () => events.off('routeChangeComplete', takeStoredPress);
  }, [events]);
  return presses;
};

/** Counts the presses on Play that opened this page. */
import { useRouter } from 'next/router';
import { useLayoutEffect, useState } from 'react';
import { takePlayPress } from '@/stores/play-press';

/** Returns 0 until Play was pressed for this page. Each further press counts, for example for another day of the archive. */
export const usePlayPress = (): number => {
  const { events } = useRouter();
  const [presses, setPresses] = useState(0);
  // A layout effect, because it ends when React removes the page. A later cleanup would let the removed page take the
  // press of the next one.
  useLayoutEffect(() => {
    const take = (): void => {
      if (takePlayPress(window.location.pathname)) setPresses((count) => count + 1);
    };
    take();
    events.on('routeChangeComplete', take);
    return () => events.off('routeChangeComplete', take);
  }, [events]);
  return presses;
};

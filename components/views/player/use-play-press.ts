/** Counts the presses on Play that opened this page. */
import { useRouter } from 'next/router';
import { useEffect, useLayoutEffect, useState } from 'react';
import { takePlayPress } from '@/stores/play-press';

/** Returns 0 until Play was pressed for this page. Each further press counts, for example for another day of the archive. */
export const usePlayPress = (): number => {
  const { events } = useRouter();
  const [presses, setPresses] = useState(0);
  const [take] = useState(() => () => {
    if (takePlayPress(window.location.pathname)) setPresses((count) => count + 1);
  });
  // Stops listening while React removes the page. Later, the page that is gone could take the press of the next one.
  useLayoutEffect(() => {
    events.on('routeChangeComplete', take);
    return () => events.off('routeChangeComplete', take);
  }, [events, take]);
  useEffect(take, [take]);
  return presses;
};

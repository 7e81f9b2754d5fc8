/** Keeps an element mounted during its exit transition. */
import { useEffect, useState } from 'react';

export type LingeringState = 'shown' | 'leaving' | 'gone';

/** Returns `leaving` for `ms` milliseconds after the element was last shown, then `gone`. */
export const useLingeringState = (isShown: boolean, ms: number): LingeringState => {
  const [isGone, setIsGone] = useState(!isShown);

  useEffect(() => {
    if (isShown) return;
    const timer = window.setTimeout(() => setIsGone(true), ms);
    return () => {
      window.clearTimeout(timer);
      setIsGone(false);
    };
  }, [isShown, ms]);

  if (isShown) return 'shown';
  return isGone ? 'gone' : 'leaving';
};

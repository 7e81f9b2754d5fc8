/** Whether a visitor has come near a place, for what comes only then (spec §9: the lazy-load margin is 200px). */
import { useEffect, useRef, useState, type RefObject } from 'react';
import { LAZY_MARGIN } from '@/lib/advertising/config';

/** @returns what to put on the place, and whether the visitor has been near it */
export const useNear = (): [RefObject<HTMLDivElement | null>, boolean] => {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: LAZY_MARGIN },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return [place, isNear];
};

/** Detects whether an element is near the viewport, for lazy content (spec §9: the margin is 200px). */
import { useEffect, useRef, useState, type RefObject } from 'react';
import { LAZY_MARGIN } from '@/lib/advertising/config';

/** @returns a ref for the element, and whether it has been near the viewport */
export const useInViewport = (): [RefObject<HTMLDivElement | null>, boolean] => {
  const place = useRef<HTMLDivElement>(null);
  const [isInViewport, setIsInViewport] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsInViewport(true);
      },
      { rootMargin: LAZY_MARGIN },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return [place, isInViewport];
};

/** A part of a page that comes as the visitor comes near its place (spec §9: the lazy-load margin is 200px). */
import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { LAZY_MARGIN } from '@/lib/advertising/config';

/**
 * @param load one function for the life of the page
 * @returns what to put on the place, and the part once it is there; where it can't come the place stays empty
 */
export const useNearPart = <Props>(
  load: () => Promise<ComponentType<Props>>,
): [RefObject<HTMLDivElement | null>, ComponentType<Props> | null] => {
  const place = useRef<HTMLDivElement>(null);
  const [part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        load().then(
          (loaded) => setPart(() => loaded),
          () => undefined,
        );
      },
      { rootMargin: LAZY_MARGIN },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [load]);
  return [place, part];
};

/** Full screen for one element: the browser's where it exists, a filled window where it does not. */
import { useRouter } from 'next/router';
import { useCallback, useEffect, useState, type RefObject } from 'react';

import { useResize } from '@/components/ui/use-resize';

type Kind = 'none' | 'browser' | 'window';

interface Fullscreen {
  kind: Kind;
  enter(): void;
  leave(): void;
}

export const useFullscreen = (element: RefObject<HTMLElement | null>): Fullscreen => {
  const { events } = useRouter();
  const [kind, setKind] = useState<Kind>('none');

  const enter = useCallback(() => {
    const target = element.current;
    if (!target?.requestFullscreen) return setKind('window');
    target.requestFullscreen().catch(() => setKind('window'));
  }, [element]);

  const leave = useCallback(() => {
    if (document.fullscreenElement) void document.exitFullscreen();
    setKind('none');
  }, []);

  useEffect(() => {
    const handleChange = (): void =>
      setKind(document.fullscreenElement === element.current && element.current ? 'browser' : 'none');
    document.addEventListener('fullscreenchange', handleChange);
    events.on('routeChangeStart', leave);
    return () => {
      document.removeEventListener('fullscreenchange', handleChange);
      events.off('routeChangeStart', leave);
    };
  }, [element, events, leave]);

  // Spec §4: body scroll is hidden when a layout is set to fill the screen.
  useEffect(() => {
    document.body.style.overflow = kind === 'window' ? 'hidden' : '';
    return () => {
      document.body.style.overflow = '';
    };
  }, [kind]);

  // A phone that is turned may leave the page scrolled under the game that fills the window.
  useResize(() => {
    if (kind === 'window') window.scrollTo(0, 0);
  });

  return { kind, enter, leave };
};

/** Full screen for one element: the browser's where it exists, a filled window where it does not. */
import { useRouter } from 'next/router';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useResize } from '@/components/ui/use-resize';

type Kind = 'none' | 'browser' | 'window';

interface Fullscreen {
  kind: Kind;
  enter(): void;
  leave(): void;
}

/** Leaves full screen, also that of a game inside ours: each browser call leaves one level. */
const leaveAll = async (): Promise<void> => {
  while (document.fullscreenElement) {
    const left = document.fullscreenElement;
    await document.exitFullscreen();
    if (document.fullscreenElement === left) return;
  }
};

/** @param onLeft full screen was left by the browser (its own key or gesture), or by Escape where the window is filled */
export const useFullscreen = (element: RefObject<HTMLElement | null>, onLeft: () => void): Fullscreen => {
  const { events } = useRouter();
  const [kind, setKind] = useState<Kind>('none');
  const latest = useRef({ kind, onLeft });
  useEffect(() => {
    latest.current = { kind, onLeft };
  });

  const enter = useCallback(() => {
    const target = element.current;
    if (!target?.requestFullscreen) return setKind('window');
    target.requestFullscreen().catch(() => setKind('window'));
  }, [element]);

  const leave = useCallback(() => {
    void leaveAll();
    setKind('none');
  }, []);

  useEffect(() => {
    const handleChange = (): void => {
      const full = document.fullscreenElement;
      const isFull = element.current !== null && full === element.current;
      // The game in the frame has its own full screen, with or without ours: none was left.
      if (full && !isFull && element.current?.contains(full)) return;
      setKind(isFull ? 'browser' : 'none');
      if (!isFull && latest.current.kind === 'browser') latest.current.onLeft();
    };
    const handleKey = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape' || latest.current.kind !== 'window') return;
      leave();
      latest.current.onLeft();
    };
    document.addEventListener('fullscreenchange', handleChange);
    document.addEventListener('keydown', handleKey);
    events.on('routeChangeStart', leave);
    return () => {
      document.removeEventListener('fullscreenchange', handleChange);
      document.removeEventListener('keydown', handleKey);
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

  // Rotating a phone may leave the page scrolled under the game that fills the window.
  useResize(() => {
    if (kind === 'window') window.scrollTo(0, 0);
  });

  return { kind, enter, leave };
};

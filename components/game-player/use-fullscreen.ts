/** Shows one element in full screen: the browser's own if available, or else enlarged to fill the window. */
import { useRouter } from 'next/router';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useResize } from '@/components/ui/use-resize';

type FullscreenKind = 'none' | 'browser' | 'window';

interface FullscreenControl {
  kind: FullscreenKind;
  enter(): void;
  leave(): void;
}

/**
 * Leaves full screen completely. Each browser call leaves only one level, and a game may have its own full screen
 * inside ours.
 */
const exitAllFullscreen = async (): Promise<void> => {
  while (document.fullscreenElement) {
    const left = document.fullscreenElement;
    await document.exitFullscreen();
    if (document.fullscreenElement === left) return;
  }
};

/**
 * @param onLeft called when the browser leaves full screen (by its own key or gesture), or when Escape leaves the
 * filled window
 */
export const useFullscreen = (
  element: RefObject<HTMLElement | null>,
  onLeft: () => void,
): FullscreenControl => {
  const { events } = useRouter();
  const [kind, setKind] = useState<FullscreenKind>('none');
  const latest = useRef({ kind, onLeft });
  useEffect(() => {
    latest.current = { kind, onLeft };
  });

  const enter = useCallback(() => {
    const target = element.current;
    // Without a recent press the browser would refuse and log a warning.
    const isAllowed = navigator.userActivation?.isActive ?? true;
    if (!target?.requestFullscreen || !isAllowed) return setKind('window');
    target.requestFullscreen().catch(() => setKind('window'));
  }, [element]);

  const leave = useCallback(() => {
    void exitAllFullscreen();
    setKind('none');
  }, []);

  useEffect(() => {
    const handleChange = (): void => {
      const full = document.fullscreenElement;
      const isFull = full !== null && full === element.current;
      // The game inside the frame has entered or left its own full screen, so ours is still active.
      if (!isFull && (latest.current.kind === 'window' || element.current?.contains(full))) return;
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

  // Spec §4: hides the scroll bars of the body while the element fills the window.
  useEffect(() => {
    document.body.style.overflow = kind === 'window' ? 'hidden' : '';
    return () => {
      document.body.style.overflow = '';
    };
  }, [kind]);

  // Rotating a phone may leave the page scrolled behind the game that fills the window.
  useResize(() => {
    if (kind === 'window') window.scrollTo(0, 0);
  });

  return { kind, enter, leave };
};

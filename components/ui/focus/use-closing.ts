/** Closes an open menu on a route change, a press outside the menu, and Escape. */
import { useRouter } from 'next/router';
import { useEffect, useRef, type RefObject } from 'react';
import { watchPageUse } from './watch-page-use';

/**
 * @param root contains the menu and its button, which Escape focuses
 * @param onClose must change only the menu's own state
 */
export const useCloseOnOutsidePress = (
  root: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onClose: () => void,
) => {
  const { events } = useRouter();
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!isOpen) return;
    // Starts the watch here, too, because some browsers do not focus a pressed button.
    watchPageUse(null);
    const closeOverlay = (): void => close.current();
    const handleOutside = ({ target }: PointerEvent): void => {
      if (!root.current?.contains(target as Node)) closeOverlay();
    };
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !root.current?.contains(event.target as Node)) return;
      event.stopPropagation();
      closeOverlay();
      root.current.querySelector('button')?.focus();
    };
    events.on('routeChangeStart', closeOverlay);
    document.addEventListener('pointerdown', handleOutside);
    document.addEventListener('keydown', handleKey, true);
    return () => {
      events.off('routeChangeStart', closeOverlay);
      document.removeEventListener('pointerdown', handleOutside);
      document.removeEventListener('keydown', handleKey, true);
    };
  }, [root, isOpen, events]);
};

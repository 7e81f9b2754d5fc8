/** Closes an open dialog or board when the visitor presses the browser's Back, and keeps the page open. */
import { useEffect, useEffectEvent } from 'react';

/** @param close is called only for Back */
export const useCloseOnBack = (isOpen: boolean, close: () => void): void => {
  const handleBack = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    // Loads when the first dialog opens, to keep the page's first scripts small.
    const added = import('../back-entries').then(
      ({ addBackEntry }) => addBackEntry(() => handleBack()),
      () => null,
    );
    return () => void added.then((remove) => remove?.());
  }, [isOpen]);
};

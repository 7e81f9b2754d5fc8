/** Closes an open dialog or board when the visitor presses the browser's Back, which then stays on the page. */
import { useEffect, useEffectEvent } from 'react';

/** @param close is called for Back only */
export const useCloseOnBack = (isOpen: boolean, close: () => void): void => {
  const handleBack = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    // Loads with the first that opens, because the pages' first scripts have no room for it.
    const added = import('../back-entries').then(
      ({ addBackEntry }) => addBackEntry(() => handleBack()),
      () => null,
    );
    return () => void added.then((remove) => remove?.());
  }, [isOpen]);
};

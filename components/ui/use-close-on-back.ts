/** Closes an open dialog or board when the visitor presses the browser's Back, which then stays on the page. */
import { useEffect, useEffectEvent } from 'react';
import { createBackEntries } from './back-entries';

let entries: ReturnType<typeof createBackEntries> | undefined;

/** @param close is called for Back only */
export const useCloseOnBack = (isOpen: boolean, close: () => void): void => {
  const handleBack = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    entries ??= createBackEntries();
    return entries.add(() => handleBack());
  }, [isOpen]);
};

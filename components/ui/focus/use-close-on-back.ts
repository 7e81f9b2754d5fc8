/** Closes an open dialog or board when the visitor presses the browser's Back, and keeps the page open. */
import { useEffect, useEffectEvent } from 'react';
// Loads with the dialog, because a Back before the code has loaded would leave the page.
import { addBackEntry } from '../back-entries';

/** @param close is called only for Back */
export const useCloseOnBack = (isOpen: boolean, close: () => void): void => {
  const handleBack = useEffectEvent(close);
  useEffect(() => (isOpen ? addBackEntry(() => handleBack()) : undefined), [isOpen]);
};

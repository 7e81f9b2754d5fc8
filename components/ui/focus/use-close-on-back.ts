/** Closes an open dialog or board when the visitor presses the browser's Back, and keeps the page open. */
import { useEffect, useEffectEvent } from 'react';
// Loads together with the dialog. If it loaded later, Back could leave the page in the meantime.
import { addDialogHistoryEntry } from '../dialog-history';

/** @param close is called only for Back */
export const useCloseOnBack = (isOpen: boolean, close: () => void): void => {
  const handleBack = useEffectEvent(close);
  useEffect(() => (isOpen ? addDialogHistoryEntry(() => handleBack()) : undefined), [isOpen]);
};

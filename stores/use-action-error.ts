/** The error of an action, shown next to its control and as a notification. The control announces it. */
import { useCallback, useState } from 'react';
import { useNotifications } from './stores-provider';

interface ActionError {
  /** The error message; empty if there is none. */
  error: string;
  /** @param message empty when the action starts again or has succeeded */
  setError(message: string): void;
}

export const useActionError = (): ActionError => {
  const notify = useNotifications((state) => state.notify);
  const [error, setShown] = useState('');
  const setError = useCallback(
    (message: string): void => {
      setShown(message);
      if (message) notify(message, 'error', true);
    },
    [notify],
  );
  return { error, setError };
};

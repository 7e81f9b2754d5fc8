/** Provides the game's stored document while offline. */
import { useCallback, useEffect, useState } from 'react';
import { useOnline } from '@/stores/online';

interface StoredFrame {
  /** The document to show instead of the frame's URL, or null. */
  standalone: string | null;
  /** Shows the stored document if there is one. Resolves to whether the game can still load. */
  rescue(): Promise<boolean>;
}

const loadStoredDocument = (source: string) =>
  import('./read-stored')
    .then(({ readStoredFrameDocument }) => readStoredFrameDocument(source))
    .catch(() => null);

/** @param isFramed returns whether a frame is on the page; a running game is never replaced */
export const useStoredFrame = (source: string, isFramed: () => boolean): StoredFrame => {
  const isOnline = useOnline();
  const [saved, setSaved] = useState<{ text: string } | null>(null);

  const rescue = useCallback(async (): Promise<boolean> => {
    const found = await loadStoredDocument(source);
    // After a navigation, this document still has the policy of another page. A reload shows the stored page with its
    // own policy.
    if (found === 'elsewhere') window.location.reload();
    else setSaved(found);
    return found !== null;
  }, [source]);

  useEffect(() => {
    if (!isOnline)
      void loadStoredDocument(source).then((found) => {
        if (found && found !== 'elsewhere' && !isFramed()) setSaved(found);
      });
  }, [isOnline, source, isFramed]);

  return { standalone: saved && saved.text, rescue };
};

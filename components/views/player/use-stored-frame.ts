/** The game's frame without a network: made of the document that was kept, since its own address cannot be had. */
import { useCallback, useEffect, useState } from 'react';
import { useOnline } from '@/stores/online';

interface StoredFrame {
  /** The document to show in place of the frame's address, or null. */
  standalone: string | null;
  /** Puts it in place where it is kept. Resolves to whether the frame can still come to something. */
  rescue(): Promise<boolean>;
}

const read = (source: string) =>
  import('./read-stored').then(({ readStored: readKept }) => readKept(source)).catch(() => null);

/** @param isFramed whether a frame stands already: a game that runs is never taken away */
export const useStoredFrame = (source: string, isFramed: () => boolean): StoredFrame => {
  const isOnline = useOnline();
  const [kept, setKept] = useState<{ text: string } | null>(null);

  const rescue = useCallback(async (): Promise<boolean> => {
    const found = await read(source);
    // Come to from another page, this one has that page's policy; loaded anew it is the kept one with its own.
    if (found === 'elsewhere') window.location.reload();
    else setKept(found);
    return found !== null;
  }, [source]);

  useEffect(() => {
    if (!isOnline)
      void read(source).then((found) => {
        if (found && found !== 'elsewhere' && !isFramed()) setKept(found);
      });
  }, [isOnline, source, isFramed]);

  return { standalone: kept && kept.text, rescue };
};

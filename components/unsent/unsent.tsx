/** Watches whether results wait to be sent; what sends them and tells of it comes only where there are any. */
import { useEffect, useState } from 'react';
import { latePart } from '@/components/ui/late-part';
import { browserStorage } from '@/stores/key-value-storage';
import { UNSENT_EVENT, UNSENT_KEY } from '@/stores/unsent/unsent-key';

const UnsentNotice = latePart(async () => (await import('./unsent-notice')).UnsentNotice);

export const Unsent = () => {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const look = (): void => {
      if (browserStorage.keysOf(UNSENT_KEY)[0]) setIsWanted(true);
    };
    look();
    // What a tab that is closed by now has kept is found once the network is back. Both stand as long as the document.
    addEventListener(UNSENT_EVENT, look);
    addEventListener('online', look);
  }, []);
  return isWanted && <UnsentNotice />;
};

/** Loads the outbox notice once the outbox has an entry. The notice's code sends the results. */
import { useEffect, useState } from 'react';
import { createLazyComponent } from '@/components/ui/lazy-component';
import { browserStorage } from '@/stores/key-value-storage';
import { OUTBOX_EVENT, OUTBOX_KEY } from '@/stores/outbox/outbox-key';

const LazyOutboxNotice = createLazyComponent(async () => (await import('./outbox-notice')).OutboxNotice);

export const OutboxLoader = () => {
  const [hasEntries, setHasEntries] = useState(false);
  useEffect(() => {
    const checkForEntries = (): void => {
      if (browserStorage.keysOf(OUTBOX_KEY)[0]) setHasEntries(true);
    };
    checkForEntries();
    // Checks the outbox again when the network returns, because a closed tab may have stored a result.
    addEventListener(OUTBOX_EVENT, checkForEntries);
    addEventListener('online', checkForEntries);
  }, []);
  return hasEntries && <LazyOutboxNotice />;
};

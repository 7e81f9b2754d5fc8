/** Loads the outbox notice once the outbox has an entry. The notice's code sends the results. */
import { useEffect, useState } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { browserStorage } from '@/stores/key-value-storage';
import { OUTBOX_EVENT, OUTBOX_KEY } from '@/stores/outbox/outbox-key';

const OutboxNotice = lazyPart(async () => (await import('./outbox-notice')).OutboxNotice);

export const Outbox = () => {
  const [hasEntries, setHasEntries] = useState(false);
  useEffect(() => {
    const check = (): void => {
      if (browserStorage.keysOf(OUTBOX_KEY)[0]) setHasEntries(true);
    };
    check();
    // Checks the outbox again when the network returns, because a closed tab may have stored a result.
    addEventListener(OUTBOX_EVENT, check);
    addEventListener('online', check);
  }, []);
  return hasEntries && <OutboxNotice />;
};

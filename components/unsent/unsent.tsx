/** Watches whether results wait to be sent; what sends them and tells of it comes only where there are any. */
import { type ComponentType, useEffect, useState } from 'react';
import { browserStorage } from '@/stores/key-value-storage';
import { UNSENT_EVENT, UNSENT_KEY } from '@/stores/unsent/unsent-key';

export const Unsent = () => {
  const [Notice, setNotice] = useState<ComponentType | null>(null);
  useEffect(() => {
    const look = (): void => {
      // Without a network it may not be there: looked for again with the next event.
      if (browserStorage.keysOf(UNSENT_KEY)[0])
        import('./unsent-notice').then((loaded) => setNotice(() => loaded.UnsentNotice)).catch(() => 0);
    };
    look();
    const events = [UNSENT_EVENT, 'online'];
    events.forEach((name) => window.addEventListener(name, look));
    return () => events.forEach((name) => window.removeEventListener(name, look));
  }, []);
  return Notice && <Notice />;
};

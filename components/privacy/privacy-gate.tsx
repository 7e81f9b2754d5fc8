/** Loads what asks for consent, and what waits for it, where something is configured that needs it; else nothing. */
import { type ComponentType, useEffect, useState } from 'react';
import { siteConfig } from '../layout/site-config';

export const PrivacyGate = () => {
  const [Privacy, setPrivacy] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (siteConfig().consentServices[0])
      // Without it nothing is allowed, and nothing loads that would have to be.
      import('./privacy').then((loaded) => setPrivacy(() => loaded.Privacy)).catch(() => 0);
  }, []);
  return Privacy && <Privacy />;
};

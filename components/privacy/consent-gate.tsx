/** Loads the consent code if a configured service needs consent. */
import { createLazyComponent } from '@/components/ui/lazy-component';
import { getSiteConfig } from '../layout/site-config';

// Until it has loaded, nothing that needs consent is allowed to load.
const LazyConsentManager = createLazyComponent(
  async () => (await import('./consent-manager')).ConsentManager,
);

export const ConsentGate = () => getSiteConfig().consentServices.length > 0 && <LazyConsentManager />;

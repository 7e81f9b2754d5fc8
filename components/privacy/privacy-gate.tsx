/** Loads the consent code if a configured service needs consent. */
import { lazyPart } from '@/components/ui/lazy-part';
import { siteConfig } from '../layout/site-config';

// Until it has loaded, nothing that needs consent is allowed to load.
const Privacy = lazyPart(async () => (await import('./privacy')).Privacy);

export const PrivacyGate = () => siteConfig().consentServices.length > 0 && <Privacy />;

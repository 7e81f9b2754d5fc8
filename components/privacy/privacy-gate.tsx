/** Loads the consent code, and the code that waits for consent, when a configured service needs it. */
import { lazyPart } from '@/components/ui/lazy-part';
import { siteConfig } from '../layout/site-config';

// Without it nothing is allowed, and nothing that needs consent loads.
const Privacy = lazyPart(async () => (await import('./privacy')).Privacy);

export const PrivacyGate = () => siteConfig().consentServices.length > 0 && <Privacy />;

/** Loads what asks for consent, and what waits for it, where something is configured that needs it; else nothing. */
import { lazyPart } from '@/components/ui/lazy-part';
import { siteConfig } from '../layout/site-config';

// Without it nothing is allowed, and nothing loads that would have to be.
const Privacy = lazyPart(async () => (await import('./privacy')).Privacy);

export const PrivacyGate = () => siteConfig().consentServices.length > 0 && <Privacy />;

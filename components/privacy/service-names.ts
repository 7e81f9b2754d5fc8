/** Lists the configured services as text. */
import type { ConsentPurpose, ConsentService } from '@/lib/consent';
import { CONSENT_SERVICES } from '@/lib/consent';
import { CONSENT_SERVICE_NAMES } from '@/lib/messages/consent';

/** Returns "a", "a and b" or "a, b and c". */
export const formatList = (items: readonly string[]): string =>
  [items.slice(0, -1).join(', '), items.at(-1)].filter(Boolean).join(' and ');

/** Returns the names of the services for a purpose. */
export const namesOfServices = (services: readonly ConsentService[], purpose: ConsentPurpose): string =>
  formatList(
    services
      .filter((service) => CONSENT_SERVICES[service] === purpose)
      .map((service) => CONSENT_SERVICE_NAMES[service]),
  );

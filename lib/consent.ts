/** A visitor's consent, requested once a year and again when a new service is configured (decisions 0018). */

export interface ConsentChoice {
  analytics: boolean;
  advertising: boolean;
}
export type ConsentPurpose = keyof ConsentChoice;

/** A stored choice, with the services that it covers. */
export interface ConsentRecord extends ConsentChoice {
  services: readonly string[];
  /** ISO 8601. */
  decidedAt: string;
}

/** The purpose of each service; a social network's pixel is for advertising. */
export const CONSENT_SERVICES = {
  posthog: 'analytics',
  ga4: 'analytics',
  pixel: 'advertising',
  ramp: 'advertising',
} as const satisfies Record<string, ConsentPurpose>;
export type ConsentService = keyof typeof CONSENT_SERVICES;

export const REFUSED: ConsentChoice = { analytics: false, advertising: false };

const VALID_MS = 365 * 86_400_000;

/** Returns the purposes for which the configured services need consent, without duplicates. */
export const listPurposes = (services: readonly ConsentService[]): ConsentPurpose[] => [
  ...new Set(services.map((service) => CONSENT_SERVICES[service])),
];

/** Parses a stored choice from an untrusted source; returns null when the visitor must be asked (again). */
export const parseStoredChoice = (
  saved: unknown,
  services: readonly ConsentService[],
  nowMs: number,
): ConsentChoice | null => {
  const {
    analytics,
    advertising,
    services: savedServices,
    decidedAt,
  } = (saved ?? {}) as Record<string, unknown>;
  if (typeof analytics !== 'boolean' || typeof advertising !== 'boolean') return null;
  if (!Array.isArray(savedServices) || !services.every((service) => savedServices.includes(service)))
    return null;
  const ageMs = nowMs - Date.parse(String(decidedAt));
  return ageMs < VALID_MS ? { analytics, advertising } : null;
};

/** Returns whether the browser sends Do Not Track or Global Privacy Control, which count as a refusal without asking. */
export const refusesBySignal = (navigator: object): boolean => {
  const { globalPrivacyControl, doNotTrack } = navigator as Record<string, unknown>;
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';
};

/** What a visitor allows: asked for once a year, or where a service has come that they were not asked about (decisions 0018). */

export interface ConsentChoice {
  analytics: boolean;
  advertising: boolean;
}
export type ConsentPurpose = keyof ConsentChoice;

/** A choice as it is kept, with what it was about. */
export interface ConsentRecord extends ConsentChoice {
  services: readonly string[];
  /** ISO 8601. */
  decidedAt: string;
}

/** Which purpose a service has: a social network's pixel tells that network what to advertise. */
export const CONSENT_SERVICES = {
  posthog: 'analytics',
  ga4: 'analytics',
  pixel: 'advertising',
  ramp: 'advertising',
} as const satisfies Record<string, ConsentPurpose>;
export type ConsentService = keyof typeof CONSENT_SERVICES;

export const REFUSED: ConsentChoice = { analytics: false, advertising: false };

const VALID_MS = 365 * 86_400_000;

/** The purposes that the configured services need a yes for. */
export const purposesOf = (services: readonly ConsentService[]): ConsentPurpose[] => [
  ...new Set(services.map((service) => CONSENT_SERVICES[service])),
];

/** The choice in a kept value of any origin; null where it must be asked for (again). */
export const choiceOf = (
  kept: unknown,
  services: readonly ConsentService[],
  nowMs: number,
): ConsentChoice | null => {
  const { analytics, advertising, services: asked, decidedAt } = (kept ?? {}) as Record<string, unknown>;
  if (typeof analytics !== 'boolean' || typeof advertising !== 'boolean') return null;
  if (!Array.isArray(asked) || !services.every((service) => asked.includes(service))) return null;
  const ageMs = nowMs - Date.parse(String(decidedAt));
  return ageMs < VALID_MS ? { analytics, advertising } : null;
};

/** Do-not-track and Global Privacy Control count as a no without asking. */
export const refusesBySignal = (navigator: object): boolean => {
  const { globalPrivacyControl, doNotTrack } = navigator as Record<string, unknown>;
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';
};

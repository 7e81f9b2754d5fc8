/** Texts of the privacy prompt, which the specification does not define. */

export const CONSENT_MESSAGES = {
  title: 'Your privacy, your choice',
  mayWe: (requests: string) => `May we ${requests}?`,
  freeToRefuse: 'Everything here works the same if you say no.',
  refuse: 'No, thanks',
  allow: 'Yes, allow',
  details: 'Choose in detail',
  save: 'Save my choice',
  close: 'Close',
  policy: 'Privacy policy',
  announced: 'There is a question about your privacy at the beginning of the page.',
  signal:
    'Your browser asks sites not to track you. We take that as a no: nothing that measures or advertises across sites is loaded.',
  signalHint:
    'To choose for this site, turn off Do Not Track or Global Privacy Control for it in your browser.',
} as const;

/** The services' names as visitors see them. */
export const CONSENT_SERVICE_NAMES = {
  posthog: 'PostHog',
  ga4: 'Google Analytics',
  pixel: 'Facebook',
  ramp: 'Ramp',
} as const;

export const CONSENT_PURPOSES = {
  analytics: {
    title: 'Analytics',
    purpose: (names: string) => `count which pages and games are used, with ${names}`,
    explains: (names: string) =>
      `Tells ${names} which pages you see, in which layout and theme, and, if you are signed in, a code in place of your name.`,
  },
  advertising: {
    title: 'Advertising',
    purpose: (names: string) => `let ${names} know which pages you see, to choose and measure advertising`,
    explains: (names: string) =>
      `Shows ${names} your network address and which pages you see. Cookies may be set.`,
  },
} as const;

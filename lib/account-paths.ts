/** Typed addresses of pages that few pages lead to; apart from lib/paths.ts, which every page carries. */

/** Pages below /account/user/edit; `personal` and `picture` are the specification's own. */
export type AccountPart =
  'personal' | 'picture' | 'name' | 'email' | 'password' | 'look' | 'privacy' | 'tokens' | 'data';

export const accountPaths = {
  reset: () => '/account/reset',
  emailVerification: () => '/account/user/email-verification',
  /** Where a payment page sends people back to. */
  purchaseComplete: () => '/purchase/complete',
  /** Where a game is bought: what it costs and what it gives, before its payment page. */
  buyGame: (slug: string) => `/purchase/game/${slug}`,
  sandboxCheckout: (id: string) => `/purchase/sandbox/checkout/${id}`,
  sandboxPortal: () => '/purchase/sandbox/portal',
  accountPart: (part: AccountPart) => `/account/user/edit/${part}`,
  subscription: () => '/account/user/edit/subscription',
  manageSubscription: () => '/account/user/edit/subscription/manage',
  admin: (part?: 'queues' | 'games' | 'errors' | 'events' | 'audit') => (part ? `/admin/${part}` : '/admin'),
  purchases: () => '/account/user/purchases',
} as const;

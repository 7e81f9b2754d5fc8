/** Typed paths of pages that few pages link to. Separate from lib/paths.ts, which every page loads. */

/** Pages below /account/user/edit; `personal` and `picture` are the specification's own. */
export type AccountPart =
  | 'personal'
  | 'picture'
  | 'name'
  | 'email'
  | 'password'
  | 'look'
  | 'privacy'
  | 'tokens'
  | 'lists'
  | 'hidden'
  | 'data';

export const accountPaths = {
  reset: () => '/account/reset',
  emailVerification: () => '/account/user/email-verification',
  /** The page that a payment page returns to. */
  purchaseComplete: () => '/purchase/complete',
  /** The page that shows a game's price and contents before the payment page. */
  buyGame: (slug: string) => `/purchase/game/${slug}`,
  sandboxCheckout: (id: string) => `/purchase/sandbox/checkout/${id}`,
  sandboxPortal: () => '/purchase/sandbox/portal',
  accountPart: (part: AccountPart) => `/account/user/edit/${part}`,
  subscription: () => '/account/user/edit/subscription',
  manageSubscription: () => '/account/user/edit/subscription/manage',
  admin: (part?: 'queues' | 'games' | 'collections' | 'errors' | 'events' | 'audit') =>
    part ? `/admin/${part}` : '/admin',
  purchases: () => '/account/user/purchases',
} as const;

/** What both services agree on of members' tokens (docs/specification/choices.md: `sub` = uid, `aud` = the scores service). */

export const MEMBER_ISSUER = 'starwick';
export const SCORES_AUDIENCE = 'starwick-scores';
/** The claim with a member's public number, by which other players' pages name them. */
export const MEMBER_ID_CLAIM = 'member_id';
/** The claim with the revision of what the token says of its member; a service keeps to the highest that it has seen. */
export const PROFILE_REVISION_CLAIM = 'profile_revision';
/** The claim of a purchase, which only the product makes and no page is given: the item, and what it costs. */
export const PURCHASE_CLAIM = 'spending';

/** The claim of a deletion, which the product signs once the member has entered the password; no page is given it. */
export const REMOVAL_CLAIM = 'removal';

export interface TokenPurchase {
  item: string;
  /** Tokens. */
  amount: number;
}

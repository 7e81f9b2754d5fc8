/**
 * The claims of members' tokens that both services use (docs/specification/choices.md: `sub` = uid, `aud` = the scores
 * service).
 */

export const MEMBER_ISSUER = 'starwick';
export const SCORES_AUDIENCE = 'starwick-scores';
/** The claim with a member's public number, which identifies the member on other players' pages. */
export const MEMBER_ID_CLAIM = 'member_id';
/** The claim with the revision of the member's data; a service ignores data of a lower revision than it has received. */
export const PROFILE_REVISION_CLAIM = 'profile_revision';
/** The claim of a purchase (item and price). Only the product creates it; no page receives it. */
export const PURCHASE_CLAIM = 'spending';

/** The claim that authorizes a deletion. The product signs it once the member has entered the password; no page receives it. */
export const REMOVAL_CLAIM = 'removal';

export interface TokenPurchase {
  item: string;
  /** In tokens. */
  amount: number;
}

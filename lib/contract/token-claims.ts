/**
 * The parts of members' tokens that both services agree on (docs/specification/choices.md: `sub` = uid, `aud` = the scores
 * service).
 */

export const MEMBER_ISSUER = 'starwick';
export const SCORES_AUDIENCE = 'starwick-scores';
/** The claim with a member's public number, which identifies them on other players' pages. */
export const MEMBER_ID_CLAIM = 'member_id';
/** The claim with the revision of the member's data; a service uses the highest revision that it has received. */
export const PROFILE_REVISION_CLAIM = 'profile_revision';
/** The claim of a purchase (item and price); only the product creates it, and no page receives it. */
export const PURCHASE_CLAIM = 'spending';

/** The claim of a deletion; the product signs it once the member has entered the password, and no page receives it. */
export const REMOVAL_CLAIM = 'removal';

export interface TokenPurchase {
  item: string;
  /** In tokens. */
  amount: number;
}

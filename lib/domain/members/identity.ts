/**
 * The identity that this browser stores of a signed-in member (spec §3: uid and details.subscriber_status), for the first
 * paint.
 */

export const IDENTITY_KEY = 'sw_identity';
/** `1` when this browser has played as a guest. */
export const GUEST_MARK = 'sw_has_guest';

export interface Identity {
  uid: string;
  details: { subscriber_status: string | null };
}

/** Returns the identity in a stored value of any origin, or null. */
export const identityOf = (value: unknown): Identity | null => {
  const { uid, details } = (value ?? {}) as { uid?: unknown; details?: { subscriber_status?: unknown } };
  if (typeof uid !== 'string' || !uid) return null;
  const status = details?.subscriber_status;
  return { uid, details: { subscriber_status: typeof status === 'string' ? status : null } };
};

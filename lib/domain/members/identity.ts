/**
 * The identity of the signed-in member that this browser stores for the first paint (spec §3: uid and
 * details.subscriber_status).
 */

export const IDENTITY_KEY = 'sw_identity';
/** The storage key whose value is `1` when this browser has played as a guest. */
export const GUEST_MARK = 'sw_has_guest';

export interface Identity {
  uid: string;
  details: { subscriber_status: string | null };
}

/** Parses a stored identity from an untrusted source; returns null when it is malformed. */
export const parseIdentity = (value: unknown): Identity | null => {
  const { uid, details } = (value ?? {}) as { uid?: unknown; details?: { subscriber_status?: unknown } };
  if (typeof uid !== 'string' || !uid) return null;
  const status = details?.subscriber_status;
  return { uid, details: { subscriber_status: typeof status === 'string' ? status : null } };
};

/** Records when the session was last verified, and verifies it again before a request after an hour (spec §4). */

/** Spec §9. */
export const REVERIFY_AFTER_MS = 60 * 60 * 1000;

export interface SessionMonitor {
  markVerified(isSignedIn: boolean): void;
  /** Records a sign-out: the next request verifies the session, and nothing is left to reload for. */
  forget(): void;
  /** Verifies the session when that is due; reloads the page when a signed-in member's session is gone. */
  beforeRequest(): Promise<void>;
}

export const createSessionMonitor = ({
  isStillSignedIn,
  reload,
  now,
}: {
  isStillSignedIn: () => Promise<boolean>;
  reload: () => void;
  now: () => number;
}): SessionMonitor => {
  let verifiedAt = Number.NEGATIVE_INFINITY;
  let isSignedIn = false;
  let isForgotten = false;
  let pending: Promise<void> | null = null;

  const verify = async (): Promise<void> => {
    // A visitor's request does not depend on the outcome, so a failed check must not fail that request.
    const still = await isStillSignedIn().catch((error: unknown) => {
      if (isSignedIn) throw error;
      return false;
    });
    verifiedAt = now();
    isForgotten = false;
    // A member who signed out during the check has no session to lose.
    if (!still && isSignedIn) {
      isSignedIn = false;
      reload();
    }
  };

  return {
    markVerified: (signedIn) => {
      isSignedIn = signedIn;
      isForgotten = false;
      verifiedAt = now();
    },
    forget: () => {
      isSignedIn = false;
      isForgotten = true;
    },
    beforeRequest: async () => {
      const isDue = isForgotten || (isSignedIn && now() - verifiedAt > REVERIFY_AFTER_MS);
      if (!isDue) return;
      pending ??= verify().finally(() => {
        pending = null;
      });
      await pending;
    },
  };
};

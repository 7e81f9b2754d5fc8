/** Records when the session was last verified, and verifies it again before the first request after an hour (spec §4). */

/** The maximum age of a verification (spec §9). */
export const REVERIFY_AFTER_MS = 60 * 60 * 1000;

export interface SessionMonitor {
  markVerified(isSignedIn: boolean): void;
  /** Records a sign-out. The next request verifies the session, but does not reload the page. */
  forget(): void;
  /** Verifies the session when that is due. Reloads the page if a signed-in member's session has ended. */
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

  const verifySession = async (): Promise<void> => {
    // Ignores a failed check for visitors, because their request does not depend on it.
    const isStillValid = await isStillSignedIn().catch((error: unknown) => {
      if (isSignedIn) throw error;
      return false;
    });
    verifiedAt = now();
    isForgotten = false;
    // Does not reload if the member has signed out during the check.
    if (!isStillValid && isSignedIn) {
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
      pending ??= verifySession().finally(() => {
        pending = null;
      });
      await pending;
    },
  };
};

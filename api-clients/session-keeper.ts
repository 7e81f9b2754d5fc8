/** Knows when the session was last verified, and asks again before a request once that is an hour ago (spec §4). */

/** Spec §9. */
export const REVERIFY_AFTER_MS = 60 * 60 * 1000;

export interface SessionKeeper {
  markVerified(isSignedIn: boolean): void;
  /** Marks the session as in need of verification, as after a logout. */
  forget(): void;
  /** Verifies again where it is due; reloads the page where the session is gone. */
  beforeRequest(): Promise<void>;
}

export const createSessionKeeper = ({
  isStillSignedIn,
  reload,
  now,
}: {
  isStillSignedIn: () => Promise<boolean>;
  reload: () => void;
  now: () => number;
}): SessionKeeper => {
  let verifiedAt = Number.NEGATIVE_INFINITY;
  let isSignedIn = false;
  let pending: Promise<void> | null = null;

  const verify = async (): Promise<void> => {
    const still = await isStillSignedIn();
    verifiedAt = now();
    if (!still) {
      isSignedIn = false;
      reload();
    }
  };

  return {
    markVerified: (signedIn) => {
      isSignedIn = signedIn;
      verifiedAt = now();
    },
    forget: () => {
      verifiedAt = Number.NEGATIVE_INFINITY;
    },
    beforeRequest: async () => {
      if (!isSignedIn || now() - verifiedAt <= REVERIFY_AFTER_MS) return;
      pending ??= verify().finally(() => {
        pending = null;
      });
      await pending;
    },
  };
};

/** Lets one action through for each gesture of the user, for requests that come from a frame without the gesture itself. */

/** How long after a gesture browsers report the page as active; none takes longer. */
const ACTIVATION_MS = 5_000;

interface GestureGateDeps {
  /** Whether the user has just clicked, tapped or typed in the page or one of its frames; undefined where a browser cannot say. */
  isActive(): boolean | undefined;
  now(): number;
}

export interface GestureGate {
  /** True once for each gesture: a second action needs another one. */
  pass(): boolean;
}

export const createGestureGate = ({ isActive, now }: GestureGateDeps): GestureGate => {
  let passedAt = Number.NEGATIVE_INFINITY;
  return {
    pass: () => {
      // A page that is still active this long after the last action has had another gesture since.
      if (!isActive() || now() - passedAt <= ACTIVATION_MS) return false;
      passedAt = now();
      return true;
    },
  };
};

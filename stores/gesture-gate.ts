/** Allows one action for each gesture of the user, for requests from a frame that lack the gesture. */

/** Longest time for which a browser reports the page as active after a gesture. */
const ACTIVATION_MS = 5_000;

interface GestureGateDeps {
  /** Whether the user has just clicked, tapped or typed in the page or one of its frames; undefined where a browser cannot say. */
  isActive(): boolean | undefined;
  now(): number;
}

export interface GestureGate {
  /** Returns true once for each gesture: a second action needs another one. */
  pass(): boolean;
}

export const createGestureGate = ({ isActive, now }: GestureGateDeps): GestureGate => {
  let passedAt = Number.NEGATIVE_INFINITY;
  return {
    pass: () => {
      // A page still active this long after the last action has had another gesture.
      if (!isActive() || now() - passedAt <= ACTIVATION_MS) return false;
      passedAt = now();
      return true;
    },
  };
};

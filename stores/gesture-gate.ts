/**
 * Allows one action per user gesture, for requests from a frame, because the page does not receive the frame's gesture
 * itself.
 */

/** The longest time that a browser reports the page as active after a gesture. */
const ACTIVATION_MS = 5_000;

interface GestureGateDeps {
  /**
   * Returns whether the user has just clicked, tapped or typed in the page or one of its frames; undefined if the
   * browser cannot tell.
   */
  isActive(): boolean | undefined;
  now(): number;
}

export interface GestureGate {
  /** Returns true once for each gesture; a second action needs another gesture. */
  pass(): boolean;
}

export const createGestureGate = ({ isActive, now }: GestureGateDeps): GestureGate => {
  let passedAt = Number.NEGATIVE_INFINITY;
  return {
    pass: () => {
      // If the page is still active this long after the last action, there was another gesture.
      if (!isActive() || now() - passedAt <= ACTIVATION_MS) return false;
      passedAt = now();
      return true;
    },
  };
};

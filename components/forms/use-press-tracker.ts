/**
 * Tracks whether a pointer is down on a form. Until it is released, no control may move, because the click would then
 * miss its target.
 */
import { useEffect, useState } from 'react';

export interface PressTracker {
  begin(): void;
  /** Runs a function at once, or when the pointer is released. */
  after(act: () => void): void;
  end(): void;
}

const createPressTracker = (): PressTracker => {
  let waiting: (() => void)[] | null = null;
  const runWaiting = (): void => {
    const acts = waiting ?? [];
    waiting = null;
    for (const act of acts) act();
  };
  return {
    begin: () => {
      waiting ??= [];
    },
    after: (act) => {
      if (waiting) waiting.push(act);
      else act();
    },
    // Waits for the click that follows, because a checkbox that renders again before its change event loses the change.
    end: () => void setTimeout(runWaiting),
  };
};

export const usePressTracker = (): PressTracker => {
  const [press] = useState(createPressTracker);
  useEffect(() => {
    window.addEventListener('pointerup', press.end);
    window.addEventListener('pointercancel', press.end);
    return () => {
      window.removeEventListener('pointerup', press.end);
      window.removeEventListener('pointercancel', press.end);
    };
  }, [press]);
  return press;
};

/** Tracks whether a pointer is down on a form: until it is released nothing may move, or the click misses. */
import { useEffect, useState } from 'react';

export interface Press {
  begin(): void;
  /** Runs at once, or once the pointer is released. */
  after(act: () => void): void;
  end(): void;
}

const createPress = (): Press => {
  let waiting: (() => void)[] | null = null;
  const flush = (): void => {
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
    // Runs after the pending click: a checkbox that re-renders before its change is read would lose it.
    end: () => void setTimeout(flush),
  };
};

export const usePress = (): Press => {
  const [press] = useState(createPress);
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

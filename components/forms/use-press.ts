/** Whether a pointer is down on a form: until it is up again nothing there may move, or the click goes beside. */
import { useEffect, useState } from 'react';

export interface Press {
  begin(): void;
  /** Runs at once, or once the pointer is up. */
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
    // After the click that comes now: a checkbox that is drawn anew before its change is read would lose its tick.
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

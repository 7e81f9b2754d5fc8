/** Lets a game load before the press on Play: it gets its data, and begins, once the gate is open. */

export interface PlayGate {
  isOpen(): boolean;
  setOpen(isOpen: boolean): void;
  /** Resolves once the gate is open. */
  wait(): Promise<void>;
}

export const createPlayGate = (): PlayGate => {
  let isOpen = false;
  let waiting: (() => void)[] = [];
  return {
    isOpen: () => isOpen,
    setOpen: (next) => {
      isOpen = next;
      if (!isOpen) return;
      const ready = waiting;
      waiting = [];
      for (const resolve of ready) resolve();
    },
    wait: () => (isOpen ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
  };
};

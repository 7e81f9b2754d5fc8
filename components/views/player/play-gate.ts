/** Lets a game load before the press on Play. The game receives its data, and starts, only when the gate opens. */

export interface PlayGate {
  isOpen(): boolean;
  setOpen(isOpen: boolean): void;
  /** Resolves when the gate is open. */
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

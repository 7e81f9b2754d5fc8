/** Limits how many tasks run at the same time; further tasks wait in a queue. */

export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

export const createTurns = (most: number): Turns => {
  let underWay = 0;
  const line: (() => void)[] = [];
  return async (work) => {
    if (underWay >= most) await new Promise<void>((go) => line.push(go));
    else underWay += 1;
    try {
      return await work();
    } finally {
      const next = line.shift();
      // The next task in the queue takes over this slot.
      if (next) next();
      else underWay -= 1;
    }
  };
};

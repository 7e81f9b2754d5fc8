/** Work that may go on only so many times at once; the rest waits in line. */

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
      // Whoever is next takes over this turn.
      if (next) next();
      else underWay -= 1;
    }
  };
};

/** Prevents a load that began before its cache was cleared from storing the old value afterwards. */

export interface CacheEpoch {
  /** Call it before a load; the function it returns states whether the loaded value may be stored. */
  begin(): () => boolean;
  /** Call it when the cache is cleared. */
  end(): void;
}

export const createCacheEpoch = (): CacheEpoch => {
  let current = 0;
  return {
    begin: () => {
      const begun = current;
      return () => begun === current;
    },
    end: () => {
      current += 1;
    },
  };
};

/** Prevents a load that began before its cache was cleared from storing the old value afterwards. */

export interface CacheEpoch {
  /** Call this before loading a value. The returned function returns whether the loaded value may still be stored. */
  begin(): () => boolean;
  /** Call this when the cache is cleared. */
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

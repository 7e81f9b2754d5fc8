/** Something that a member turns on and off: shown at once, sent one request after the other, the last wish wins. */

interface UpdateParts<Value> {
  /** Puts a value on the screen. */
  show(value: Value): void;
  send(value: Value): Promise<unknown>;
  /** The last wish was refused; what stood before is shown again. */
  fail(error: unknown): void;
}

export interface OptimisticUpdate<Value> {
  /** @param before what stands as far as the screen knows; counts where nothing is under way */
  want(value: Value, before: Value): void;
}

/** Values are compared by identity. */
export const createOptimisticUpdate = <Value>({
  show,
  send,
  fail,
}: UpdateParts<Value>): OptimisticUpdate<Value> => {
  let isUnderWay = false;
  let kept: Value;
  let wanted: Value;

  const settle = async (): Promise<void> => {
    isUnderWay = true;
    while (wanted !== kept) {
      const sent = wanted;
      try {
        await send(sent);
        kept = sent;
      } catch (error) {
        // A newer wish has its own try.
        if (wanted !== sent) continue;
        wanted = kept;
        show(kept);
        fail(error);
      }
    }
    isUnderWay = false;
  };

  return {
    want: (value, before) => {
      if (!isUnderWay) kept = before;
      wanted = value;
      show(value);
      if (!isUnderWay) void settle();
    },
  };
};

/** Applies a change at once and sends it afterwards, one request at a time. The last change wins. */

interface UpdateParts<Value> {
  /** Shows a value on the screen. */
  show(value: Value): void;
  send(value: Value): Promise<unknown>;
  /** Reports that the last change failed; the value before is shown again. */
  fail(error: unknown): void;
}

export interface OptimisticUpdate<Value> {
  /** @param before the value on the screen; used unless a request is in progress */
  want(value: Value, before: Value): void;
}

/** Values are compared by identity. */
export const createOptimisticUpdate = <Value>({
  show,
  send,
  fail,
}: UpdateParts<Value>): OptimisticUpdate<Value> => {
  let isUnderWay = false;
  let saved: Value;
  let wanted: Value;

  const resolve = async (): Promise<void> => {
    isUnderWay = true;
    while (wanted !== saved) {
      const sent = wanted;
      try {
        await send(sent);
        saved = sent;
      } catch (error) {
        // A newer change is sent next.
        if (wanted !== sent) continue;
        wanted = saved;
        show(saved);
        fail(error);
      }
    }
    isUnderWay = false;
  };

  return {
    want: (value, before) => {
      if (!isUnderWay) saved = before;
      wanted = value;
      show(value);
      if (!isUnderWay) void resolve();
    },
  };
};

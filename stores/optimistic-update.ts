/** Applies a change immediately and sends it afterward, one request at a time. The last change wins. */

interface UpdateParts<Value> {
  /** Shows a value on the screen. */
  show(value: Value): void;
  send(value: Value): Promise<unknown>;
  /** Called when the last change has failed and the previous value is shown again. */
  fail(error: unknown): void;
}

export interface OptimisticUpdate<Value> {
  /** @param before the value on the screen; ignored while a request is in progress */
  request(value: Value, before: Value): void;
}

/** Creates an optimistic update. Values are compared by identity. */
export const createOptimisticUpdate = <Value>({
  show,
  send,
  fail,
}: UpdateParts<Value>): OptimisticUpdate<Value> => {
  let isUnderWay = false;
  let saved: Value;
  let wanted: Value;

  const sendUntilSaved = async (): Promise<void> => {
    isUnderWay = true;
    while (wanted !== saved) {
      const sentValue = wanted;
      try {
        await send(sentValue);
        saved = sentValue;
      } catch (error) {
        // A newer change is sent next.
        if (wanted !== sentValue) continue;
        wanted = saved;
        show(saved);
        fail(error);
      }
    }
    isUnderWay = false;
  };

  return {
    request: (value, before) => {
      if (!isUnderWay) saved = before;
      wanted = value;
      show(value);
      if (!isUnderWay) void sendUntilSaved();
    },
  };
};

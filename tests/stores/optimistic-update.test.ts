/** Tests that a toggle changes immediately, sends one request at a time, and ends with the last value. */
import { describe, expect, it } from 'vitest';
import { createOptimisticUpdate } from '@/stores/optimistic-update';

interface SentUpdate {
  value: boolean;
  answer(): void;
  refuse(): void;
}

/** Simulates a server that responds when the test releases the response. */
const createSlowServer = () => {
  const sent: SentUpdate[] = [];
  const shown: boolean[] = [];
  const failures: unknown[] = [];
  const optimisticUpdate = createOptimisticUpdate<boolean>({
    show: (value) => shown.push(value),
    send: (value) =>
      new Promise<void>((resolve, reject) => {
        sent.push({ value, answer: () => resolve(), refuse: () => reject(new Error('refused')) });
      }),
    fail: (error) => failures.push(error),
  });
  const flushPromises = async (): Promise<void> => {
    for (let turns = 0; turns < 10; turns += 1) await Promise.resolve();
  };
  const listSentValues = () => sent.map(({ value }) => value);
  return { update: optimisticUpdate, sent, shown, failures, flush: flushPromises, values: listSentValues };
};

describe('an optimistic update', () => {
  it('appears before the server has responded', async () => {
    const { update: optimisticUpdate, shown, values } = createSlowServer();
    optimisticUpdate.request(true, false);
    expect(shown).toEqual([true]);
    expect(values()).toEqual([true]);
  });

  it('waits for the previous request, and ends with the value of the last click after a double click', async () => {
    const { update: optimisticUpdate, sent, shown, flush, values } = createSlowServer();
    optimisticUpdate.request(true, false);
    optimisticUpdate.request(false, true);
    await flush();
    expect(values()).toEqual([true]);
    sent[0]!.answer();
    await flush();
    expect(values()).toEqual([true, false]);
    sent[1]!.answer();
    await flush();
    expect(shown).toEqual([true, false]);
    expect(values()).toHaveLength(2);
  });

  it('sends nothing more when the last value is the server’s value', async () => {
    const { update: optimisticUpdate, sent, flush, values } = createSlowServer();
    optimisticUpdate.request(true, false);
    optimisticUpdate.request(false, true);
    optimisticUpdate.request(true, false);
    sent[0]!.answer();
    await flush();
    expect(values()).toEqual([true]);
  });

  it('sends nothing for the current value', async () => {
    const { update: optimisticUpdate, flush, values } = createSlowServer();
    optimisticUpdate.request(true, true);
    await flush();
    expect(values()).toEqual([]);
  });

  it('restores the old value after a rejection, and reports the failure once', async () => {
    const { update: optimisticUpdate, sent, shown, failures, flush } = createSlowServer();
    optimisticUpdate.request(true, false);
    sent[0]!.refuse();
    await flush();
    expect(shown).toEqual([true, false]);
    expect(failures).toHaveLength(1);
  });

  it('restores the old value when the latest value equals the rejected one, and can be retried', async () => {
    const { update: optimisticUpdate, sent, shown, failures, flush, values } = createSlowServer();
    optimisticUpdate.request(true, false);
    optimisticUpdate.request(false, true);
    optimisticUpdate.request(true, false);
    sent[0]!.refuse();
    await flush();
    expect(shown.at(-1)).toBe(false);
    expect(failures).toHaveLength(1);
    optimisticUpdate.request(true, false);
    expect(values()).toEqual([true, true]);
    sent[1]!.answer();
    await flush();
    expect(failures).toHaveLength(1);
  });

  it('sends a newer value even if the previous one was rejected', async () => {
    const tried: number[] = [];
    const shown: number[] = [];
    let rejectUpdate = (): void => undefined;
    const optimisticUpdate = createOptimisticUpdate<number>({
      show: (value) => shown.push(value),
      send: (value) => {
        tried.push(value);
        if (tried.length > 1) return Promise.resolve();
        return new Promise((_resolve, reject) => (rejectUpdate = () => reject(new Error('refused'))));
      },
      fail: () => shown.push(-1),
    });
    optimisticUpdate.request(3, 0);
    optimisticUpdate.request(5, 3);
    rejectUpdate();
    for (let turns = 0; turns < 10; turns += 1) await Promise.resolve();
    expect(tried).toEqual([3, 5]);
    expect(shown).toEqual([3, 5]);
  });

  it('reports no rejection when the latest value is the original one', async () => {
    const { update: optimisticUpdate, sent, shown, failures, flush, values } = createSlowServer();
    optimisticUpdate.request(true, false);
    optimisticUpdate.request(false, true);
    sent[0]!.refuse();
    await flush();
    expect(values()).toEqual([true]);
    expect(shown).toEqual([true, false]);
    expect(failures).toEqual([]);
  });

  it('starts again from the displayed value after every response has arrived', async () => {
    const { update: optimisticUpdate, sent, flush, values } = createSlowServer();
    optimisticUpdate.request(true, false);
    sent[0]!.answer();
    await flush();
    optimisticUpdate.request(true, false);
    expect(values()).toEqual([true, true]);
  });
});

/** Turning something on and off: shown at once, one request after the other, the last wish wins. */
import { describe, expect, it } from 'vitest';
import { createOptimisticUpdate } from '@/stores/optimistic-update';

interface Sent {
  value: boolean;
  answer(): void;
  refuse(): void;
}

/** A server that answers when the test says so. */
const createSlowServer = () => {
  const sent: Sent[] = [];
  const shown: boolean[] = [];
  const failures: unknown[] = [];
  const wish = createOptimisticUpdate<boolean>({
    show: (value) => shown.push(value),
    send: (value) =>
      new Promise<void>((resolve, reject) => {
        sent.push({ value, answer: () => resolve(), refuse: () => reject(new Error('refused')) });
      }),
    fail: (error) => failures.push(error),
  });
  const settle = async (): Promise<void> => {
    for (let turns = 0; turns < 10; turns += 1) await Promise.resolve();
  };
  const values = () => sent.map(({ value }) => value);
  return { wish, sent, shown, failures, settle, values };
};

describe('a wish', () => {
  it('is shown before the server has answered', async () => {
    const { wish, shown, values } = createSlowServer();
    wish.want(true, false);
    expect(shown).toEqual([true]);
    expect(values()).toEqual([true]);
  });

  it('waits for the one before it, and a double click ends as the last click says', async () => {
    const { wish, sent, shown, settle, values } = createSlowServer();
    wish.want(true, false);
    wish.want(false, true);
    await settle();
    expect(values()).toEqual([true]);
    sent[0]!.answer();
    await settle();
    expect(values()).toEqual([true, false]);
    sent[1]!.answer();
    await settle();
    expect(shown).toEqual([true, false]);
    expect(values()).toHaveLength(2);
  });

  it('sends nothing more where the last wish is what the server has', async () => {
    const { wish, sent, settle, values } = createSlowServer();
    wish.want(true, false);
    wish.want(false, true);
    wish.want(true, false);
    sent[0]!.answer();
    await settle();
    expect(values()).toEqual([true]);
  });

  it('sends nothing for what stands already', async () => {
    const { wish, settle, values } = createSlowServer();
    wish.want(true, true);
    await settle();
    expect(values()).toEqual([]);
  });

  it('puts the old state back where it is refused, and says so once', async () => {
    const { wish, sent, shown, failures, settle } = createSlowServer();
    wish.want(true, false);
    sent[0]!.refuse();
    await settle();
    expect(shown).toEqual([true, false]);
    expect(failures).toHaveLength(1);
  });

  it('is put back where the newest wish is the refused one again, and can be wished for anew', async () => {
    const { wish, sent, shown, failures, settle, values } = createSlowServer();
    wish.want(true, false);
    wish.want(false, true);
    wish.want(true, false);
    sent[0]!.refuse();
    await settle();
    expect(shown.at(-1)).toBe(false);
    expect(failures).toHaveLength(1);
    wish.want(true, false);
    expect(values()).toEqual([true, true]);
    sent[1]!.answer();
    await settle();
    expect(failures).toHaveLength(1);
  });

  it('tries a newer wish though the one before it was refused', async () => {
    const tried: number[] = [];
    const shown: number[] = [];
    let refuse = (): void => undefined;
    const wish = createOptimisticUpdate<number>({
      show: (value) => shown.push(value),
      send: (value) => {
        tried.push(value);
        if (tried.length > 1) return Promise.resolve();
        return new Promise((_resolve, reject) => (refuse = () => reject(new Error('refused'))));
      },
      fail: () => shown.push(-1),
    });
    wish.want(3, 0);
    wish.want(5, 3);
    refuse();
    for (let turns = 0; turns < 10; turns += 1) await Promise.resolve();
    expect(tried).toEqual([3, 5]);
    expect(shown).toEqual([3, 5]);
  });

  it('says nothing of a refusal where the newest wish is what stood before', async () => {
    const { wish, sent, shown, failures, settle, values } = createSlowServer();
    wish.want(true, false);
    wish.want(false, true);
    sent[0]!.refuse();
    await settle();
    expect(values()).toEqual([true]);
    expect(shown).toEqual([true, false]);
    expect(failures).toEqual([]);
  });

  it('begins anew from what the screen knows once everything is answered', async () => {
    const { wish, sent, settle, values } = createSlowServer();
    wish.want(true, false);
    sent[0]!.answer();
    await settle();
    wish.want(true, false);
    expect(values()).toEqual([true, true]);
  });
});

/** Tests that large bodies that arrive together do not delay other requests until all are parsed. */
import { describe, expect, it } from 'vitest';
import { turnFor } from '@/server/http/large-bodies';

const turnsOf = async (bytes: number[]): Promise<number[]> => {
  let turn = 0;
  let isCounting = true;
  const count = (): void => {
    turn += 1;
    if (isCounting) setImmediate(count);
  };
  setImmediate(count);
  const turns = await Promise.all(bytes.map((each) => turnFor(each).then(() => turn)));
  isCounting = false;
  return turns;
};

describe('waiting to parse a body', () => {
  it('lets one large body through in each turn of the event loop', async () => {
    const turns = await turnsOf([60_000, 60_000, 60_000, 60_000]);
    expect(new Set(turns).size).toBe(4);
    expect(turns).toEqual(turns.toSorted((left, right) => left - right));
  });

  it('lets a small body through at once, also behind large ones', async () => {
    const [, small] = await turnsOf([60_000, 100]);
    expect(small).toBe(0);
  });
});

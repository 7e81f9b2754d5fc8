/** Tests that several large bodies at the same time do not delay other requests. */
import { describe, expect, it } from 'vitest';
import { waitToParse } from '@/server/http/large-bodies';

const turnsOf = async (bytes: number[]): Promise<number[]> => {
  let turn = 0;
  let isCounting = true;
  const count = (): void => {
    turn += 1;
    if (isCounting) setImmediate(count);
  };
  setImmediate(count);
  const turns = await Promise.all(bytes.map((each) => waitToParse(each).then(() => turn)));
  isCounting = false;
  return turns;
};

describe('waiting to parse a body', () => {
  it('admits one large body in each iteration of the event loop', async () => {
    const turns = await turnsOf([60_000, 60_000, 60_000, 60_000]);
    expect(new Set(turns).size).toBe(4);
    expect(turns).toEqual(turns.toSorted((left, right) => left - right));
  });

  it('admits a small body at once, even behind large ones', async () => {
    const [, small] = await turnsOf([60_000, 100]);
    expect(small).toBe(0);
  });
});

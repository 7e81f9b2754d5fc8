import { describe, expect, it } from 'vitest';
import { shipsOf } from '@/games/street-of-lamps/fleet-strip';

const read = (rows: readonly string[]) => {
  const signs = [...rows.join('')];
  const filled = signs.map((sign) => sign === 'o');
  return [...shipsOf(rows.length, filled, (cell) => signs[cell] === 'x')].sort();
};

describe('a ship', () => {
  it('counts as found once both ends touch water or the edge', () => {
    expect(read(['oox.', '....', '....', '....'])).toEqual([[2, 1]]);
    expect(read(['oo..', '....', '....', '....'])).toEqual([]);
  });

  it('needs water on all sides when it has only one lit cell', () => {
    expect(read(['.x..', 'xox.', '.x..', '....'])).toEqual([[1, 1]]);
    expect(read(['.x..', 'xo..', '.x..', '....'])).toEqual([]);
  });

  it('counts along columns, too', () => {
    expect(read(['xo..', 'xo..', 'xox.', '.x..'])).toEqual([[3, 1]]);
  });
});

import { describe, expect, it } from 'vitest';
import { shipsOf } from '@/games/street-of-lamps/fleet-strip';

const readRows = (rows: readonly string[]) => {
  const signs = [...rows.join('')];
  const filled = signs.map((sign) => sign === 'o');
  return [...shipsOf(rows.length, filled, (cell) => signs[cell] === 'x')].sort();
};

describe('a ship', () => {
  it('counts as found once both ends touch water or the edge', () => {
    expect(readRows(['oox.', '....', '....', '....'])).toEqual([[2, 1]]);
    expect(readRows(['oo..', '....', '....', '....'])).toEqual([]);
  });

  it('needs water on all sides when it has only one lit cell', () => {
    expect(readRows(['.x..', 'xox.', '.x..', '....'])).toEqual([[1, 1]]);
    expect(readRows(['.x..', 'xo..', '.x..', '....'])).toEqual([]);
  });

  it('counts along columns, too', () => {
    expect(readRows(['xo..', 'xo..', 'xox.', '.x..'])).toEqual([[3, 1]]);
  });
});

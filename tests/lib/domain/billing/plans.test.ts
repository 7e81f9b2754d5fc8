/** Tests plans and prices: parsed from the configuration, and displayed as specified. */
import { describe, expect, it } from 'vitest';
import { addMonths, formatCents, parsePlans } from '@/lib/domain/billing/plans';

describe('parsePlans', () => {
  it('parses months and cents, shortest plan first', () => {
    expect(parsePlans('12:39.99, 1:4.99')).toEqual([
      { months: 1, cents: 499 },
      { months: 12, cents: 3999 },
    ]);
  });
  it.each([
    '',
    '1',
    '1:',
    '1:4',
    '1:4.9',
    '1:4.999',
    '1:-4.99',
    '2:4.99',
    '1:0.00',
    '1:4.99,1:4.99',
    '1:4.99,',
  ])('rejects %j', (text) => expect(parsePlans(text)).toBeNull());
  it('computes exact cents, without floating-point errors', () => {
    expect(parsePlans('1:19.99')?.[0]?.cents).toBe(1999);
  });
});

describe('formatCents', () => {
  it.each([
    [499, '$4.99'],
    [3000, '$30.00'],
    [5, '$0.05'],
  ])('formats %i cents as %s', (cents, shown) => expect(formatCents(cents)).toBe(shown));
});

describe('addMonths', () => {
  it.each([
    ['2026-01-31T10:00:00Z', 1, '2026-02-28T10:00:00.000Z'],
    ['2026-01-31T10:00:00Z', 2, '2026-03-31T10:00:00.000Z'],
    ['2026-11-21T12:00:00Z', 12, '2027-11-21T12:00:00.000Z'],
    ['2028-02-29T00:00:00Z', 12, '2029-02-28T00:00:00.000Z'],
    ['2026-12-31T23:59:59Z', 6, '2027-06-30T23:59:59.000Z'],
  ])('computes %s plus %i months as %s', (from, months, to) =>
    expect(addMonths(new Date(from), months).toISOString()).toBe(to),
  );
});

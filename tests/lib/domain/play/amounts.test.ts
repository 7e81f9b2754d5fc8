import { describe, expect, it } from 'vitest';
import { compact, countWord, duration, grouped, money, ratingText } from '@/lib/domain/play/amounts';

describe('formatting an amount', () => {
  it.each([
    [0, '0'],
    [980, '980'],
    [1000, '1K'],
    [1234, '1.2K'],
    [12_400, '12K'],
    [999_999, '999K'],
    [1_810_000, '1.8M'],
    [2_345_000_000, '2,345M'],
  ])('shortens %i to %s', (value, text) => expect(compact(value)).toBe(text));

  it.each([
    [0, '0:00'],
    [118_999, '1:58'],
    [600_000, '10:00'],
    [3_723_000, '1:02:03'],
    [-5, '0:00'],
  ])('formats %i ms as %s', (ms, text) => expect(duration(ms)).toBe(text));

  it.each([
    [999, '999'],
    [9874, '9,874'],
    [1_234_567, '1,234,567'],
  ])('groups the digits of %i: %s', (value, text) => expect(grouped(value)).toBe(text));

  it('formats money with two decimals, ratings with one, and small numbers as words', () => {
    expect(money(7.5)).toBe('$7.50');
    expect(ratingText(4.56)).toBe('4.6');
    expect([countWord(1), countWord(6), countWord(12)]).toEqual(['One', 'Six', '12']);
  });
});

import { describe, expect, it } from 'vitest';
import { untilText } from '@/lib/domain/days/countdown';

describe('untilText', () => {
  it.each([
    [5 * 3_600_000 + 12 * 60_000, '5 h 12 min'],
    [5 * 3_600_000 + 11 * 60_000 + 1, '5 h 12 min'],
    [25 * 3_600_000, '25 h 0 min'],
    [3_600_000, '1 h 0 min'],
    [3_599_000, '1 h 0 min'],
    [59 * 60_000, '59 min'],
    [1, '1 min'],
    [0, '1 min'],
    [-5000, '1 min'],
  ])('formats %d ms as %s', (ms, text) => expect(untilText(ms)).toBe(text));
});

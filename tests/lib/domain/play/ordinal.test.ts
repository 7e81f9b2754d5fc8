/** Tests how ranks are formatted. */
import { describe, expect, it } from 'vitest';
import { ordinal } from '@/lib/domain/play/ordinal';

describe('ordinal', () => {
  it.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [4, '4th'],
    [11, '11th'],
    [12, '12th'],
    [13, '13th'],
    [21, '21st'],
    [112, '112th'],
    [1203, '1,203rd'],
  ])('formats %d as %s', (rank, text) => {
    expect(ordinal(rank)).toBe(text);
  });
});

import { describe, expect, it } from 'vitest';
import { parseProgress, withProgress } from '@/lib/domain/play/played-progress';

describe('the progress of unfinished games', () => {
  it('replaces the text of a game, and removes it when the run ends', () => {
    const known = withProgress(withProgress({}, '7', '3 of 13 words'), '8', '2 moves');
    expect(withProgress(known, '7', '4 of 13 words')).toEqual({ '7': '4 of 13 words', '8': '2 moves' });
    expect(withProgress(known, '7', null)).toEqual({ '8': '2 moves' });
  });

  it.each([
    ['null', null],
    ['a list', ['4 of 13']],
    ['a key that is not a uid', { lantern: '4 of 13' }],
    ['an empty text', { '7': '  ' }],
    ['a number', { '7': 4 }],
  ])('ignores %s in the storage', (_name, stored) => {
    expect(parseProgress(stored)).toEqual({});
  });

  it('truncates a text that is too long for a card', () => {
    expect(parseProgress({ '7': 'x'.repeat(90) })['7']).toHaveLength(40);
  });
});

import { describe, expect, it } from 'vitest';
import { matchedParts } from '@/lib/domain/search/matched-words';

const formatMatches = (text: string, matches: string[]): string =>
  matchedParts(text, matches)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('matchedParts', () => {
  it.each([
    ['Lantern Words', ['lantern'], '[Lantern] Words'],
    ['Lantern Words', ['words', 'lantern'], '[Lantern] [Words]'],
    ['Lantern Words', ['lant'], 'Lantern Words'],
    ['Café Rosé', ['cafe'], '[Café] Rosé'],
    ['Cafe\u0301 Rose', ['café'], '[Cafe\u0301] Rose'],
    ['Owl’s Night, owl', ['OWL'], '[Owl]’s Night, [owl]'],
    ['Fisherman’s Rest', ['fishermans'], '[Fisherman’s] Rest'],
    ["Fisherman's Rest", ['fishermans', 'rest'], "[Fisherman's] [Rest]"],
    ['The dogs’ day', ['dogs'], 'The [dogs]’ day'],
    ['Moth & Candle', [], 'Moth & Candle'],
    ['', ['moth'], ''],
  ])('marks the matches in %s (%j): %s', (text, matches, expected) => {
    expect(formatMatches(text, matches)).toBe(expected);
  });
});

describe('finding a word with special letters', () => {
  it('uses the same normalization as the search index', () => {
    expect(matchedParts('Smørrebrød Story', ['smorrebrod'])[0]).toEqual({
      text: 'Smørrebrød',
      isMatch: true,
    });
  });
});

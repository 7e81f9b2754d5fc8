/** @vitest-environment jsdom */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatDay } from '@/games/kit/time';
import { agoText } from '@/lib/domain/ago';
import { dateLocaleOf } from '@/lib/domain/date-order';
import { dateOfKey, dayAndMonth, dayOfYear, eveningName } from '@/lib/domain/evenings';

afterEach(() => vi.restoreAllMocks());

describe('the order of a date', () => {
  it.each([
    ['en-GB', 'Thursday 20 November', '20 November', '20 November 2025', '20 Nov 2025'],
    ['en-AU', 'Thursday 20 November', '20 November', '20 November 2025', '20 Nov 2025'],
    ['en-US', 'Thursday, November 20', 'November 20', 'November 20, 2025', 'Nov 20, 2025'],
    ['de-DE', 'Thursday 20 November', '20 November', '20 November 2025', '20 Nov 2025'],
    ['ja', 'Thursday 20 November', '20 November', '20 November 2025', '20 Nov 2025'],
  ])('is that of %s, in English words, on a page as in a game', (language, named, day, year, short) => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
    const date = dateOfKey('2025-11-20');
    expect(eveningName(date)).toBe(named);
    expect(dayAndMonth(date)).toBe(day);
    expect(dayOfYear(date)).toBe(year);
    expect(agoText(date, dateOfKey('2025-12-20'))).toBe(short);
    expect(formatDay('2025-11-20', language)).toBe(named);
  });

  it.each(['', 'x', 'en-', 'english', 'en_US'])(
    'is the British for %j, which names no locale',
    (language) => {
      expect(dateLocaleOf(language)).toBe('en-GB');
    },
  );

  it('of a level key that names no day is the key', () => {
    expect(formatDay('someday', 'en-US')).toBe('someday');
  });
});

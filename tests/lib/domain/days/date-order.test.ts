/** @vitest-environment jsdom */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatDay } from '@/games/kit/time';
import { timeAgoText } from '@/lib/domain/days/time-ago';
import { dateLocaleOf } from '@/lib/domain/days/date-order';
import { dateText } from '@/lib/domain/days/date-text';
import { dateOfKey, dayAndMonth, dayOfYear, dayName } from '@/lib/domain/days/calendar-days';

// The regions with an English locale in CLDR.
const REGIONS =
  `AG AI AS AT AU BB BE BI BM BS BW BZ CA CC CH CK CM CX CY DE DK DM ER FI FJ FK FM GB GD GG GH GI GM
  GU GY HK ID IE IL IM IN IO JE JM KE KI KN KY LC LR LS MG MH MO MP MS MT MU MV MW MY NA NF NG NL NR NU NZ PG PH PK PN
  PR PW RW SB SC SD SE SG SH SI SL SS SX SZ TC TK TO TT TV TZ UG UM US VC VG VI VU WS ZA ZM ZW`.split(/\s+/);

afterEach(() => vi.restoreAllMocks());

describe('formatting a date', () => {
  it.each([
    ['en-GB', 'Thursday 20 November', '20 November', '20 November 2025', '20 Nov 2025'],
    ['en-AU', 'Thursday 20 November', '20 November', '20 November 2025', '20 Nov 2025'],
    ['en-US', 'Thursday, November 20', 'November 20', 'November 20, 2025', 'Nov 20, 2025'],
    ['de-DE', 'Thursday 20 November', '20 November', '20 November 2025', '20 Nov 2025'],
    ['ja', 'Thursday 20 November', '20 November', '20 November 2025', '20 Nov 2025'],
  ])(
    'uses the order of the locale %s with English words, on pages and in games',
    (language, named, day, year, short) => {
      vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
      const date = dateOfKey('2025-11-20');
      expect(dayName(date)).toBe(named);
      expect(dayAndMonth(date)).toBe(day);
      expect(dayOfYear(date)).toBe(year);
      expect(timeAgoText(date, dateOfKey('2025-12-20'))).toBe(short);
      expect(formatDay('2025-11-20', language, dateOfKey('2025-12-20'))).toBe(named);
    },
  );

  it('includes the year if it is not the current one, on pages and in games', () => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US');
    const [date, now] = [dateOfKey('2025-12-31'), dateOfKey('2026-01-01')];
    expect(dayAndMonth(date, now)).toBe('December 31, 2025');
    expect(dayName(date, now)).toBe('Wednesday, December 31, 2025');
    expect(formatDay('2025-12-31', 'en-US', now)).toBe('Wednesday, December 31, 2025');
    expect(dayAndMonth(now, now)).toBe('January 1');
  });

  it('matches CLDR for every English region and month', () => {
    const dates = Array.from({ length: 12 }, (_, month) => new Date(2026, month, 3 * month + 1, 12));
    const regions = ['', ...REGIONS].map((region) => `en${region && '-'}${region}`);
    const options = { day: 'numeric', month: 'long', year: 'numeric' } as const;
    for (const locale of regions) {
      const format = new Intl.DateTimeFormat(locale, options);
      for (const date of dates)
        expect(dateText(date, { hasYear: true }, locale), locale).toBe(format.format(date));
    }
  });

  it.each(['', 'x', 'en-', 'english', 'en_US'])(
    'uses British English for the invalid locale %j',
    (language) => {
      expect(dateLocaleOf(language)).toBe('en-GB');
    },
  );

  it('returns a level key unchanged if it is not a date', () => {
    expect(formatDay('someday', 'en-US')).toBe('someday');
  });
});

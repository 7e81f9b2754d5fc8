import { describe, expect, it } from 'vitest';
import { timeAgoText } from '@/lib/domain/days/time-ago';

const NOW = new Date('2026-11-21T12:00:00Z');

describe('timeAgoText', () => {
  it.each([
    ['2026-11-21T11:59:30Z', 'Just now'],
    ['2026-11-21T12:00:05Z', 'Just now'],
    ['2026-11-21T11:59:00Z', '1 minute ago'],
    ['2026-11-21T11:01:00Z', '59 minutes ago'],
    ['2026-11-21T11:00:00Z', '1 hour ago'],
    ['2026-11-20T12:00:01Z', '23 hours ago'],
    ['2026-11-20T12:00:00Z', 'Yesterday'],
    ['2026-11-18T12:00:00Z', '3 days ago'],
    ['2026-11-14T12:00:00Z', '14 Nov 2026'],
  ])('formats %s as %s', (moment, text) => {
    expect(timeAgoText(new Date(moment), NOW)).toBe(text);
  });
});

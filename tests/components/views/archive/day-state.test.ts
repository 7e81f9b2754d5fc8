import { describe, expect, it } from 'vitest';
import { countCompleted, createArchiveDay } from '@/components/views/archive/day-state';
import { daysBetween, listShownMonths } from '@/components/views/archive/list-shown-months';
import type { DailyStatus } from '@/stores/queries/use-dailies';

const TODAY = '2026-11-20';
const createStatus = (of: Partial<DailyStatus>): DailyStatus => ({
  state: 'notStarted',
  progress: 0,
  value: null,
  columnType: 'time',
  ...of,
});

describe('the page of an archive', () => {
  it.each([
    ['2026-11-19', undefined, 'notStarted', '–', '19 November: not started'],
    ['2026-11-19', createStatus({}), 'notStarted', '–', '19 November: not started'],
    [
      '2026-11-19',
      createStatus({ isFrozen: true }),
      'frozen',
      'Kept',
      '19 November: missed, and kept by a streak freeze',
    ],
    [
      '2026-11-19',
      createStatus({ state: 'started', progress: 0.42 }),
      'started',
      '42%',
      '19 November: in progress, 42%',
    ],
    ['2026-11-19', createStatus({ state: 'started' }), 'started', 'Begun', '19 November: in progress'],
    [
      '2026-11-19',
      createStatus({ state: 'completed', value: 187_000 }),
      'completed',
      '3:07',
      '19 November: finished with 3:07',
    ],
    [
      '2026-11-19',
      createStatus({ state: 'completed', value: 12_400, columnType: 'score' }),
      'completed',
      '12,400',
      '19 November: finished with 12,400',
    ],
    ['2026-11-19', createStatus({ state: 'completed' }), 'completed', 'Lit', '19 November: finished'],
    [
      '2026-11-19',
      createStatus({ state: 'completed', value: 60_000, isLate: true }),
      'late',
      '1:00',
      '19 November: finished late with 1:00',
    ],
    [TODAY, undefined, 'today', 'Play', '20 November: today'],
    [
      TODAY,
      createStatus({ state: 'started', progress: 0.5 }),
      'today',
      '50%',
      '20 November: today, 50% done',
    ],
    [
      TODAY,
      createStatus({ state: 'completed', value: 61_000 }),
      'completed',
      '1:01',
      '20 November: finished with 1:01',
    ],
    ['2026-11-21', undefined, 'future', '', '21 November: not open yet'],
  ] as const)('shows the day %s (%o) as %s, with the note “%s”', (levelKey, known, state, note, label) => {
    expect(createArchiveDay(levelKey, TODAY, known)).toEqual({ levelKey, state, note, label });
  });

  it('counts a level that was finished late as completed', () => {
    const days = [
      createArchiveDay('2026-11-18', TODAY, createStatus({ state: 'completed' })),
      createArchiveDay('2026-11-19', TODAY, createStatus({ state: 'completed', isLate: true })),
      createArchiveDay(TODAY, TODAY, undefined),
    ];
    expect(countCompleted(days)).toBe(2);
  });

  const MONTHS = ['2026-11', '2026-10', '2026-09', '2026-08', '2026-07', '2026-06', '2026-05'];

  it.each([
    ['2026-11', ['2026-11', '2026-10', '2026-09', '2026-08', '2026-07']],
    ['2026-07', ['2026-11', '2026-10', '2026-09', '2026-08', '2026-07']],
    ['2026-06', ['2026-09', '2026-08', '2026-07', '2026-06', '2026-05']],
    ['2026-05', ['2026-09', '2026-08', '2026-07', '2026-06', '2026-05']],
  ])('offers the month %s together with its neighboring months', (month, expected) => {
    expect(listShownMonths(month, MONTHS)).toEqual(expected);
  });

  it('requests no day outside the archive', () => {
    const days = daysBetween(['2026-02', '2026-01'], { firstDay: '2026-01-30', endDate: '2026-02-02' });
    expect(days).toEqual(['2026-01-30', '2026-01-31', '2026-02-01', '2026-02-02']);
  });

  it.each([
    ['weekly', '2026-11-16', 'today', 'this week'],
    ['weekly', '2026-11-09', 'notStarted', 'not started'],
    ['weekly', '2026-11-23', 'future', 'not open yet'],
    ['monthly', '2026-11-01', 'today', 'this month'],
  ] as const)('shows, for a %s daily, the level %s as %s', (frequency, levelKey, state, words) => {
    const day = createArchiveDay(levelKey, TODAY, undefined, frequency);
    expect(day.state).toBe(state);
    expect(day.label).toMatch(new RegExp(`: ${words}$`));
  });
});

import { describe, expect, it } from 'vitest';
import {
  formatDay,
  formatSigned,
  describeStreakEntry,
  describeTokenEntry,
} from '@/components/views/account/purchases/ledger-text';
import type { StreakEntry, TokenEntry } from '@/lib/contract/scores-entities';

const AT = '2026-11-20T18:00:00Z';
const createStreakEntry = (change: Partial<StreakEntry>): StreakEntry => ({
  id: '1',
  game: null,
  level_key: '2026-11-20',
  event: 'day',
  amount: 1,
  reason: 'finished',
  at: AT,
  ...change,
});
const createTokenEntry = (change: Partial<TokenEntry>): TokenEntry => ({
  id: '1',
  level_key: '2026-11-20',
  item: null,
  amount: 11,
  reason: 'finished',
  at: AT,
  ...change,
});
const findTitle = (keyword: string): string => (keyword === 'quiet-sudoku' ? 'Quiet Sudoku' : keyword);

describe('the text of a ledger entry', () => {
  it.each([
    [{}, 'Any daily: Finished on time'],
    [{ game: 'quiet-sudoku' }, 'Quiet Sudoku: Finished on time'],
    [{ event: 'earned' }, 'Any daily: Earned a streak freeze'],
    [{ event: 'frozen' }, 'Any daily: Missed, and kept by a streak freeze'],
    [{ event: 'ended' }, 'Any daily: Missed, and the streak went out'],
    [
      { event: 'ended', amount: -1, reason: 'merged' },
      'Any daily: The streak did not go out after all, brought along from playing as a guest',
    ],
    [{ reason: 'finishedOffline' }, 'Any daily: Finished on time, finished offline'],
    [{ amount: -1, reason: 'repaired' }, 'Any daily: No longer counted as on time, corrected'],
  ] as const)('describes a change of the streak: %j', (change, words) =>
    expect(describeStreakEntry(createStreakEntry(change), findTitle)).toBe(words),
  );

  it.each([
    [{}, 'A daily on time'],
    [{ amount: -3, reason: 'repaired' }, 'A correction for that day, corrected'],
    [{ reason: 'merged' }, 'A daily on time, brought along from playing as a guest'],
    [{ level_key: null, amount: -20, reason: 'spent' }, 'Spent'],
    [
      { level_key: null, item: 'avatar:lantern', amount: -150, reason: 'spent' },
      'Spent on the picture Lantern',
    ],
  ] as const)('describes a change of the tokens: %j', (change, words) =>
    expect(describeTokenEntry(createTokenEntry(change))).toBe(words),
  );

  it('contains the date and the signed amount', () => {
    expect(formatDay('2026-11-20')).toBe('20 November 2026');
    expect([formatSigned(11), formatSigned(-3)]).toEqual(['+11', '−3']);
  });
});

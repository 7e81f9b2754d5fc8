/** Tests the messages about a finished run. */
import { describe, expect, it } from 'vitest';
import type { ResultReport, RunResult } from '@/lib/game-protocol';
import { resultLine } from '@/lib/messages/result';

const RESULT: RunResult = { verified: true, state: 'counted', value: 1, rank: 3, entrants: 9, best: 1 };
const reportOf = (changes: Partial<ResultReport>): ResultReport => ({
  ...{ runId: 'r', mode: 'daily', levelKey: '2026-11-27', title: 'Solved', label: '', went: '' },
  ...{ written: '1:12', noun: 'time', best: null, parts: [], isWon: true, refusal: '', shareText: '' },
  ...{ actions: [], status: 'sent', result: RESULT },
  ...changes,
});

describe('the message of a result', () => {
  it('stays empty for a ranked result', () => {
    expect(resultLine(reportOf({}))).toBe('');
  });

  it.each<[string, Partial<ResultReport>, RegExp]>([
    ['while it is being sent', { status: 'sending', result: null }, /^Sending your time/],
    ['offline', { status: 'offline', result: null }, /will be sent when you’re back\.$/],
    ['while the service is away', { status: 'kept', result: null }, /will be sent again\.$/],
    [
      'when it is refused, with the reason',
      { status: 'refused', refusal: 'Its moves do not fit.' },
      /not accepted\. Its moves do not fit\./,
    ],
    ['of a run that the service did not start', { status: 'unranked', result: null }, /^Played for practice/],
    ['in quarantine', { result: { ...RESULT, state: 'quarantined' } }, /is being checked/],
    ['of a second run', { result: { ...RESULT, state: 'practice' } }, /^Practice: your first time/],
    ['after the board has closed', { result: { ...RESULT, rank: null } }, /^Its board is closed/],
    [
      'of a run that was finished offline',
      { result: { ...RESULT, isOffline: true, rank: null } },
      /^Finished offline.*no rank\.$/,
    ],
  ])('explains the result %s', (_, changes, message) => {
    expect(resultLine(reportOf(changes))).toMatch(message);
  });

  it('never states that a daily finished online is unranked', () => {
    expect(resultLine(reportOf({ result: { ...RESULT, isOffline: false } }))).not.toContain('rank');
  });
});

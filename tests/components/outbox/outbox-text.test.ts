/** Tests which player sees which message about a result. */
import { describe, expect, it } from 'vitest';
import { describeOutboxEntry } from '@/components/outbox/outbox-text';
import type { SendOutcome, OutboxEntry } from '@/stores/outbox/outbox';

const STORED_RESULT = {
  ...{ runId: 'r1', title: 'Quiet Sudoku', levelKey: '2026-11-22', owner: null },
  ...{ hasFailed: true, outcome: null },
} as OutboxEntry;
const GUEST_ACCOUNT = { isOnline: true, isOwn: true, isMember: false };
const SCORES_ANSWER = {
  ...{ runId: 'r1', verified: false, verdict: 'counted' as const },
  ...{ value: 1, rank: null, entrants: null, best: null },
};

const sentOutcome = (more: object, isOffline = true, isLate = false): SendOutcome => ({
  kind: 'sent',
  result: { ...SCORES_ANSWER, ...more },
  isOffline,
  isLate,
});
const messageForEntry = (entry: Partial<OutboxEntry>, account = GUEST_ACCOUNT) =>
  describeOutboxEntry({ ...STORED_RESULT, ...entry }, account)?.text;

describe('the message about a waiting result', () => {
  it('appears while there is no network', () =>
    expect(messageForEntry({}, { ...GUEST_ACCOUNT, isOnline: false })).toBe(
      'You’re offline. Your result of Quiet Sudoku is saved and will be sent when you’re back.',
    ));
  it('appears when the server does not respond', () =>
    expect(messageForEntry({})).toContain('could not be sent yet'));
  it('does not appear while the result is being sent', () =>
    expect(messageForEntry({ hasFailed: false })).toBeUndefined());
  it('asks the member who played it to sign in', () =>
    expect(messageForEntry({ owner: '7' }, { ...GUEST_ACCOUNT, isOwn: false })).toContain(
      'Sign in to send it',
    ));
  it('does not appear to another member', () =>
    expect(
      messageForEntry({ owner: '7' }, { isOnline: true, isOwn: false, isMember: true }),
    ).toBeUndefined());
});

describe('the message about a decided result', () => {
  it.each<[SendOutcome, string]>([
    [sentOutcome({ rank: 2, entrants: 9 }, false), 'rank 2 of 9'],
    [sentOutcome({}), 'counts for your streak and the archive; finished offline, it has no rank'],
    [sentOutcome({}, true, true), 'more than 48 hours after you began'],
    [sentOutcome({ verdict: 'practice' }), 'as practice'],
    [sentOutcome({ verdict: 'quarantined' }), 'is being checked'],
    [{ kind: 'refused', code: 'conflict', message: '' }, 'Its run was over'],
    [{ kind: 'refused', code: 'notFound', message: '' }, 'belongs to another player'],
    [{ kind: 'refused', code: 'unprocessable', message: '' }, 'Its moves did not fit'],
    [{ kind: 'left' }, 'had not been sent when you signed out'],
  ])('%o', (outcome, words) => expect(messageForEntry({ outcome })).toContain(words));

  it('does not mention a streak for another mode', () =>
    expect(messageForEntry({ levelKey: null, outcome: sentOutcome({}) })).not.toContain('streak'));
});

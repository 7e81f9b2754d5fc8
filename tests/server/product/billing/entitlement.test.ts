/**
 * Tests the access from a subscription, its end, and the status that the member sees: each state, before and after each
 * date.
 */
import { describe, expect, it } from 'vitest';
import {
  computeAccessEnd,
  findCurrentSubscription,
  GRACE_MS,
  subscriptionStatusFor,
} from '@/server/product/billing/entitlement';

const DAY_MS = 86_400_000;
const START = new Date('2026-11-01T00:00:00Z');
const END = new Date('2026-12-01T00:00:00Z');
const msAfter = (at: Date, ms: number): Date => new Date(at.getTime() + ms);
const GRACE = msAfter(END, GRACE_MS);

const NONE = {
  validUntil: null,
  cancelTime: null,
  subscriptionEndTime: null,
  nextBillingDate: null,
  hasFailedPayment: false,
};

const createSubscription = (fields: object = {}) => {
  const facts = {
    state: 'active' as const,
    periodStart: START,
    periodEnd: END,
    cancelRequestedAt: null,
    endsAt: null,
    endedAt: null,
    ...fields,
  };
  return { ...facts, accessUntil: computeAccessEnd(facts) };
};

describe('the end of access', () => {
  it.each([
    ['comes three days after the payment date for a renewing subscription', {}, GRACE],
    ['comes exactly on the end date for a canceled subscription', { endsAt: END }, END],
    [
      'comes with the end of an ended subscription',
      { state: 'ended', endedAt: msAfter(START, DAY_MS) },
      msAfter(START, DAY_MS),
    ],
    ['stays null for a subscription without a first payment', { state: 'incomplete' }, null],
    [
      'comes three days after the paid period when a renewal failed',
      { state: 'pastDue' },
      msAfter(START, GRACE_MS),
    ],
    [
      'comes on the earlier of both dates when a renewal failed and the subscription was canceled',
      { state: 'pastDue', endsAt: msAfter(START, DAY_MS) },
      msAfter(START, DAY_MS),
    ],
  ])('%s', (_what, fields, until) => expect(createSubscription(fields).accessUntil).toEqual(until));
});

describe('the subscription status of a member', () => {
  const iso = (at: Date) => at.toISOString();
  const earlyDate = msAfter(START, DAY_MS);

  it('shows no subscription when the member has never paid', () => {
    const none = { status: 'no_subscription', ...NONE };
    expect(subscriptionStatusFor([], earlyDate)).toEqual(none);
    expect(subscriptionStatusFor([createSubscription({ state: 'incomplete' })], earlyDate)).toEqual({
      ...none,
      hasFailedPayment: true,
    });
  });
  it('reports a failed payment during and after the grace period, until the subscription ends', () => {
    const failed = createSubscription({ state: 'pastDue' });
    expect(subscriptionStatusFor([failed], earlyDate)).toMatchObject({
      status: 'unlimited_active',
      hasFailedPayment: true,
    });
    expect(subscriptionStatusFor([failed], END)).toMatchObject({ status: 'regular', hasFailedPayment: true });
    const endedSubscription = createSubscription({ state: 'ended', endedAt: earlyDate });
    expect(subscriptionStatusFor([endedSubscription], END)).toMatchObject({
      status: 'regular',
      hasFailedPayment: false,
    });
    // A paid subscription determines the status, even if another one waits for its payment.
    expect(subscriptionStatusFor([failed, createSubscription()], earlyDate)).toMatchObject({
      hasFailedPayment: false,
    });
  });
  it('shows Unlimited and the next payment date', () => {
    expect(subscriptionStatusFor([createSubscription()], earlyDate)).toEqual({
      ...NONE,
      status: 'unlimited_active',
      validUntil: iso(END),
      nextBillingDate: iso(END),
    });
  });
  it('stays Unlimited after the payment date until the exact end of the grace period', () => {
    expect(subscriptionStatusFor([createSubscription()], msAfter(GRACE, -1))).toMatchObject({
      status: 'unlimited_active',
      validUntil: iso(GRACE),
      nextBillingDate: null,
    });
    expect(subscriptionStatusFor([createSubscription()], GRACE)).toMatchObject({
      status: 'regular',
      validUntil: iso(GRACE),
    });
  });
  it('stays Unlimited for a canceled subscription until the exact end date', () => {
    const row = createSubscription({ endsAt: END, cancelRequestedAt: earlyDate });
    const reported = {
      ...NONE,
      validUntil: iso(END),
      cancelTime: iso(earlyDate),
      subscriptionEndTime: iso(END),
    };
    expect(subscriptionStatusFor([row], msAfter(END, -1))).toEqual({
      status: 'unlimited_expiring',
      ...reported,
    });
    expect(subscriptionStatusFor([row], END)).toEqual({ status: 'regular', ...reported });
  });
  it('depends on the subscription that renews, if there are several', () => {
    const ended = createSubscription({ state: 'ended', endedAt: earlyDate });
    const canceled = createSubscription({ endsAt: msAfter(END, 90 * DAY_MS) });
    const going = createSubscription();
    expect(findCurrentSubscription([ended, canceled, going], msAfter(START, 2 * DAY_MS))).toBe(going);
    expect(findCurrentSubscription([ended, canceled, going], GRACE)).toBe(canceled);
    expect(subscriptionStatusFor([ended], msAfter(START, 2 * DAY_MS)).status).toBe('regular');
  });
});

/** Tests which resumes of a game of ticks follow an unreported stop. */
import { describe, expect, it } from 'vitest';
import { findLostStop } from '@/server/scores/runs/lost-stop';

const START = Date.parse('2026-11-21T12:00:00Z');
const SEEN = START + 30_000;
const RUN = {
  ...{ activeMs: 30_000, gapMs: 0, isPaused: false },
  lastSeenAt: new Date(SEEN),
  startedAt: new Date(START),
};

describe('a resume without a reported stop', () => {
  it.each<[string | null, string, Partial<typeof RUN>, number, number]>([
    ['lost', 'a while after a heartbeat', {}, 12_000, 33_000],
    [null, 'after a pause that was reported', { isPaused: true }, 12_000, 33_000],
    [null, 'within what every start is allowed', {}, 5_000, 33_000],
    [null, 'in a run with time that did not count', { gapMs: 1 }, 12_000, 33_000],
    ['unbegun', 'as the first report', { lastSeenAt: new Date(START), activeMs: 0 }, -29_900, 0],
    ['unbegun', 'as the first report, late', { lastSeenAt: new Date(START), activeMs: 0 }, 60_000, 0],
    ['lost', 'as the first report of play', { lastSeenAt: new Date(START), activeMs: 0 }, 0, 9_000],
  ])('counts as %s: %s', (kind, _when, part, laterMs, claimedMs) => {
    expect(findLostStop({ ...RUN, ...part }, new Date(SEEN + laterMs), claimedMs)).toBe(kind);
  });
});

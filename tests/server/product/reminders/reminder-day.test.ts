/** Tests which members are reminded, and when, with a real database and a simulated clock. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { REMINDER_MESSAGES } from '@/lib/reminder-messages';
import { member as memberTable } from '@/server/db/schema/members';
import { addDaysOnTime } from '../../../support/day-players';
import { createTestMember } from '../../../support/members';
import {
  createReminded,
  daysBefore,
  type RemindedMember,
  remindersTo,
  readReminderRow,
  switchReminders,
} from '../../../support/reminded';
import { createTestServices, type TestServices } from '../../../support/services';
import { playToEnd, startRun } from '../../../support/sudoku-run';

const NOON = '2026-11-21T11:00:00Z';
/** 19:30 in Berlin on that day. */
const DAY = '2026-11-21T18:30:00Z';
const TODAY = '2026-11-21';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.drop());

const checkAt = async (at: string): Promise<void> => {
  services.setNow(at);
  await services.remind();
};
const countOf = async (player: RemindedMember) => (await remindersTo(services, player)).length;

describe('the time of a reminder', () => {
  it.each([
    ['Pacific/Auckland', '2026-11-21', '2026-11-21T06:00:00Z', '2026-11-21T08:00:00Z'],
    ['Pacific/Honolulu', '2026-11-21', '2026-11-22T05:00:00Z', '2026-11-22T07:00:00Z'],
    ['Asia/Kathmandu', '2026-11-21', '2026-11-21T13:15:00Z', '2026-11-21T15:15:00Z'],
    ['Pacific/Auckland', '2026-09-27', '2026-09-27T06:00:00Z', '2026-09-27T08:00:00Z'],
    ['Europe/Berlin', '2026-10-25', '2026-10-25T18:00:00Z', '2026-10-25T20:00:00Z'],
    ['America/New_York', '2026-03-08', '2026-03-08T23:00:00Z', '2026-03-09T01:00:00Z'],
  ])('depends on the zone: in %s, on %s, it is between %s and %s', async (zone, today, from, until) => {
    const second = (at: string, by: number) => new Date(Date.parse(at) + by * 1000).toISOString();
    services.setNow(second(from, -7 * 3600));
    const name = `${zone.replace(/\W/g, '')}${today.slice(5, 7)}`;
    const earlyMember = await createReminded(services, `Early${name}`, { zone, today });
    const last = await createReminded(services, `Last${name}`, { zone, today });
    const laterMember = await createReminded(services, `Late${name}`, { zone, today });
    await checkAt(second(from, -1));
    expect(await countOf(earlyMember)).toBe(0);
    for (const player of [last, laterMember])
      await services.database.pool.query(
        "update product.streak_reminder set next_check_at = '2030-01-01' where member_uid = $1",
        [player.member.uid],
      );
    await checkAt(from);
    expect(await countOf(earlyMember)).toBe(1);
    const due = (player: RemindedMember) =>
      services.database.pool.query(
        "update product.streak_reminder set next_check_at = '2020-01-01' where member_uid = $1",
        [player.member.uid],
      );
    await due(last);
    await checkAt(second(until, -1));
    expect(await countOf(last)).toBe(1);
    await due(laterMember);
    await due(earlyMember);
    await checkAt(until);
    expect(await countOf(laterMember)).toBe(0);
    expect(await countOf(earlyMember)).toBe(1);
  });
});

describe('a reminder of endangered streaks', () => {
  const reminded = async (name: string, given: Partial<Parameters<typeof createReminded>[2]> = {}) => {
    services.setNow(NOON);
    return createReminded(services, name, { today: TODAY, ...given });
  };

  it('includes a streak of two days, but not a streak of one day', async () => {
    const two = await reminded('Two');
    const one = await reminded('One', { streak: 1 });
    await checkAt(DAY);
    expect([await countOf(two), await countOf(one)]).toEqual([1, 0]);
  });

  it('never gets sent while a freeze covers the day', async () => {
    const frozen = await reminded('Frozen', { streak: 10 });
    await checkAt(DAY);
    expect(await countOf(frozen)).toBe(0);
    // The freeze was used on the 21st, and none is left for the next day.
    await checkAt('2026-11-22T18:30:00Z');
    expect(await countOf(frozen)).toBe(1);
  });

  it('gets sent if today’s daily is only started, but not if it is finished', async () => {
    const done = await reminded('Done', { streak: 3 });
    const startedMember = await reminded('Begun', { streak: 3 });
    await services.remind();
    await playToEnd(services, done);
    await startRun(startedMember);
    await checkAt(DAY);
    expect([await countOf(done), await countOf(startedMember)]).toEqual([0, 1]);
  });

  it('never gets sent for a streak that ended long ago', async () => {
    const endedMember = await reminded('Gone', { today: '2026-11-19', streak: 4 });
    await checkAt(DAY);
    expect(await countOf(endedMember)).toBe(0);
  });

  it('contains all streaks in one mail: those of games by length, then the streak across all dailies', async () => {
    const memberWithMany = await reminded('Many', { streak: 3 });
    await addDaysOnTime(services, memberWithMany, daysBefore(TODAY, 6), 'nonogram-garden');
    await checkAt(DAY);
    const [mail, ...others] = await remindersTo(services, memberWithMany);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Keep your 3 streaks tonight');
    expect(mail?.textBody).toMatch(
      /Play Nonogram Garden: Your streak: 6 days\nhttp:\/\/\S+\/gamelanding\/nonogram-garden\n[\s\S]*Play Quiet Sudoku: Your streak: 3 days\nhttp:\/\/\S+\/gamelanding\/quiet-sudoku\n[\s\S]*Play any daily: [^\n]*6 days\nhttp:\/\/\S+\/online\/daily-games/,
    );
  });

  it('contains only the streak across all dailies if no game has a streak, without a link to a game', async () => {
    const mixed = await reminded('Mixed', { streak: 0 });
    await addDaysOnTime(services, mixed, ['2026-11-19'], 'quiet-sudoku');
    await addDaysOnTime(services, mixed, ['2026-11-20'], 'nonogram-garden');
    await checkAt(DAY);
    const [mail] = await remindersTo(services, mixed);
    expect(mail?.subject).toBe('Keep your streak of 2 days tonight');
    expect(mail?.textBody).not.toContain('/gamelanding/');
  });
});

describe('the setting for reminders', () => {
  it('causes no mail for a member who never turned reminders on, or turned them off', async () => {
    services.setNow(NOON);
    const neverTurnedOn = await createReminded(services, 'Never', { today: TODAY, isOn: false });
    const turnedOff = await createReminded(services, 'Off', { today: TODAY });
    await switchReminders(turnedOff.member, false);
    await checkAt(DAY);
    expect([await countOf(neverTurnedOn), await countOf(turnedOff)]).toEqual([0, 0]);
  });

  it('requires a verified email address, both to be turned on and to cause a mail', async () => {
    services.setNow(NOON);
    const unverifiedLater = await createReminded(services, 'Lost', { today: TODAY });
    await services.database.db
      .update(memberTable)
      .set({ emailVerifiedAt: null })
      .where(eq(memberTable.uid, Number(unverifiedLater.member.uid)));
    await checkAt(DAY);
    expect(await countOf(unverifiedLater)).toBe(0);
    const neverVerified = await createTestMember(services, 'Fresh', { isVerified: false });
    const { status, body } = await switchReminders(neverVerified, true);
    expect([status, body.message]).toEqual([403, REMINDER_MESSAGES.confirmFirst]);
    expect((await switchReminders(neverVerified, false)).status).toBe(200);
  });

  it('starts as off, stores when it was turned on, and ignores a repeated request', async () => {
    services.setNow(NOON);
    const player = await createReminded(services, 'Kept', { today: TODAY, isOn: false });
    const shown = async () =>
      (await player.member.request('GET', `/api/user/entity/id/${player.member.uid}`)).body.hasReminders;
    expect(await shown()).toBe(false);
    await switchReminders(player.member, true);
    services.advance(3_600_000);
    await switchReminders(player.member, true);
    expect(await shown()).toBe(true);
    expect((await readReminderRow(services, player))?.switchedOnAt).toEqual(new Date(NOON));
    await switchReminders(player.member, false);
    expect(await shown()).toBe(false);
    expect((await readReminderRow(services, player))?.switchedOnAt).toBeNull();
  });

  it('works for a member who has never played, without creating a player', async () => {
    services.setNow(NOON);
    const stranger = await createTestMember(services, 'Stranger');
    await switchReminders(stranger, true);
    await services.remind();
    const { rows } = await services.database.pool.query('select 1 from scores.player where subject = $1', [
      `member:${stranger.uid}`,
    ]);
    expect(rows).toEqual([]);
  });

  it('appears in the export, and disappears with the account', async () => {
    services.setNow(NOON);
    const player = await createReminded(services, 'Leaving', { today: TODAY });
    await checkAt(DAY);
    const { member } = player;
    const { body } = await member.request<{ streakReminders: Record<string, unknown>[] }>(
      'GET',
      `/user/${member.uid}/export`,
    );
    expect(body.streakReminders).toEqual([
      expect.objectContaining({ switchedOnAt: new Date(NOON).toISOString(), lastDay: TODAY }),
    ]);
    await member.request('DELETE', `/user/${member.uid}`, { existing: 'lantern street 42' });
    expect(await readReminderRow(services, player)).toBeUndefined();
    expect(await countOf(player)).toBe(0);
  });
});

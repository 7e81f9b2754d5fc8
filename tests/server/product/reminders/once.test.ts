/**
 * Tests that a member gets at most one reminder a day, and none within twenty hours, with several workers, changes of
 * zone, and failures.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { localDateOf } from '@/lib/domain/days/days';
import { canonicalZone } from '@/lib/domain/days/zone-offsets';
import { eq } from 'drizzle-orm';
import { member as memberTable } from '@/server/db/schema/members';
import { deleteExpiredRows } from '@/server/housekeeping';
import type { OutgoingMail } from '@/server/platform/mail/send-due';
import { claimReminder } from '@/server/product/reminders/claim-reminder';
import { requireMemberByUid } from '@/server/product/members/find-member';
import { remindNext } from '@/server/product/reminders/remind-next';
import { addDaysOnTime } from '../../../support/day-players';
import { createTestMember } from '../../../support/members';
import {
  memberEmailAddress,
  createReminded,
  type RemindedMember,
  remindersTo,
  readReminderRow,
  switchReminders,
} from '../../../support/reminded';
import { createTestServices, type TestServices } from '../../../support/services';
import { startRun } from '../../../support/sudoku-run';

const NOON = '2026-11-21T11:00:00Z';
/** 19:30 in Berlin on that day; the evening ends at 20:00 UTC. */
const DAY = '2026-11-21T18:30:00Z';
const TODAY = '2026-11-21';
const HOUR_MS = 3_600_000;

let services: TestServices;
let isMailDown = false;
const sent: OutgoingMail[] = [];
beforeAll(async () => {
  services = await createTestServices({
    sendMail: (message) => {
      if (isMailDown) return Promise.reject(new Error('connection refused'));
      sent.push(message);
      return Promise.resolve();
    },
  });
});
afterAll(() => services.drop());
beforeEach(() => {
  isMailDown = false;
  services.setNow(NOON);
});

const checkAt = async (at: string): Promise<void> => {
  services.setNow(at);
  await services.remind();
};
const sentTo = (player: RemindedMember) =>
  sent.filter(({ to, headers }) => to === memberEmailAddress(player.member) && 'List-Unsubscribe' in headers);

describe('reminding from several processes concurrently', () => {
  it('sends each member only one reminder', async () => {
    const players = [];
    for (const name of ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay'])
      players.push(await createReminded(services, name, { today: TODAY }));
    services.setNow(DAY);
    const work = async (): Promise<void> => {
      while (await remindNext(services.service));
    };
    await Promise.all([work(), work(), work()]);
    await services.remind();
    for (const player of players) {
      expect(await remindersTo(services, player)).toHaveLength(1);
      expect(sentTo(player)).toHaveLength(1);
    }
  });

  it('claims each day once, at least twenty hours after the last, and only together with its mail', async () => {
    const player = await createReminded(services, 'Gus', { today: TODAY });
    services.setNow(DAY);
    const row = await requireMemberByUid(services.database.db, player.member.uid);
    const claim = {
      day: TODAY,
      until: new Date('2026-11-21T20:00:00Z'),
      nextDayAt: new Date('2026-11-21T23:00:00Z'),
      streaks: [{ game: null, streak: 2, frequency: 'daily' as const }],
    };
    const claims = await Promise.all(
      Array.from({ length: 8 }, () => claimReminder(services.service, row, claim, new Date(DAY))),
    );
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await remindersTo(services, player)).toHaveLength(1);
    const nextDay = new Date('2026-11-22T18:30:00Z');
    expect(await claimReminder(services.service, row, claim, nextDay)).toBe(false);
    const earlyClaim = { ...claim, day: '2026-11-22' };
    expect(await claimReminder(services.service, row, earlyClaim, new Date('2026-11-22T14:29:59Z'))).toBe(
      false,
    );
    await switchReminders(player.member, false);
    expect(await claimReminder(services.service, row, earlyClaim, nextDay)).toBe(false);
    await switchReminders(player.member, true);
    const breaking = { ...services.service, config: { ...services.service.config, baseUrl: null } };
    const next = { ...claim, day: '2026-11-22', streaks: null as never };
    await expect(claimReminder(breaking, row, next, nextDay)).rejects.toThrow();
    expect((await readReminderRow(services, player))?.lastDay).toBe(TODAY);
  });

  it('checks only due members', async () => {
    for (const name of ['Idle one', 'Idle two', 'Idle three'])
      await createReminded(services, name, { today: TODAY });
    await services.remind();
    const appearances: string[] = [];
    const { scoresLink } = services.service;
    const counting = {
      ...services.service,
      scoresLink: {
        ...scoresLink,
        getReminderTime: (...given: Parameters<typeof scoresLink.getReminderTime>) => {
          appearances.push(given[0].name);
          return scoresLink.getReminderTime(...given);
        },
      },
    };
    for (let minute = 1; minute < 60; minute += 1) {
      services.setNow(new Date(Date.parse(NOON) + minute * 60_000).toISOString());
      await remindNext(counting);
    }
    expect(appearances).toEqual([]);
  });
});

describe('a reminder after a change of the clock or the setting', () => {
  it('arrives only once when the clock is set back, or the setting is turned off and on', async () => {
    const player = await createReminded(services, 'Hal', { today: TODAY });
    await checkAt(DAY);
    await switchReminders(player.member, false);
    await switchReminders(player.member, true);
    await checkAt('2026-11-21T18:10:00Z');
    await checkAt('2026-11-21T19:50:00Z');
    expect(sentTo(player)).toHaveLength(1);
    await deleteExpiredRows(services.database.db, new Date('2026-11-22T11:00:00Z'));
    await checkAt('2026-11-21T19:55:00Z');
    expect(sentTo(player)).toHaveLength(1);
  });

  it('arrives again on the next day, and its row is deleted some days after the setting is turned off', async () => {
    const player = await createReminded(services, 'Ida', { today: TODAY });
    await checkAt(DAY);
    await addDaysOnTime(services, player, [TODAY]);
    await checkAt('2026-11-22T18:00:00Z');
    expect(sentTo(player)).toHaveLength(2);
    await switchReminders(player.member, false);
    await deleteExpiredRows(services.database.db, new Date('2026-11-26T00:00:00Z'));
    expect(await readReminderRow(services, player)).toBeUndefined();
  });
});

describe('reminding a traveling member', () => {
  const journeys = [
    ['Pacific/Auckland', 'Pacific/Honolulu'],
    ['Pacific/Honolulu', 'Pacific/Auckland'],
    ['Asia/Kathmandu', 'America/New_York'],
    ['America/New_York', 'Asia/Kathmandu'],
  ] as const;

  it.each(journeys)('sends one reminder each evening on the way from %s to %s', async (from, to) => {
    const start = Date.parse('2026-11-20T12:00:00Z');
    const instant = (at: number): string => new Date(at).toISOString();
    services.setNow(instant(start));
    const name = `${from}${to}`.replace(/\W/g, '');
    const player = await createReminded(services, name, {
      zone: from,
      today: localDateOf(from, new Date(start)),
    });
    const seen: { day: string; at: number; clock: string }[] = [];
    for (let at = start; at < start + 120 * HOUR_MS; at += HOUR_MS) {
      await checkAt(instant(at));
      const { body } = await player.request<{ today: string; zone: string; nextDayAt: string }>(
        'GET',
        '/user',
      );
      const mails = await remindersTo(services, player);
      const isNew = mails.length > seen.length;
      if (isNew) {
        const clock = new Date(at).toLocaleTimeString('en-GB', { timeZone: body.zone });
        seen.push({ day: body.today, at, clock });
        expect(mails).toHaveLength(seen.length);
        // From here on, the browser sends the new time zone.
        player.zone = to;
        await startRun(player, 'easy');
      }
      // Finishes every day's daily late, after any mail of that day.
      if (Date.parse(body.nextDayAt) - at <= HOUR_MS) await addDaysOnTime(services, player, [body.today]);
    }
    expect(seen.length).toBeGreaterThanOrEqual(3);
    expect((await player.request('GET', '/user')).body.zone).toBe(canonicalZone(to));
    expect(new Set(seen.map(({ day }) => day)).size).toBe(seen.length);
    for (const { clock } of seen) expect(clock).toMatch(/^(19|20):/);
    for (const [index, { at }] of seen.entries())
      if (index > 0) expect(at - (seen[index - 1]?.at ?? 0)).toBeGreaterThanOrEqual(20 * HOUR_MS);
  });
});

describe('a failure while sending a reminder', () => {
  it('causes retries in the same evening, and the mail arrives once', async () => {
    const player = await createReminded(services, 'Jon', { today: TODAY });
    isMailDown = true;
    await checkAt(DAY);
    const [waiting] = await remindersTo(services, player);
    expect(waiting).toMatchObject({ attempts: 1, lastError: 'connection refused', sentAt: null });
    isMailDown = false;
    await checkAt('2026-11-21T18:31:00Z');
    await checkAt('2026-11-21T19:31:00Z');
    expect(sentTo(player)).toHaveLength(1);
  });

  it('cancels the mail of that day after the evening, but not the mail of the next day', async () => {
    const player = await createReminded(services, 'Kim', { today: TODAY });
    isMailDown = true;
    await checkAt('2026-11-21T19:59:00Z');
    isMailDown = false;
    await checkAt('2026-11-21T20:00:00Z');
    await checkAt('2026-11-22T08:00:00Z');
    expect(sentTo(player)).toHaveLength(0);
    await addDaysOnTime(services, player, [TODAY]);
    await checkAt('2026-11-22T18:05:00Z');
    expect(sentTo(player)).toHaveLength(1);
    await deleteExpiredRows(services.database.db, new Date('2027-01-01T00:00:00Z'));
    expect(await remindersTo(services, player)).toEqual([]);
  });

  it('leaves the mail queued until the member it belongs to turns reminders off', async () => {
    const player = await createReminded(services, 'Lou', { today: TODAY });
    isMailDown = true;
    await checkAt(DAY);
    const stranger = await createTestMember(services, 'Lou two', { isVerified: false });
    await services.database.db
      .update(memberTable)
      .set({ email: memberEmailAddress(player.member), emailKey: memberEmailAddress(player.member) })
      .where(eq(memberTable.uid, Number(stranger.uid)));
    await switchReminders(stranger, false);
    expect(await remindersTo(services, player)).toHaveLength(1);
    await switchReminders(player.member, false);
    isMailDown = false;
    await checkAt('2026-11-21T18:40:00Z');
    expect(sentTo(player)).toEqual([]);
    expect(await remindersTo(services, player)).toEqual([]);
  });

  it('delays only the failed check, and repeats the check in time', async () => {
    const failingMember = await createReminded(services, 'Mia', { today: TODAY });
    const fine = await createReminded(services, 'Max', { today: TODAY });
    services.setNow(DAY);
    const { scoresLink } = services.service;
    const halfDown = {
      ...services.service,
      scoresLink: {
        ...scoresLink,
        getReminderTime: (...given: Parameters<typeof scoresLink.getReminderTime>) =>
          given[0].name === 'Mia' ? Promise.reject(new Error('down')) : scoresLink.getReminderTime(...given),
      },
    };
    while (await remindNext(halfDown));
    expect(await remindersTo(services, failingMember)).toEqual([]);
    expect(await remindersTo(services, fine)).toHaveLength(1);
    await checkAt('2026-11-21T18:41:00Z');
    expect(sentTo(failingMember)).toHaveLength(1);
    expect(sentTo(fine)).toHaveLength(1);
  });
});

/** Tests that a queued reminder is deleted when the member's email address, setting or account changes. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mail } from '@/server/db/schema/mail';
import { member as memberTable } from '@/server/db/schema/members';
import type { OutgoingMail } from '@/server/platform/mail/send-due';
import { claimReminder } from '@/server/product/reminders/claim-reminder';
import { newestMail, PASSWORD } from '../../../support/members';
import {
  memberEmailAddress,
  createReminded,
  type RemindedMember,
  remindersTo,
  switchReminders,
  readUnsubscribePath,
} from '../../../support/reminded';
import { createTestServices, type TestServices } from '../../../support/services';

const NOON = '2026-11-21T11:00:00Z';
const DAY = '2026-11-21T18:30:00Z';
const TODAY = '2026-11-21';

let services: TestServices;
let isMailDown = false;
let isStuck: ((message: OutgoingMail) => Promise<void>) | null = null;
const sent: OutgoingMail[] = [];
beforeAll(async () => {
  services = await createTestServices({
    sendMail: async (message) => {
      const isReminder = 'List-Unsubscribe' in message.headers;
      if (isReminder && isStuck) await isStuck(message);
      if (isReminder && isMailDown) throw new Error('connection refused');
      sent.push(message);
    },
  });
});
afterAll(() => services.drop());
beforeEach(() => {
  isMailDown = false;
  isStuck = null;
  services.setNow(NOON);
});

const remindersSentTo = (emailAddress: string) =>
  sent.filter(({ to, headers }) => to === emailAddress && 'List-Unsubscribe' in headers);
/** Creates a member whose reminder waits for its second attempt. */
const createWaiting = async (name: string): Promise<RemindedMember> => {
  const player = await createReminded(services, name, { today: TODAY });
  isMailDown = true;
  services.setNow(DAY);
  await services.remind();
  expect(await remindersTo(services, player)).toMatchObject([{ attempts: 1, sentAt: null, canWait: true }]);
  return player;
};
const changeEmailAddress = async ({ member }: RemindedMember, emailAddress: string): Promise<void> => {
  const body = { mail: [{ value: emailAddress }], existing: PASSWORD };
  expect((await member.request('PATCH', `/user/${member.uid}`, body)).status).toBe(200);
  const reminderMail = await newestMail(services, emailAddress);
  const proof = await member.request('POST', '/sw/api/user-verify-email', { token: reminderMail?.secret });
  expect(proof.status).toBe(200);
};
const sendLater = async (): Promise<void> => {
  isMailDown = false;
  services.setNow('2026-11-21T18:45:00Z');
  await services.remind();
};

describe('a queued reminder', () => {
  it('disappears when the member verifies another email address', async () => {
    const player = await createWaiting('Ada');
    await changeEmailAddress(player, 'ada.new@example.com');
    expect(await remindersTo(services, player)).toEqual([]);
    await sendLater();
    expect(remindersSentTo(memberEmailAddress(player.member))).toEqual([]);
    expect(remindersSentTo('ada.new@example.com')).toEqual([]);
  });

  it('remains while a new email address is only entered', async () => {
    const player = await createWaiting('Bea');
    const body = { mail: [{ value: 'bea.new@example.com' }], existing: PASSWORD };
    await player.member.request('PATCH', `/user/${player.member.uid}`, body);
    expect(await remindersTo(services, player)).toHaveLength(1);
    await sendLater();
    expect(remindersSentTo(memberEmailAddress(player.member))).toHaveLength(1);
  });

  it('disappears when reminders are turned off, or through the link in an earlier mail', async () => {
    const [one, two] = [
      await createWaiting('Cora'),
      await createReminded(services, 'Dora', { today: TODAY }),
    ];
    await services.remind();
    const [waiting] = await remindersTo(services, two);
    await switchReminders(one.member, false);
    await services.product.request(readUnsubscribePath(waiting?.headers ?? {}), { method: 'POST' });
    expect(await remindersTo(services, one)).toEqual([]);
    expect(await remindersTo(services, two)).toEqual([]);
  });

  it('disappears with the account, even if it is addressed to a previous email address', async () => {
    const player = await createWaiting('Emma');
    const earlierEmail = memberEmailAddress(player.member);
    // Simulates a sender that held the row's lock while the email address changed.
    await services.database.db
      .update(memberTable)
      .set({ email: 'emma.new@example.com', emailKey: 'emma.new@example.com' })
      .where(eq(memberTable.uid, Number(player.member.uid)));
    const deletion = await player.member.request('DELETE', `/user/${player.member.uid}`, {
      existing: PASSWORD,
    });
    expect(deletion.status).toBe(200);
    expect(await remindersTo(services, player)).toEqual([]);
    await sendLater();
    expect(remindersSentTo(earlierEmail)).toEqual([]);
  });
});

describe('a reminder that is being sent', () => {
  it('never gets retried if it fails after the member has turned reminders off', async () => {
    const player = await createReminded(services, 'Faye', { today: TODAY });
    isMailDown = true;
    isStuck = async () => {
      isStuck = null;
      expect((await switchReminders(player.member, false)).status).toBe(200);
    };
    services.setNow(DAY);
    await services.remind();
    expect(await remindersTo(services, player)).toEqual([]);
    await sendLater();
    expect(remindersSentTo(memberEmailAddress(player.member))).toEqual([]);
    expect(await remindersTo(services, player)).toEqual([]);
  });
});

describe('a reminder that is being composed', () => {
  const claim = {
    day: TODAY,
    until: new Date('2026-11-21T20:00:00Z'),
    nextDayAt: new Date('2026-11-21T23:00:00Z'),
    streaks: [{ game: null, streak: 2, frequency: 'daily' as const }],
  };
  const claimFor = ({ member }: RemindedMember) =>
    claimReminder(services.service, { uid: Number(member.uid) }, claim, new Date(DAY));

  it('uses the current email address', async () => {
    const player = await createReminded(services, 'Gaia', { today: TODAY });
    await changeEmailAddress(player, 'gaia.new@example.com');
    expect(await claimFor(player)).toBe(true);
    expect(await remindersTo(services, player)).toEqual([]);
    const queuedMail = await services.database.db
      .select()
      .from(mail)
      .where(eq(mail.memberUid, Number(player.member.uid)));
    expect(queuedMail).toMatchObject([{ recipient: 'gaia.new@example.com', canWait: true }]);
  });

  it('fails if the email address is no longer verified', async () => {
    const player = await createReminded(services, 'Iris', { today: TODAY });
    await services.database.db
      .update(memberTable)
      .set({ emailVerifiedAt: null })
      .where(eq(memberTable.uid, Number(player.member.uid)));
    expect(await claimFor(player)).toBe(false);
    expect(await remindersTo(services, player)).toEqual([]);
  });

  it('fails once the account is deleted', async () => {
    const player = await createReminded(services, 'Hana', { today: TODAY });
    await player.member.request('DELETE', `/user/${player.member.uid}`, { existing: PASSWORD });
    expect(await claimFor(player)).toBe(false);
    expect(await remindersTo(services, player)).toEqual([]);
  });
});

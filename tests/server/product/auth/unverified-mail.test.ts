/** Tests limits on mail to unverified email addresses, and how long links remain in the mail table. */
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mail } from '@/server/db/schema/mail';
import { deleteExpiredRows } from '@/server/housekeeping';
import { queueAccountRequest } from '@/server/product/auth/account-requests';
import {
  createTestBrowser,
  createTestMember,
  newestMail,
  PASSWORD,
  registerBody,
} from '../../../support/members';
import { createTestServices, type TestServices } from '../../../support/services';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.drop());

const countMailTo = async (emailAddress: string): Promise<number> => {
  await services.flushJobs();
  return services.database.db.$count(mail, eq(mail.recipient, emailAddress));
};
const enterEmailAddress = (emailAddress: string) => ({ mail: [{ value: emailAddress }], existing: PASSWORD });

describe('an email address that a member enters', () => {
  it('receives at most five messages an hour when one member enters it 60 times', async () => {
    const ada = await createTestMember(services, 'Ada');
    const statuses: number[] = [];
    for (let at = 0; at < 60; at += 1)
      statuses.push(
        (await ada.request('PATCH', `/user/${ada.uid}`, enterEmailAddress('victim@example.com'))).status,
      );
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(55);
    expect(await countMailTo('victim@example.com')).toBe(5);
  });

  it('receives at most five messages an hour in total when different members and registrations enter it', async () => {
    const target = { mail: [{ value: 'shared@example.com' }] };
    const statuses: number[] = [];
    for (let at = 0; at < 4; at += 1) {
      const { status } = await createTestBrowser(services).request(
        'POST',
        '/user/register',
        registerBody(`Guest Number ${at}`, target),
      );
      statuses.push(status);
      const member = await createTestMember(services, `Member Number ${at}`);
      statuses.push(
        (await member.request('PATCH', `/user/${member.uid}`, enterEmailAddress('shared@example.com')))
          .status,
      );
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    expect(await countMailTo('shared@example.com')).toBe(5);
  });

  it('counts against the limit of ten addresses that a member may enter in an hour', async () => {
    const bea = await createTestMember(services, 'Bea');
    const statuses: number[] = [];
    for (let at = 0; at < 12; at += 1)
      statuses.push(
        (await bea.request('PATCH', `/user/${bea.uid}`, enterEmailAddress(`other${at}@example.com`))).status,
      );
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  });

  it('receives no account notifications until its owner has verified it', async () => {
    const cleo = await createTestMember(services, 'Cleo', { isVerified: false });
    const before = await countMailTo('cleo@example.com');
    const changed = await cleo.request('PATCH', `/user/${cleo.uid}`, {
      pass: [{ value: 'a harbor of lamps 7', existing: PASSWORD }],
    });
    expect(changed.status).toBe(200);
    expect(await countMailTo('cleo@example.com')).toBe(before);
  });
});

describe('a queued mail with a link', () => {
  const bodyOf = async (kind: string): Promise<string | undefined> => {
    const [row] = await services.database.db
      .select()
      .from(mail)
      .where(and(eq(mail.kind, kind), eq(mail.recipient, 'dora@example.com')));
    return row?.textBody;
  };

  it('stays in the demo outbox until the link expires', async () => {
    const dora = await createTestMember(services, 'Dora', { isVerified: false });
    await dora.request('POST', '/user/lost-password', {
      mail: 'dora@example.com',
      forgot_pass_link: '/account/reset',
    });
    await services.flushJobs();
    const { db } = services.database;
    const now = services.service.clock.now().getTime();
    await deleteExpiredRows(db, new Date(now + 29 * 60_000));
    expect(await bodyOf('reset-password')).toContain('token=');
    await deleteExpiredRows(db, new Date(now + 31 * 60_000));
    expect(await bodyOf('reset-password')).toBe('');
    expect(await bodyOf('verify-email')).toContain('token=');
    await deleteExpiredRows(db, new Date(now + 25 * 3_600_000));
    expect(await bodyOf('verify-email')).toBe('');
  });

  it('loses its text once an SMTP server has accepted the message', async () => {
    const real = await createTestServices({ sendMail: () => Promise.resolve() });
    try {
      await createTestMember(real, 'Emil', { isVerified: false });
      expect(await newestMail(real, 'emil@example.com')).toMatchObject({ textBody: '', htmlBody: '' });
      expect(real.delivered[0]?.text).toContain('token=');
    } finally {
      await real.drop();
    }
  });
});

describe('an account request that fails', () => {
  it('never blocks the requests after it', async () => {
    const { db } = services.database;
    const now = services.service.clock.now();
    const broken = { kind: 'verify', payload: { memberUid: 'broken', origin: 'https://starwick.example' } };
    await queueAccountRequest(db, broken as Parameters<typeof queueAccountRequest>[1], now);
    await createTestMember(services, 'Finn', { isVerified: false });
    expect(await newestMail(services, 'finn@example.com')).toMatchObject({ kind: 'verify-email' });
    expect(services.logged.filter((line) => line.includes('account request failed'))).toHaveLength(1);
  });
});

/** Tests the contact form: messages are stored, and mailed with the sender's identity (content/about/contact.md). */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { desc, eq } from 'drizzle-orm';
import { contactMessage } from '@/server/db/schema/community';
import { mail } from '@/server/db/schema/mail';
import { createTestBrowser, createTestMember, type TestBrowser } from '../../support/members';
import { createTestServices, type TestServices } from '../../support/services';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.drop());

const LETTER = { mail: 'ada@example.com', subject: 'Lamps\r\nBcc: x@example.com' };

const sendContact = async (browser: TestBrowser, message: string) => {
  const answer = await browser.request('POST', '/sw/api/contact', { ...LETTER, name: 'A. Wick', message });
  expect(answer.status).toBe(200);
  await services.flushJobs();
  const { db } = services.database;
  const [sent] = await db.select().from(mail).where(eq(mail.kind, 'contact')).orderBy(desc(mail.id)).limit(1);
  const [saved] = await db.select().from(contactMessage).orderBy(desc(contactMessage.id)).limit(1);
  return { sent, saved };
};

describe('a contact message', () => {
  it('contains the given name and email address, and prevents both from injecting a header', async () => {
    const { sent, saved } = await sendContact(createTestBrowser(services), 'One of the lamps is out.');
    expect(saved).toMatchObject({ name: 'A. Wick', email: 'ada@example.com', memberUid: null });
    expect(sent?.textBody).toContain('A. Wick <ada@example.com> wrote:\n\nOne of the lamps is out.');
    expect(sent?.subject).not.toMatch(/[\r\n]/);
    expect(sent?.headers).toEqual({ 'Reply-To': 'ada@example.com' });
  });

  it('contains the username of a signed-in member', async () => {
    const ada = await createTestMember(services, 'Ada');
    const { sent, saved } = await sendContact(ada, 'It is lit again.');
    expect(saved?.memberUid).toBe(Number(ada.uid));
    expect(sent?.textBody).toContain('A. Wick <ada@example.com>, signed in as Ada, wrote:');
  });

  it('remains without its sender when the account is deleted meanwhile', async () => {
    const eve = await createTestMember(services, 'Eve');
    const { pool } = services.database;
    const deleting = await pool.connect();
    try {
      await deleting.query('begin');
      await deleting.query('delete from product.member where uid = $1', [eve.uid]);
      const written = sendContact(eve, 'My account is gone.');
      await vi.waitFor(async () => {
        const { rows } = await pool.query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        expect(rows).toHaveLength(1);
      });
      await deleting.query('commit');
      expect((await written).saved).toMatchObject({ message: 'My account is gone.', memberUid: null });
    } finally {
      deleting.release();
    }
  });
});

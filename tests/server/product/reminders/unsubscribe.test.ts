/** Tests RFC 8058: a mail program's POST turns off reminders without a session, and reveals nothing. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTransport } from 'nodemailer';
import { composeReminder } from '@/server/product/reminders/compose-reminder';
import { createUnsubscribeToken } from '@/server/product/reminders/unsubscribe';
import {
  createReminded,
  type RemindedMember,
  remindersTo,
  readReminderRow,
  switchReminders,
  readUnsubscribePath,
} from '../../../support/reminded';
import { createTestServices, type TestServices } from '../../../support/services';

const TODAY = '2026-11-21';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.drop());

const send = async (path: string, headers: Record<string, string> = {}, method = 'POST') => {
  const response = await services.product.request(path, {
    method,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    ...(method === 'POST' ? { body: 'List-Unsubscribe=One-Click' } : {}),
  });
  return { status: response.status, text: await response.text(), cookies: response.headers.getSetCookie() };
};
const isOn = async (player: RemindedMember) =>
  (await readReminderRow(services, player))?.switchedOnAt instanceof Date;

const withMail = async (name: string) => {
  services.setNow('2026-11-21T11:00:00Z');
  const player = await createReminded(services, name, { today: TODAY });
  services.setNow('2026-11-21T18:30:00Z');
  await services.remind();
  const [mail] = await remindersTo(services, player);
  if (!mail) throw new Error('no mail');
  return { player, mail, path: readUnsubscribePath(mail.headers) };
};

describe('the unsubscribe link in a mail', () => {
  it('turns off reminders permanently through a mail program’s form, with the same response each time', async () => {
    const { player, mail, path } = await withMail('Nia');
    expect(mail.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(mail.textBody).toContain(path);
    expect(mail.htmlBody).toContain(path);
    const first = await send(path);
    expect(first).toMatchObject({ status: 200, cookies: [] });
    expect(await isOn(player)).toBe(false);
    expect(await send(path)).toEqual(first);
    services.setNow('2026-11-22T11:00:00Z');
    await services.remind();
    services.setNow('2026-11-22T18:30:00Z');
    await services.remind();
    expect(await remindersTo(services, player)).toHaveLength(1);
  });

  it('works from any origin, and with a multipart form', async () => {
    const { player, path } = await withMail('Noa');
    for (const origin of ['null', 'https://mail.example']) {
      await switchReminders(player.member, true);
      expect((await send(path, { origin, 'sec-fetch-site': 'cross-site' })).status).toBe(200);
      expect(await isOn(player)).toBe(false);
    }
    await switchReminders(player.member, true);
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    expect((await services.product.request(path, { method: 'POST', body: form })).status).toBe(200);
    expect(await isOn(player)).toBe(false);
  });

  it('changes nothing when it is only read', async () => {
    const { player, path } = await withMail('Nil');
    for (const method of ['GET', 'HEAD', 'OPTIONS']) expect((await send(path, {}, method)).status).toBe(405);
    expect(await isOn(player)).toBe(true);
  });

  it('gives the same response for a forged, truncated or unknown token, and for a deleted member', async () => {
    const { player, path } = await withMail('Ned');
    const other = await withMail('Nell');
    const right = await send(other.path);
    const token = new URLSearchParams(path.split('?')[1]).get('token') ?? '';
    const [memberId = '', signature = ''] = token.split('.');
    const key = services.service.unsubscribeKey;
    const forged = [
      `${memberId}.${signature.slice(0, -1)}`,
      `${memberId}.${signature}=`,
      `${memberId}.`,
      memberId,
      '.',
      `${memberId}.${(other.path.split('.')[1] ?? '').trim()}`,
      createUnsubscribeToken(Buffer.alloc(32), memberId),
      createUnsubscribeToken(key, 'nobody'),
      `${memberId.slice(0, -1)}é.${signature}`,
    ];
    for (const each of forged)
      expect(await send(`/account/unsubscribe?token=${encodeURIComponent(each)}`)).toEqual(right);
    expect(await isOn(player)).toBe(true);
    await player.member.request('DELETE', `/user/${player.member.uid}`, { existing: 'lantern street 42' });
    expect(await send(path)).toEqual(right);
  });

  it('allows nothing else: it opens no session, and every other call still checks the origin', async () => {
    const { player, path } = await withMail('Nat');
    const token = new URLSearchParams(path.split('?')[1]).get('token') ?? '';
    const put = await services.product.request('/sw/api/user/reminders', {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'x-csrf-token': token, cookie: `sw_session=${token}` },
      body: '{"enabled":false}',
    });
    expect(put.status).toBe(401);
    const foreign = await player.member.request(
      'PUT',
      '/sw/api/user/reminders',
      { enabled: false },
      { origin: 'https://mail.example' },
    );
    expect(foreign.status).toBe(403);
    expect(await isOn(player)).toBe(true);
  });
});

describe('the text of a reminder', () => {
  const compose = (origin: string) =>
    composeReminder(
      [
        { game: { title: 'Rock & <Roll>', href: '/gamelanding/rock' }, streak: 3, frequency: 'weekly' },
        { game: null, streak: 2, frequency: 'daily' },
      ],
      {
        name: '<b>Ada</b>\r\nBcc: x@example.com',
        productName: 'Starwick',
        origin,
        switchedOnAt: new Date('2026-03-01T23:30:00Z'),
        unsubscribeHref: `${origin}/account/unsubscribe?token=${'m'.repeat(40)}.${'s'.repeat(43)}`,
      },
    );

  it('has the same content as text and as escaped HTML', () => {
    const { textBody, htmlBody, subject } = compose('https://starwick.example');
    expect(subject).toBe('Keep your 2 streaks tonight');
    expect(textBody).toContain('Play Rock & <Roll>: Your streak: 3 weeks');
    expect(textBody).toContain('on 1 March 2026');
    expect(htmlBody).toContain('Play Rock &amp; &lt;Roll&gt;');
    expect(htmlBody).not.toContain('<b>Ada');
  });

  it('includes the complete unsubscribe headers', async () => {
    const { subject, textBody: text, htmlBody: html, headers } = compose('https://starwick.example');
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
    const { message } = await transport.sendMail({
      from: 'a@b.example',
      to: 'c@d.example',
      subject,
      text,
      html,
      headers,
    });
    const head =
      (message as Buffer)
        .toString()
        .split('\n\n')[0]
        ?.replaceAll(/\n[ \t]+/g, ' ') ?? '';
    expect(head).toMatch(
      /^List-Unsubscribe: ?<https:\/\/starwick\.example\/account\/unsubscribe\?token=m{40}\.s{43}>$/m,
    );
    expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(head).not.toMatch(/^Bcc:/m);
  });
});

/** Tests how members change their accounts (spec §7 "Users"; docs/specification/choices.md "Accounts"). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { member } from '@/server/db/schema/members';
import {
  createTestBrowser,
  createTestMember,
  newestMail,
  PASSWORD,
  signIn,
  type TestMember,
} from '../../../support/members';
import { createTestServices, type TestServices } from '../../../support/services';

let services: TestServices;
let ada: TestMember;
let ben: TestMember;

beforeAll(async () => {
  services = await createTestServices();
  ada = await createTestMember(services, 'Ada');
  ben = await createTestMember(services, 'Ben');
});
afterAll(() => services.drop());

const patchMember = (member: TestMember, body: object) =>
  member.request('PATCH', `/user/${member.uid}`, body);

describe('changing an account', () => {
  it('stores all nine personal fields if the current password is right', async () => {
    const personalInfo = {
      hometown: 'Bergen',
      inventedGame: 'Chess where pawns have jobs',
      gameCharacter: 'A moth',
      favoriteGame: 'Go',
      favoriteProviderGame: 'Quiet Sudoku',
      favoriteProviderGenre: 'brain-games',
      describesMe: 'Grids',
      snackOn: 'Rye',
      notPlayingGames: 'I walk',
    };
    expect((await patchMember(ada, { personalInfo, existing: 'wrong' })).body).toMatchObject({
      code: 'unprocessable',
      fields: { existing: 'Your password is incorrect.' },
    });
    expect((await patchMember(ada, { personalInfo, existing: PASSWORD })).body).toMatchObject({
      personalInfo,
    });
    const shown = await createTestBrowser(services).request('GET', '/api/user/profile/public/name/ada');
    expect(shown.body).toMatchObject({ displayName: 'Ada', personalInfo });
    expect(shown.body).not.toHaveProperty('email');
  });

  it.each([
    ['a link', 'Cyd', 'Sweets from evil.com', 'Links are not allowed here.'],
    ['an offensive word', 'Dee', 'Sweets, fuck', 'Please rephrase this.'],
  ])('rejects a personal field with %s, and stores nothing', async (_what, name, snackOn, message) => {
    const someone = await createTestMember(services, name);
    const answer = await patchMember(someone, {
      personalInfo: { hometown: 'Oslo', snackOn },
      existing: PASSWORD,
    });
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'unprocessable', fields: { snackOn: message } },
    });
    const { body } = await someone.request('GET', `/api/user/entity/id/${someone.uid}`);
    expect(body).toMatchObject({ personalInfo: {} });
  });

  it.each([
    ['roles', { roles: ['administrator'] }],
    ['tokens', { total_tokens: 1000 }],
    ['subscription', { subscription: 'unlimited_active' }],
    ['the uid', { uid: 1 }],
  ])('rejects fields that cannot be changed: %s', async (_what, body) => {
    expect((await patchMember(ada, body)).status).toBe(400);
    expect((await ada.request('GET', `/api/user/entity/id/${ada.uid}`)).body).toMatchObject({
      roles: ['authenticated'],
    });
  });

  it('replaces the email address once the new one is verified, and notifies the old one', async () => {
    const eve = await createTestMember(services, 'Eve');
    const changed = await patchMember(eve, { mail: [{ value: 'new-eve@example.com' }], existing: PASSWORD });
    expect(changed.body).toMatchObject({ email: 'eve@example.com', newEmail: 'new-eve@example.com' });
    expect(await newestMail(services, 'eve@example.com')).toMatchObject({ kind: 'account-changed' });
    const link = await newestMail(services, 'new-eve@example.com');
    expect((await eve.request('POST', '/sw/api/user-verify-email', { token: link?.secret })).status).toBe(
      200,
    );
    expect((await eve.request('GET', `/api/user/entity/id/${eve.uid}`)).body).toMatchObject({
      email: 'new-eve@example.com',
      newEmail: null,
    });
  });

  it('ends the sessions of other devices when the password changes, and continues this session with a new id', async () => {
    const fay = await createTestMember(services, 'Fay');
    const other = await signIn(createTestBrowser(services), 'Fay');
    const before = fay.cookies.get('sw_session');
    const answer = await patchMember(fay, { pass: [{ value: 'another lantern 7', existing: PASSWORD }] });
    expect(answer.status).toBe(200);
    expect(fay.cookies.get('sw_session')).not.toBe(before);
    expect((await fay.request('GET', '/user/login_status')).body).toEqual({ login_status: true });
    expect((await other.request('GET', '/user/login_status')).body).toEqual({ login_status: false });
    await expect(signIn(createTestBrowser(services), 'Fay', 'another lantern 7')).resolves.toBeDefined();
  });

  it('leaves a session without “keep me signed in” non-persistent when the password changes', async () => {
    const member = await createTestMember(services, 'Uma');
    const browser = createTestBrowser(services);
    const login = await browser.request<{ csrf_token: string }>('POST', '/user/login', {
      name: 'Uma',
      pass: PASSWORD,
      keep: false,
    });
    browser.csrfToken = login.body.csrf_token;
    const { status, headers } = await browser.request('PATCH', `/user/${member.uid}`, {
      pass: [{ value: 'a harbor of lamps 7', existing: PASSWORD }],
    });
    expect(status).toBe(200);
    const cookie = headers.getSetCookie().find((line) => line.startsWith('sw_session='));
    expect(cookie).toBeDefined();
    expect(cookie).not.toMatch(/Max-Age|Expires/i);
  });

  it('discards a pending new email address when the password changes', async () => {
    const ina = await createTestMember(services, 'Ina');
    await patchMember(ina, { mail: [{ value: 'thief@example.com' }], existing: PASSWORD });
    const link = await newestMail(services, 'thief@example.com');
    const changed = await patchMember(ina, { pass: [{ value: 'another lantern 7', existing: PASSWORD }] });
    expect(changed.body).toMatchObject({ email: 'ina@example.com', newEmail: null });
    expect((await ina.request('POST', '/sw/api/user-verify-email', { token: link?.secret })).status).toBe(
      410,
    );
  });

  it('stores the theme with its layout', async () => {
    expect((await patchMember(ben, { field_theme: [{ value: 'contrast' }] })).body).toMatchObject({
      theme: 'contrast',
      layoutPreference: 'classic',
    });
    expect((await patchMember(ben, { field_theme: [{ value: 'pink' }] })).status).toBe(422);
  });

  it('selects a drawn avatar, and rejects an unknown one', async () => {
    const drawings = await ben.request<{ fid: string; url: string }[]>(
      'GET',
      '/sw/api/user-avatars?items_per_page=All',
    );
    const [owl] = drawings.body.filter(({ url }) => url.endsWith('owl.svg'));
    const selected = await patchMember(ben, { user_picture: [{ target_id: owl?.fid }] });
    expect(selected.body).toMatchObject({ avatarUrl: '/art/avatars/owl.svg' });
    expect((await patchMember(ben, { user_picture: [{ target_id: 999_999 }] })).status).toBe(422);
    const usage = await ben.request('GET', `/sw/api/user/profile/get-avatar-usage/${owl?.fid}`);
    expect(usage.body).toEqual({ count: 1 });
  });
});

describe('an account with another member’s email address', () => {
  it('includes none of the owner’s mail in its export, and deletes none with the account', async () => {
    const kim = await createTestMember(services, 'Kim');
    await services.flushJobs();
    const mallory = await createTestMember(services, 'Mallory', { isVerified: false });
    await services.database.db
      .update(member)
      .set({ email: 'kim@example.com', emailKey: 'kim@example.com' })
      .where(eq(member.uid, Number(mallory.uid)));
    await createTestBrowser(services).request('POST', '/user/lost-password', {
      mail: 'kim@example.com',
      forgot_pass_link: '/account/reset',
    });
    const before = await newestMail(services, 'kim@example.com');
    expect(before?.textBody).toContain('Hello Kim');
    const exported = await mallory.request('GET', `/user/${mallory.uid}/export`);
    expect(exported.body).toMatchObject({ mails: [] });
    await mallory.request('DELETE', `/user/${mallory.uid}`, { existing: PASSWORD });
    expect((await newestMail(services, 'kim@example.com'))?.id).toBe(before?.id);
    expect((await kim.request('GET', `/user/${kim.uid}/export`)).body.mails).not.toEqual([]);
  });

  it('leaves the other account able to reset its password while neither has verified the address', async () => {
    for (const name of ['Lea', 'Leo'])
      await services.database.db
        .update(member)
        .set({ email: 'both@example.com', emailKey: 'both@example.com' })
        .where(eq(member.uid, Number((await createTestMember(services, name, { isVerified: false })).uid)));
    await createTestBrowser(services).request('POST', '/user/lost-password', {
      mail: 'both@example.com',
      forgot_pass_link: '/account/reset',
    });
    await services.flushJobs();
    const { rows } = await services.database.db.execute<{ text_body: string }>(
      sql`select text_body from product.mail where recipient = 'both@example.com' and kind = 'reset-password' order by id`,
    );
    expect(rows.map(({ text_body: text }) => /Hello (\w+),/.exec(text)?.[1])).toEqual(['Lea', 'Leo']);
  });
});

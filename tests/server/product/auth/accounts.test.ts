/**
 * Tests accounts: registering, signing in and out, mailed links, and information that responses must not reveal (spec
 * §7 "Auth").
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { count, eq } from 'drizzle-orm';
import { session } from '@/server/db/schema/accounts';
import { mail } from '@/server/db/schema/mail';
import { member } from '@/server/db/schema/members';
import {
  createTestBrowser,
  createTestMember,
  newestMail,
  PASSWORD,
  registerBody,
  signIn,
} from '../../../support/members';
import { createTestServices, type TestServices } from '../../../support/services';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
beforeEach(async () => {
  await services.flushJobs();
  await services.database.pool.query('truncate product.member, product.rate_window cascade');
  await createTestMember(services, 'Grace');
});
afterAll(() => services.drop());

const browserOf = () => createTestBrowser(services);
const rowOf = async (name: string) =>
  (await services.database.db.select().from(member).where(eq(member.name, name)))[0];

describe('registering', () => {
  it('creates an account, and mails a link that confirms the email address each time it is opened', async () => {
    const browser = browserOf();
    const registered = await browser.request('POST', '/user/register', registerBody('Ada'));
    expect(registered).toMatchObject({ status: 200, body: { ok: true } });
    expect(await rowOf('Ada')).toMatchObject({ emailVerifiedAt: null, roles: [], hasOptedIn: false });
    const sent = await newestMail(services, 'ada@example.com');
    expect(sent).toMatchObject({ kind: 'verify-email', sentAt: expect.any(Date) as Date });
    const verify = () => browser.request('POST', '/sw/api/user-verify-email', { token: sent?.secret });
    expect((await verify()).status).toBe(200);
    expect((await rowOf('Ada'))?.emailVerifiedAt).not.toBeNull();
    expect((await verify()).status).toBe(200);
    await services.database.pool.query('update product.account_token set expires_at = created_at');
    expect((await verify()).status).toBe(410);
  });

  it('confirms nothing with a link to an email address that the member has replaced', async () => {
    const browser = await createTestMember(services, 'Moved', { isVerified: false });
    await browser.request('POST', '/sw/api/user-resend-verification', {});
    const verify = (token?: string) => browserOf().request('POST', '/sw/api/user-verify-email', { token });
    const old = (await newestMail(services, 'moved@example.com'))?.secret;
    expect((await verify(old)).status).toBe(200);
    await browser.request('PATCH', `/user/${browser.uid}`, {
      mail: [{ value: 'moved@new.example.com' }],
      existing: PASSWORD,
    });
    const newSecret = (await newestMail(services, 'moved@new.example.com'))?.secret;
    expect((await verify(newSecret)).status).toBe(200);
    expect((await verify(old)).status).toBe(410);
    expect(await rowOf('Moved')).toMatchObject({ email: 'moved@new.example.com' });
  });

  it.each([
    ['contrast', 'classic'],
    ['modernDark', 'modern'],
    ['plaid', null],
  ])('stores the theme %s and its layout for the first sign-in on any device', async (theme, layout) => {
    const name = `In ${theme}`;
    await browserOf().request(
      'POST',
      '/user/register',
      registerBody(name, { field_theme: [{ value: theme }] }),
    );
    const otherBrowser = await signIn(browserOf(), name);
    const { body } = await otherBrowser.request('GET', `/api/user/entity/id/${otherBrowser.uid}`);
    expect(body).toMatchObject({ theme: layout && theme, layoutPreference: layout });
  });

  it('never stores the password itself', async () => {
    await browserOf().request('POST', '/user/register', registerBody('Plain'));
    expect((await rowOf('Plain'))?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it.each([
    ['the same name', 'Ada'],
    ['another case', 'aDA'],
    ['other punctuation', 'A.d_a'],
  ])('reports for the name field that the name is taken: %s', async (_what, name) => {
    await createTestMember(services, 'Ada');
    const body = registerBody(name, { mail: [{ value: 'other@example.com' }] });
    const answer = await browserOf().request('POST', '/user/register', body);
    expect(answer).toMatchObject({ status: 422, body: { fields: { name: 'This name is taken.' } } });
  });

  it.each([
    ['no name', { name: [{ value: ' ' }] }, { name: 'Required.' }],
    ['a short name', { name: [{ value: 'ab' }] }, { name: 'Must be at least 3 characters long.' }],
    [
      'a name that consists of punctuation',
      { name: [{ value: '._-.' }] },
      { name: 'Must contain at least 3 letters or digits.' },
    ],
    ['markup in the name', { name: [{ value: 'a<b>c' }] }, { name: 'Invalid characters: "<", ">"' }],
    ['an invalid email address', { mail: [{ value: 'nobody' }] }, { mail: 'Must be a valid email.' }],
    [
      'a common password',
      { pass: [{ value: 'password1' }] },
      { pass: 'Please choose a more secure password.' },
    ],
    ['a short password', { pass: [{ value: 'a1!B' }] }, { pass: 'Must be at least 8 characters long.' }],
    ['no year', { field_birth_year: undefined }, { field_birth_year: 'Required.' }],
  ])('rejects %s with the message of the field', async (_what, more, fields) => {
    const answer = await browserOf().request('POST', '/user/register', registerBody('Somebody', more));
    expect(answer).toMatchObject({ status: 422, body: { fields } });
    expect(await rowOf('Somebody')).toBeUndefined();
  });

  it('refuses a visitor who may be under 13, and then refuses any other birth year in the same browser', async () => {
    const browser = browserOf();
    const refused = { field_birth_year: 'You can play everything as a guest, without an account.' };
    const young = registerBody('Junior', { field_birth_year: [{ value: 2013 }] });
    expect((await browser.request('POST', '/user/register', young)).body).toMatchObject({ fields: refused });
    const older = await browser.request('POST', '/user/register', registerBody('Junior'));
    expect(older.body).toMatchObject({ fields: refused });
    expect(await rowOf('Junior')).toBeUndefined();
    const oldEnough = registerBody('Senior', { field_birth_year: [{ value: 2012 }] });
    expect((await browserOf().request('POST', '/user/register', oldEnough)).status).toBe(200);
  });

  it('responds in the same way to a known email address as to a new one, and notifies the owner', async () => {
    await createTestMember(services, 'Owner');
    const known = registerBody('Stranger', { mail: [{ value: 'OWNER@example.com' }] });
    const first = await browserOf().request('POST', '/user/register', known);
    const newcomer = await browserOf().request('POST', '/user/register', registerBody('Newcomer'));
    expect([first.status, first.body]).toEqual([newcomer.status, newcomer.body]);
    expect(await newestMail(services, 'OWNER@example.com')).toMatchObject({
      kind: 'address-in-use',
      secret: '',
    });
  });

  it('creates only one account from a hundred concurrent registrations with the same name', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => browserOf().request('POST', '/user/register', registerBody('Twin'))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(99);
    const [found] = await services.database.db
      .select({ rows: count() })
      .from(member)
      .where(eq(member.nameKey, 'twin'));
    expect(found?.rows).toBe(1);
  });
});

describe('signing in', () => {
  it('opens a session with a new id, by name or by verified email address', async () => {
    const first = await signIn(browserOf(), 'Grace');
    const id = first.cookies.get('sw_session');
    await first.request('POST', `/user/logout?token=${first.logoutToken}`);
    expect(first.cookies.has('sw_session')).toBe(false);
    await signIn(first, 'GRACE@example.com');
    expect(first.cookies.get('sw_session')).not.toBe(id);
    expect((await first.request('GET', '/user/login_status')).body).toEqual({ login_status: true });
  });

  it('ignores a session id that the browser sends', async () => {
    await createTestMember(services, 'Fixed');
    const browser = browserOf();
    browser.cookies.set('sw_session', 'AAAAAAAAAAAAAAAAAAAAAA');
    await signIn(browser, 'Fixed');
    expect(browser.cookies.get('sw_session')).not.toBe('AAAAAAAAAAAAAAAAAAAAAA');
  });

  it('stores only a hash of the session id, so that a leak of the database exposes no session', async () => {
    const grace = await signIn(browserOf(), 'Grace');
    const rows = await services.database.db.select().from(session);
    const saved = rows.map((row) => row.idHash.toString('base64url')).join();
    expect(saved).not.toContain(grace.cookies.get('sw_session'));
  });

  it('sends cookies that scripts cannot read and other sites cannot send', async () => {
    await createTestMember(services, 'Cookie');
    const sessionLogin = await browserOf().request('POST', '/user/login', { name: 'Cookie', pass: PASSWORD });
    const attributesOf = (line: string): string[] => line.split('; ').slice(1).sort();
    const age = expect.stringMatching(/^Max-Age=\d+$/) as string;
    for (const line of sessionLogin.headers.getSetCookie())
      expect(attributesOf(line)).toEqual(['HttpOnly', age, 'Path=/', 'SameSite=Lax']);
    const secure = await browserOf().request(
      'POST',
      '/user/login',
      { name: 'Cookie', pass: PASSWORD },
      { 'x-starwick-secure': '1' },
    );
    for (const line of secure.headers.getSetCookie()) {
      expect(line).toMatch(/^__Host-/);
      expect(attributesOf(line)).toEqual(['HttpOnly', age, 'Path=/', 'SameSite=Lax', 'Secure']);
    }
  });

  it.each([
    ['a wrong password', { name: 'Grace', pass: 'not it at all' }],
    ['a password with an extra space', { name: 'Grace', pass: `${PASSWORD} ` }],
    ['an unknown name', { name: 'Nobody at all', pass: PASSWORD }],
    ['an unknown email address', { name: 'nobody@example.com', pass: PASSWORD }],
  ])('responds in the same way to %s', async (_what, body) => {
    const answer = await browserOf().request('POST', '/user/login', body);
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({
      code: 'unauthorized',
      message: 'Your username or password is incorrect.',
    });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('refuses a second sign-in until the old session has ended', async () => {
    const grace = await signIn(browserOf(), 'Grace');
    const signInAgain = () => grace.request('POST', '/user/login', { name: 'Grace', pass: PASSWORD });
    expect((await signInAgain()).status).toBe(403);
    const { body } = await grace.request<{ logout_token: string }>('GET', '/sw/api/user-session');
    await grace.request('POST', `/user/logout?token=${body.logout_token}`);
    expect((await signInAgain()).status).toBe(200);
  });

  it('locks an account after ten attempts, but not for its owner on a known device', async () => {
    const owner = await createTestMember(services, 'Locked');
    await owner.request('POST', `/user/logout?token=${owner.logoutToken}`);
    const statuses = [];
    for (let attempt = 0; attempt < 12; attempt += 1)
      statuses.push(
        (await browserOf().request('POST', '/user/login', { name: 'Locked', pass: 'guess 123' })).status,
      );
    expect(statuses.slice(-2)).toEqual([429, 429]);
    const refused = await browserOf().request('POST', '/user/login', { name: 'Locked', pass: PASSWORD });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    owner.csrfToken = null;
    await expect(signIn(owner, 'Locked')).resolves.toMatchObject({ name: 'Locked' });
  });

  it('ends the session when it expires', async () => {
    const browser = await signIn(browserOf(), 'Grace');
    services.advance(31 * 86_400_000);
    expect((await browser.request('GET', '/user/login_status')).body).toEqual({ login_status: false });
    services.setNow('2026-11-21T12:00:00Z');
  });
});

describe('signing out', () => {
  it('requires the session’s own logout token', async () => {
    const grace = await signIn(browserOf(), 'Grace');
    expect((await grace.request('POST', '/user/logout?token=wrong')).status).toBe(403);
    expect((await grace.request('POST', `/user/logout?token=${grace.logoutToken}`)).status).toBe(200);
    expect((await grace.request('GET', '/sw/api/user-session')).body).toMatchObject({
      login_status: false,
      csrf_token: null,
    });
  });
});

describe('resetting a lost password', () => {
  it('works only once, within half an hour, and signs out every device', async () => {
    const member = await createTestMember(services, 'Lost');
    const request = (email: string) =>
      browserOf().request('POST', '/user/lost-password', { mail: email, forgot_pass_link: '/account/reset' });
    expect((await request('lost@example.com')).body).toEqual({ ok: true });
    const first = await newestMail(services, 'lost@example.com');
    await request('lost@example.com');
    const second = await newestMail(services, 'lost@example.com');
    expect(second?.textBody).toContain('/account/reset#name=Lost&token=');
    const reset = (token = '', new_pass = 'a new lantern 7') =>
      browserOf().request('POST', '/user/lost-password-reset', { name: 'Lost', token, new_pass });
    expect((await reset(first?.secret)).status).toBe(410);
    expect((await reset(second?.secret, 'qwerty')).status).toBe(422);
    expect((await reset(second?.secret)).status).toBe(200);
    expect((await reset(second?.secret)).status).toBe(410);
    expect((await member.request('GET', '/user/login_status')).body).toEqual({ login_status: false });
    await expect(signIn(browserOf(), 'Lost')).rejects.toThrow('401');
    await expect(signIn(browserOf(), 'Lost', 'a new lantern 7')).resolves.toBeDefined();
  });

  it('discards a pending new email address, and invalidates links mailed to the previous one', async () => {
    const mia = await createTestMember(services, 'Mia');
    const request = () =>
      browserOf().request('POST', '/user/lost-password', {
        mail: 'mia@example.com',
        forgot_pass_link: '/account/reset',
      });
    const enter = async (emailAddress: string, existing: string) => {
      await mia.request('PATCH', `/user/${mia.uid}`, { mail: [{ value: emailAddress }], existing });
      return (await newestMail(services, emailAddress))?.secret;
    };
    const verify = (token = '') => browserOf().request('POST', '/sw/api/user-verify-email', { token });
    const reset = (token = '') =>
      browserOf().request('POST', '/user/lost-password-reset', {
        name: 'Mia',
        token,
        new_pass: 'a new lantern 7',
      });

    const thiefs = await enter('thief@example.com', PASSWORD);
    await request();
    expect((await reset((await newestMail(services, 'mia@example.com'))?.secret)).status).toBe(200);
    expect((await verify(thiefs)).status).toBe(410);
    expect(await rowOf('Mia')).toMatchObject({ email: 'mia@example.com', newEmail: null });

    mia.cookies.clear();
    mia.csrfToken = null;
    await signIn(mia, 'Mia', 'a new lantern 7');
    await request();
    const secretToOldEmail = (await newestMail(services, 'mia@example.com'))?.secret;
    expect((await verify(await enter('mia@new.example.com', 'a new lantern 7'))).status).toBe(200);
    expect((await reset(secretToOldEmail)).status).toBe(410);
  });

  it('rejects an expired link, and a link with another name', async () => {
    await createTestMember(services, 'Late');
    const request = () =>
      browserOf().request('POST', '/user/lost-password', {
        mail: 'late@example.com',
        forgot_pass_link: 'http://localhost/account/reset',
      });
    await request();
    const token = (await newestMail(services, 'late@example.com'))?.secret;
    const reset = (name: string) =>
      browserOf().request('POST', '/user/lost-password-reset', { name, token, new_pass: 'a new lantern 7' });
    expect((await reset('Grace')).status).toBe(410);
    services.advance(31 * 60_000);
    expect((await reset('Late')).status).toBe(410);
    services.setNow('2026-11-21T12:00:00Z');
  });

  it('responds in the same way to an unknown email address, and sends no mail', async () => {
    const [before] = await services.database.db.select({ rows: count() }).from(mail);
    const body = { mail: 'unknown@example.com', forgot_pass_link: '/account/reset' };
    const answer = await browserOf().request('POST', '/user/lost-password', body);
    expect(answer).toMatchObject({ status: 200, body: { ok: true } });
    await services.flushJobs();
    const [after] = await services.database.db.select({ rows: count() }).from(mail);
    expect(after).toEqual(before);
  });

  it.each(['https://evil.example/reset', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'rejects a link to another site: %s',
    async (forgot_pass_link) => {
      const body = { mail: 'grace@example.com', forgot_pass_link };
      expect((await browserOf().request('POST', '/user/lost-password', body)).status).toBe(400);
    },
  );
});

describe('an email address', () => {
  it('becomes unique once verified, so that a second account cannot verify it', async () => {
    const shared = { mail: [{ value: 'shared@example.com' }] };
    await browserOf().request('POST', '/user/register', registerBody('ShareA', shared));
    const first = await newestMail(services, 'shared@example.com');
    await browserOf().request('POST', '/user/register', registerBody('ShareB', shared));
    const second = await newestMail(services, 'shared@example.com');
    const verify = (token?: string) => browserOf().request('POST', '/sw/api/user-verify-email', { token });
    expect((await verify(first?.secret)).status).toBe(200);
    expect((await verify(second?.secret)).status).toBe(409);
    expect((await rowOf('ShareB'))?.emailVerifiedAt).toBeNull();
  });

  it('gets a new link on request, and the older link becomes invalid', async () => {
    await browserOf().request('POST', '/user/register', registerBody('Again'));
    const first = await newestMail(services, 'again@example.com');
    await browserOf().request('POST', '/sw/api/user-resend-verification', { mail: 'again@example.com' });
    const second = await newestMail(services, 'again@example.com');
    expect(second?.id).not.toBe(first?.id);
    const verify = (token?: string) => browserOf().request('POST', '/sw/api/user-verify-email', { token });
    expect((await verify(first?.secret)).status).toBe(410);
    expect((await verify(second?.secret)).status).toBe(200);
  });
});

describe('a session’s CSRF token', () => {
  it('protects every change that a member makes', async () => {
    const grace = await signIn(browserOf(), 'Grace');
    const logout = (token: string | null) => {
      grace.csrfToken = token;
      return grace.request('POST', `/user/logout?token=${grace.logoutToken}`);
    };
    const right = grace.csrfToken;
    expect((await logout(null)).status).toBe(403);
    expect((await logout('AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(403);
    expect((await logout(right)).status).toBe(200);
  });
});

describe('a member’s token for the scores service', () => {
  it('contains only the required claims, is valid for 15 minutes, and is signed with a published key', async () => {
    const { createLocalJWKSet, decodeJwt, jwtVerify } = await import('jose');
    const grace = await signIn(browserOf(), 'Grace');
    const { body } = await grace.request<{ token: string }>('GET', '/jwt/token');
    const keys = await browserOf().request('GET', '/jwt/jwks.json');
    const { payload, protectedHeader } = await jwtVerify(body.token, createLocalJWKSet(keys.body as never), {
      audience: 'starwick-scores',
      currentDate: new Date('2026-11-21T12:00:00Z'),
    });
    expect(protectedHeader.alg).toBe('EdDSA');
    expect(payload).toMatchObject({ sub: grace.uid, name: 'Grace' });
    expect(Number(payload.exp) - Number(payload.iat)).toBe(900);
    const { rows } = await services.database.pool.query<{ member_id: string }>(
      'select member_id from product.member where uid = $1',
      [grace.uid],
    );
    // The public number of this member; other members' pages request the member's streaks with it.
    expect(payload.member_id).toBe(rows[0]?.member_id);
    expect(Object.keys(decodeJwt(body.token)).sort()).toEqual([
      'aud',
      'exp',
      'iat',
      'iss',
      'member_id',
      'name',
      'profile_revision',
      'sub',
    ]);
    expect(JSON.stringify(keys.body)).not.toContain('"d"');
  });

  it('requires a signed-in member', async () => {
    expect((await browserOf().request('GET', '/jwt/token')).status).toBe(401);
  });
});

/** Tests limits of sign-in and mailed links: they stop guessing and flooding, but never the owner or a school. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { member } from '@/server/db/schema/members';
import { IP_ADDRESS_HEADER } from '@/server/http/context';
import { issueToken } from '@/server/product/auth/account-tokens';
import {
  createTestBrowser,
  createTestMember,
  newestMail,
  PASSWORD,
  registerBody,
} from '../../../support/members';
import { createTestServices, type TestServices } from '../../../support/services';

const NOW = new Date('2026-11-21T12:00:00Z');
let services: TestServices | undefined;
beforeEach(async () => {
  await services?.drop();
  services = await createTestServices();
});
afterAll(() => services?.drop());

const currentMember = (): TestServices => {
  if (!services) throw new Error('The services have not started.');
  return services;
};
const fromIpAddress = (emailAddress: string) => ({ [IP_ADDRESS_HEADER]: emailAddress });
const logIn = async (name: string, pass: string, emailAddress: string): Promise<number> =>
  (
    await createTestBrowser(currentMember()).request(
      'POST',
      '/user/login',
      { name, pass },
      fromIpAddress(emailAddress),
    )
  ).status;
const guessPassword = async (times: number, emailAddress: (index: number) => string): Promise<number[]> => {
  const statuses = [];
  for (let index = 0; index < times; index += 1)
    statuses.push(await logIn(`Nobody${index}`, 'guess 123', emailAddress(index)));
  return statuses;
};

/** Stores one hit as many hits at the same time, because each real one requires a password hash. */
const repeatHit = async (times: number, key: string): Promise<void> => {
  const repeat = `update product.rate_window set hits = array_fill(hits[1], array[$1::int]) where key like $2
    and cardinality(hits) = 1`;
  expect((await currentMember().database.pool.query(repeat, [times, key])).rowCount).toBe(1);
};
const repeatFailures = (times: number) => repeatHit(times, 'login:address:%');

describe('signing in from one IP address', () => {
  it('counts only failures, so that a whole school can sign in', async () => {
    await createTestMember(currentMember(), 'Pupil');
    await guessPassword(1, () => '198.51.100.7');
    await repeatFailures(95);
    const statuses = [];
    for (let index = 0; index < 10; index += 1) statuses.push(await logIn('Pupil', PASSWORD, '198.51.100.7'));
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('fails after 100 failures, except for an owner on a known device', async () => {
    const owner = await createTestMember(currentMember(), 'Owner');
    await owner.request('POST', `/user/logout?token=${owner.logoutToken}`);
    owner.csrfToken = null;
    await guessPassword(1, () => '198.51.100.7');
    await repeatFailures(99);
    expect(await guessPassword(2, () => '198.51.100.7')).toEqual([401, 429]);
    const body = { name: 'Owner', pass: PASSWORD };
    expect((await owner.request('POST', '/user/login', body, fromIpAddress('198.51.100.7'))).status).toBe(
      200,
    );
  });

  it('counts an IPv6 /64 network as one IP address', async () => {
    await guessPassword(1, () => '2001:db8:1:2::1');
    await repeatFailures(99);
    expect(await guessPassword(2, (index) => `2001:db8:1:2:ffff::${index}`)).toEqual([401, 429]);
    expect(await guessPassword(1, () => '2001:db8:1:3::1')).toEqual([401]);
  });
});

describe('registering from one IP address', () => {
  const register = async (name: string, more: Record<string, unknown> = {}): Promise<number> => {
    const browser = createTestBrowser(currentMember());
    return (
      await browser.request('POST', '/user/register', registerBody(name, more), fromIpAddress('198.51.100.7'))
    ).status;
  };
  const registerAll = (names: readonly string[]) => Promise.all(names.map((name) => register(name)));
  const classOf = (label: string) => Array.from({ length: 40 }, (_, index) => `${label} student ${index}`);

  it('allows two classes of forty, and two taken names for each student of the second', async () => {
    expect(new Set(await registerAll(classOf('First')))).toEqual(new Set([200]));
    for (let round = 0; round < 2; round += 1)
      expect(new Set(await registerAll(classOf('First')))).toEqual(new Set([422]));
    expect(new Set(await registerAll(classOf('Second')))).toEqual(new Set([200]));
  });

  it('fails after 120 taken names in an hour', async () => {
    await register('Pupil');
    await register('Pupil');
    await repeatHit(119, 'register:%');
    expect([await register('Pupil'), await register('Another')]).toEqual([422, 429]);
  });

  it('fails after 120 new accounts in an hour', async () => {
    await register('Pupil');
    await repeatHit(119, 'accounts:%');
    expect([await register('Last one'), await register('Too many')]).toEqual([200, 429]);
  });

  it('does not count invalid fields', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 130 }, () => register('Pupil', { pass: [{ value: 'short' }] })),
    );
    expect(new Set(statuses)).toEqual(new Set([422]));
    expect(await register('Pupil')).toBe(200);
  });
});

describe('requesting a new password', () => {
  const requestFrom = async (
    browser: ReturnType<typeof createTestBrowser>,
    emailAddress: string,
  ): Promise<number> => {
    const body = { mail: 'owner@example.com', forgot_pass_link: '/account/reset' };
    return (await browser.request('POST', '/user/lost-password', body, fromIpAddress(emailAddress))).status;
  };
  const flood = async (emailAddress: string): Promise<number[]> => {
    const statuses = [];
    for (let index = 0; index < 6; index += 1)
      statuses.push(await requestFrom(createTestBrowser(currentMember()), emailAddress));
    return statuses;
  };

  it('still works for the owner after a stranger has used up the limit from another network', async () => {
    await createTestMember(currentMember(), 'Owner');
    expect(await flood('198.51.100.66')).toEqual([200, 200, 200, 200, 200, 429]);
    const before = await newestMail(currentMember(), 'owner@example.com');
    expect(await requestFrom(createTestBrowser(currentMember()), '203.0.113.5')).toBe(200);
    expect((await newestMail(currentMember(), 'owner@example.com'))?.id).not.toBe(before?.id);
  });

  it('still works for the owner on a known device even if a stranger shares the network', async () => {
    const owner = await createTestMember(currentMember(), 'Owner');
    await owner.request('POST', `/user/logout?token=${owner.logoutToken}`);
    expect((await flood('198.51.100.66')).at(-1)).toBe(429);
    expect(await requestFrom(owner, '198.51.100.66')).toBe(200);
  });

  it.each([
    ['/user/lost-password', { forgot_pass_link: '/account/reset' }],
    ['/sw/api/user-resend-verification', {}],
  ])('lets forty users behind one IP address request two mails each at %s', async (path, more) => {
    const statuses = [];
    for (let index = 0; index < 80; index += 1) {
      const body = { mail: `pupil${index % 40}@example.com`, ...more };
      const browser = createTestBrowser(currentMember());
      statuses.push((await browser.request('POST', path, body, fromIpAddress('198.51.100.7'))).status);
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('sends a limited number of mails to one mailbox, however many networks request them', async () => {
    const statuses = [];
    for (let index = 0; index < 25; index += 1)
      statuses.push(await requestFrom(createTestBrowser(currentMember()), `203.0.113.${index}`));
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  });
});

describe('opening mailed links from one IP address', () => {
  it('counts against the limit only if the link is invalid', async () => {
    const { uid } = await createTestMember(currentMember(), 'Owner');
    const { db } = currentMember().database;
    const open = async (token: string): Promise<number> => {
      const browser = createTestBrowser(currentMember());
      return (
        await browser.request('POST', '/sw/api/user-verify-email', { token }, fromIpAddress('198.51.100.7'))
      ).status;
    };
    const statuses = [];
    for (let index = 0; index < 65; index += 1) {
      const token = await issueToken(db, 'verify', Number(uid), 'owner@example.com', NOW);
      statuses.push(await open(token));
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
    const guesses = [];
    for (let index = 0; index < 61; index += 1) guesses.push(await open('A'.repeat(22)));
    expect(guesses.filter((status) => status === 410)).toHaveLength(60);
    expect(guesses.at(-1)).toBe(429);
  });

  it('allows a class of forty to set new passwords at the same time, each after a password that is too common', async () => {
    const { db } = currentMember().database;
    await db.insert(member).values(
      Array.from({ length: 40 }, (_, index) => ({
        memberId: `id-${index}`,
        name: `Pupil ${index}`,
        nameKey: `pupil${index}`,
        email: `pupil${index}@example.com`,
        emailKey: `pupil${index}@example.com`,
        passwordHash: '',
        createdAt: NOW,
      })),
    );
    const pupils = await db.select().from(member);
    const reset = async (row: (typeof pupils)[number], token: string, password: string): Promise<number> => {
      const body = { name: row.name, token, new_pass: password };
      const browser = createTestBrowser(currentMember());
      return (await browser.request('POST', '/user/lost-password-reset', body, fromIpAddress('198.51.100.7')))
        .status;
    };
    const statuses = await Promise.all(
      pupils.map(async (row) => {
        const token = await issueToken(db, 'reset', row.uid, row.email, NOW);
        return [await reset(row, token, 'password'), await reset(row, token, PASSWORD)];
      }),
    );
    expect(statuses).toEqual(statuses.map(() => [422, 200]));
    const { rows } = await currentMember().database.pool.query(
      `select cardinality(hits) as failures from product.rate_window where key = 'reset:198.51.100.7'`,
    );
    expect(rows).toEqual([{ failures: 0 }]);
  });
});

describe('entering the current password', () => {
  it('counts only failures', async () => {
    const owner = await createTestMember(currentMember(), 'Owner');
    const change = async (existing: string): Promise<number> => {
      const body = { personalInfo: { hometown: 'Bergen' }, existing };
      return (await owner.request('PATCH', `/user/${owner.uid}`, body)).status;
    };
    const statuses = [];
    for (let index = 0; index < 11; index += 1) statuses.push(await change(PASSWORD));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await change('wrong')).toBe(422);
    await repeatHit(10, 'existing:%');
    expect(await change(PASSWORD)).toBe(429);
  });
});

describe('exchanging return codes from one IP address', () => {
  it('counts only failures', async () => {
    const { uid } = await createTestMember(currentMember(), 'Owner');
    const { db } = currentMember().database;
    const origin = 'https://forum.example.com';
    const exchange = async (code: string): Promise<number> => {
      const browser = createTestBrowser(currentMember());
      const path = '/sw/api/return-code/exchange';
      return (await browser.request('POST', path, { code, origin }, fromIpAddress('198.51.100.7'))).status;
    };
    const exchangeNew = async () => exchange(await issueToken(db, 'return', Number(uid), origin, NOW));
    expect(await exchange('A'.repeat(22))).toBe(410);
    await repeatHit(119, 'return-code:%');
    expect([await exchangeNew(), await exchangeNew()]).toEqual([200, 200]);
    expect([await exchange('A'.repeat(22)), await exchangeNew()]).toEqual([410, 429]);
  });
});

describe('requesting spam-check challenges from one IP address', () => {
  it('allows a class of forty to open five forms each within ten minutes', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 200 }, async () => {
        const response = await currentMember().product.request('/sw/api/captcha/challenge', {
          headers: fromIpAddress('198.51.100.7'),
        });
        return response.status;
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});

/** Tests the log lines of a request: each contains the request id, and none contains personal data. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IP_ADDRESS_HEADER } from '@/server/http/context';
import { createLog, type Log } from '@/server/platform/log';
import { runWithoutRequestId, runWithRequestId } from '@/server/platform/request-id';
import { createTestMember } from '../support/members';
import { request, createTestServices, type TestServices } from '../support/services';

const ID = 'request-of-the-test';
const IP_ADDRESS = '192.0.2.77';
const MAIL = 'ada.lamplighter@example.com';
const PASSWORD = 'lantern street 42';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices({
    sendMail: () => Promise.reject(new Error(`550 <${MAIL}> is refused`)),
  });
  await createTestMember(services, 'Ada');
});
afterAll(() => services.drop());

const REGISTER = {
  name: [{ value: 'Lamplighter' }],
  mail: [{ value: MAIL }],
  pass: [{ value: PASSWORD }],
  field_opt_in: [{ value: '0' }],
  field_birth_year: [{ value: 1990 }],
};
const CALLS: [string, string, unknown][] = [
  ['sign-in', '/user/login', { name: MAIL, pass: PASSWORD }],
  ['register', '/user/register', REGISTER],
  ['lost password', '/user/lost-password', { mail: MAIL, forgot_pass_link: '/account/reset' }],
];

const sendRequest = async (path: string, body: unknown) => {
  services.logged.length = 0;
  const headers = {
    'x-request-id': ID,
    [IP_ADDRESS_HEADER]: IP_ADDRESS,
    cookie: 'sw_session=aaaaaaaaaaaaaaaaaaaaaa',
  };
  const { status } = await request(services.product, 'POST', path, { body, headers });
  await services.flushJobs();
  return { status, lines: services.logged.map((line) => JSON.parse(line) as { requestId?: string }) };
};
const PERSONAL = /lamplighter@|192\.0\.2|lantern street|aaaaaaaaaaaaaaaaaaaaaa|token=|argon2/;

describe('the log', () => {
  it.each(CALLS)('contains no personal data after %s', async (_name, path, body) => {
    const { status } = await sendRequest(path, body);
    // No member has this email address yet when signing in.
    expect(status).toBe(path === '/user/login' ? 401 : 200);
    expect(services.logged.join('\n')).not.toMatch(PERSONAL);
  });

  it('states why a mail was refused, but not the recipient', async () => {
    await sendRequest('/user/register', {
      ...REGISTER,
      name: [{ value: 'Second' }],
      mail: [{ value: `2.${MAIL}` }],
    });
    const line = services.logged.find((each) => each.includes('mail delivery failed'));
    expect(line).toContain('550 <[mail]> is refused');
    // The failure belongs to the mail, not to the request that queued it.
    expect(line).not.toContain(ID);
  });

  it.each(CALLS)(
    'has the request id, and no personal data, when the database fails during %s',
    async (_name, path, body) => {
      const { pool } = services.database;
      for (const table of ['member', 'account_request'])
        await pool.query(`alter table product.${table} rename to gone_${table}`);
      try {
        const { status, lines } = await sendRequest(path, body);
        expect(status).toBe(500);
        expect(lines.length).toBeGreaterThan(0);
        expect(lines.filter(({ requestId }) => requestId !== ID)).toEqual([]);
        expect(services.logged.join('\n')).not.toMatch(PERSONAL);
      } finally {
        for (const table of ['member', 'account_request'])
          await pool.query(`alter table product.gone_${table} rename to ${table}`);
      }
    },
  );

  it.each([true, false])('contains the request id at any depth, and masks errors (JSON %s)', async (json) => {
    const lines: string[] = [];
    const log = createLog({ json, write: (line) => void lines.push(line) });
    const cause = new Error(`no ${MAIL}`);
    const failure = new Error(`Failed query: select 1\nparams: ${MAIL},secret\nwords`, { cause });
    await runWithRequestId(ID, async () => {
      await Promise.resolve();
      log.warn('deep', { error: failure, of: MAIL });
      runWithoutRequestId(() => log.warn('beside'));
    });
    expect(lines[0]).toContain(ID);
    expect(lines[0]).toContain('Failed query: select 1');
    expect(lines[0]).not.toMatch(/lamplighter@|secret|words/);
    expect(lines[1]).not.toContain(ID);
  });
});

describe('the log’s escaping of control characters', () => {
  const hostile = 'a\nerror: forged\r\u001b[2Jb\u0000\u007f\u009b31m\u2028c\u202ed';
  const escaped = String.raw`a\nerror: forged\r\u001b[2Jb\u0000\u007f\u009b31m\u2028c\u202ed`;
  const loggedText = (json: boolean, write: (log: Log) => void): string => {
    const lines: string[] = [];
    write(createLog({ json, write: (line) => void lines.push(line) }));
    return lines.join('');
  };

  it('covers a field', () => {
    expect(loggedText(false, (log) => log.info('an event', { name: hostile }))).toBe(
      `an event name=${escaped}`,
    );
  });

  it('covers a nested field', () => {
    const line = loggedText(false, (log) => log.info('an event', { list: [hostile] }));
    expect(line).toBe(`an event list=["${escaped}"]`);
  });

  it('covers a message, but keeps the line breaks before indented lines', () => {
    expect(loggedText(false, (log) => log.info(`bad: ${hostile}`))).toBe(`bad: ${escaped}`);
    expect(loggedText(false, (log) => log.info('bad:\n  - PORT'))).toBe('bad:\n  - PORT');
  });

  it('covers an error, but keeps the line breaks of its stack', () => {
    const line = loggedText(false, (log) => log.error('failed', { error: new Error(hostile) }));
    expect(line).toContain(`Error: ${escaped}\n    at `);
    for (const each of line.split('\n').slice(1)) expect(each).toMatch(/^ /);
  });

  it('covers JSON output, and parsing it returns the original text', () => {
    const line = loggedText(true, (log) => log.info(hostile, { name: hostile }));
    expect(line).toMatch(/^[\x20-\x7e]*$/);
    expect(JSON.parse(line)).toMatchObject({ message: hostile, name: hostile });
  });
});

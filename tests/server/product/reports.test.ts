/** Tests clients' reports: stored by level, grouped, masked, limited, resolved by administrators, and deleted when expired. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteExpiredRows } from '@/server/housekeeping';
import { createTestMember, type TestMember } from '../../support/members';
import { request, createTestServices, type TestServices } from '../../support/services';

let services: TestServices;
let warden: TestMember;
let administrators = 0;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.drop());
beforeEach(async () => {
  await services.database.pool.query('truncate product.error_group, product.report, product.rate_window');
  // Tests move the clock and delete expired sessions, so each test starts at the same time with its own administrator.
  services.setNow('2026-11-21T12:00:00Z');
  administrators += 1;
  warden = await createTestMember(services, `Warden ${administrators}`, { roles: ['administrator'] });
});

const FRAME = 'at lamp (https://starwick.example/_next/static/chunks/app-4f3a2b1c0d9e8f7a.js:1:20)';
const BROKEN = {
  label: 'screen',
  fatal: true,
  name: 'TypeError',
  message: 'out',
  stack: `TypeError: out\n    ${FRAME}`,
};

const reportClientError = (more: object = {}) =>
  request<{ ok: boolean }>(services.product, 'POST', '/api/report/error', { body: { ...BROKEN, ...more } });
const reportEvent = (level: string, more: object = {}) =>
  request<{ ok: boolean }>(services.product, 'POST', '/api/report/event', {
    body: { label: 'lamp', level, ...more },
  });

interface Entry {
  id: string;
  label: string;
  message: string;
  stack: string;
  count: number;
  isFatal: boolean;
  detail: unknown;
  firstSeenAt: string;
  lastSeenAt: string;
}
const listReported = async (state = 'open') =>
  (await warden.request<{ rows: Entry[] }>('GET', `/sw/api/admin/errors?state=${state}`)).body.rows;
const listEverything = async (): Promise<string> => {
  const { rows } = await services.database.pool.query(
    `select to_jsonb(e)::text as kept from product.error_group e union all select to_jsonb(r)::text from product.report r`,
  );
  return JSON.stringify(rows);
};

const withLevels = async (
  levels: readonly ('error' | 'fatal')[],
  work: () => Promise<void>,
): Promise<void> => {
  const { config } = services.service;
  services.service.config = { ...config, reportLogLevels: levels };
  await work().finally(() => {
    services.service.config = config;
  });
};

describe('the report queue of administrators', () => {
  it.each<[readonly ('error' | 'fatal')[], boolean, boolean]>([
    [['error', 'fatal'], true, true],
    [['error'], true, false],
    [['fatal'], false, true],
    [[], false, false],
  ])(
    'stores errors and events of the levels %j only (error: %s, fatal: %s)',
    async (levels, error, fatal) => {
      await withLevels(levels, async () => {
        expect((await reportClientError({ fatal: false, label: 'a' })).body).toEqual({ ok: error });
        expect((await reportClientError({ fatal: true, label: 'b' })).body).toEqual({ ok: fatal });
        expect((await reportEvent('error')).body).toEqual({ ok: error });
        expect((await reportEvent('fatal')).body).toEqual({ ok: fatal });
        expect((await reportEvent('info')).body).toEqual({ ok: false });
      });
      const expected = Number(error) + Number(fatal);
      expect(await listReported()).toHaveLength(expected);
      const { rows } = await services.database.pool.query('select 1 from product.report');
      expect(rows).toHaveLength(expected);
    },
  );

  it('counts similar errors by label, name and top frame, with the first and last time', async () => {
    await reportClientError({ fatal: false, message: 'first words' });
    services.advance(60_000);
    await reportClientError({
      message: 'last words',
      stack: `TypeError: last words\n    ${FRAME}\n    at other (https://x.example/b.js:9:9)`,
    });
    services.setNow('2026-11-21T12:00:00Z');
    const rows = await listReported();
    expect(rows).toMatchObject([
      {
        count: 2,
        isFatal: true,
        message: 'last words',
        firstSeenAt: '2026-11-21T12:00:00.000Z',
        lastSeenAt: '2026-11-21T12:01:00.000Z',
      },
    ]);
    await reportClientError({ label: 'another' });
    await reportClientError({ name: 'RangeError' });
    await reportClientError({ stack: BROKEN.stack.replace(':1:20', ':1:21') });
    expect(await listReported()).toHaveLength(4);
  });

  it('stores no personal data, but leaves stack frames unchanged', async () => {
    const mail = 'ada@example.com';
    const token = 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiI3In0.c2lnbmF0dXJl';
    await reportClientError({
      label: `auth of ${mail}`,
      message: `${mail} from 192.0.2.77 at https://starwick.example/account/reset?token=lanternsecret with ${token}`,
      stack: `TypeError: ${mail}\n    ${FRAME}\n    at https://starwick.example/account/reset?mail=lanternsecret:3:4`,
      code: 'badRequest',
      response: { mail: [mail], pass: 'lanternsecret', note: `to ${mail}` },
    });
    await reportEvent('error', { meta: { mail, note: `to ${mail}`, at: '/a?b=lanternsecret' } });
    const saved = await listEverything();
    expect(saved).not.toMatch(/ada@|example\.com|192\.0\.2|lanternsecret|eyJ/);
    expect(saved).toContain('app-4f3a2b1c0d9e8f7a.js:1:20');
    expect(await listReported()).toMatchObject([
      { detail: { code: 'badRequest', response: { mail: '[hidden]', pass: '[hidden]', note: 'to [mail]' } } },
    ]);
  });

  it('resolves an error only once, with a note in the audit log, and reopens it when it recurs', async () => {
    await reportClientError();
    const [first] = await listReported();
    const resolveError = () =>
      warden.request('POST', `/sw/api/admin/errors/${first?.id}/resolve`, { note: 'lit again' });
    expect((await resolveError()).status).toBe(200);
    expect((await resolveError()).status).toBe(404);
    expect(await listReported()).toEqual([]);
    expect(await listReported('resolved')).toHaveLength(1);
    const { body } = await warden.request<{ rows: object[] }>('GET', '/sw/api/admin/audit');
    expect(body.rows[0]).toMatchObject({
      action: 'resolve',
      target: `errors:${first?.id}`,
      detail: { note: 'lit again' },
    });
    await reportClientError();
    expect(await listReported()).toMatchObject([{ id: first?.id, count: 2 }]);
  });

  it('limits the table to a thousand rows, and deletes rare errors first', async () => {
    await reportClientError();
    await reportClientError();
    await services.database.pool.query(
      `insert into product.error_group (fingerprint, is_fatal, label, name, message, stack, detail, first_seen_at, last_seen_at)
      select n::text, false, 'x', 'x', 'x', '', '{}', '2026-11-22', '2026-11-22' from generate_series(1, 1200) n`,
    );
    await services.database.pool.query(
      `insert into product.report (kind, label, payload) select 'event', 'x', '{}' from generate_series(1, 1200)`,
    );
    await reportClientError({ label: 'new' });
    await reportEvent('error');
    const { rows } = await services.database.pool.query(
      `select (select count(*)::int from product.error_group) as errors, (select count(*)::int from product.report) as events`,
    );
    expect(rows).toEqual([{ errors: 1000, events: 1000 }]);
    const { rows: often } = await services.database.pool.query(
      `select 1 from product.error_group where count = 2`,
    );
    expect(often).toHaveLength(1);
  });

  it('accepts thirty reports a minute from one IP address', async () => {
    const answers = [];
    for (let n = 0; n < 31; n += 1) answers.push((await reportClientError()).status);
    expect(answers.filter((status) => status === 200)).toHaveLength(30);
    expect(answers.at(-1)).toBe(429);
  });

  it('deletes an error 90 days after its last occurrence', async () => {
    await reportClientError();
    const after = (days: number) => new Date(Date.parse('2026-11-21T12:00:00Z') + days * 86_400_000);
    await deleteExpiredRows(services.database.db, after(89));
    expect(await listEverything()).not.toBe('[]');
    await deleteExpiredRows(services.database.db, after(91));
    expect(await listEverything()).toBe('[]');
  });
});

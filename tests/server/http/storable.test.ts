/** Tests that values that the database cannot store are refused before any handler runs, with their field names. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findUnstorableText } from '@/server/http/storable';
import { request, createTestGuest, createTestServices, type TestServices } from '../../support/services';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.drop());

const report = { label: 'x', fatal: true, name: 'x', message: 'm', stack: 's' };
const nest = (depth: number): unknown => (depth === 0 ? 1 : { a: nest(depth - 1) });

describe('findUnstorableText', () => {
  it.each([
    [{ a: 'fine', b: ['ümlaut', '🏮', 1, null] }, null],
    [{ a: ['x', 'b\u0000'] }, 'a.1'],
    [{ a: { b: '\ud800' } }, 'a.b'],
    [{ 'k\u0000': 1 }, 'body'],
  ])('finds the first unstorable part of %j at %s', (value, path) => {
    expect(findUnstorableText(value)?.path ?? null).toBe(path);
  });

  it('stops at a maximum depth, however deeply the value is nested', () => {
    expect(findUnstorableText(nest(60))).toBeNull();
    expect(findUnstorableText(nest(5000))?.message).toMatch(/too deeply/);
  });
});

describe('a request', () => {
  it.each([
    ['label', { ...report, label: 'a\u0000' }],
    ['stack', { ...report, stack: 'half \ud83d' }],
    ['response.k', { ...report, response: { k: '\u0000' } }],
  ])('gets a 400 with the field name %s if its text cannot be stored', async (field, body) => {
    const { status, body: answer } = await request(services.product, 'POST', '/api/report/error', { body });
    expect(status).toBe(400);
    expect(answer.fields).toHaveProperty([field]);
  });

  it.each(['level_key=2026-99-99', 'day=2026-02-31'])(
    'gets a 400 for a day that does not exist: %s',
    async (query) => {
      const path = `/scores?game=quiet-sudoku&type=daily&period=day&${query}`;
      const { status, body } = await request(services.scores, 'GET', path);
      expect(status).toBe(400);
      expect(body.fields).toHaveProperty([query.split('=')[0] ?? '']);
    },
  );

  it('gets a 400 for a save that cannot be stored', async () => {
    const guest = await createTestGuest(services);
    const put = (body: unknown) => guest.request('PUT', '/saves/quiet-sudoku/daily', body);
    expect((await put({ data: { x: 'a\u0000b' }, baseVersion: 0 })).status).toBe(400);
    expect((await put({ data: nest(200), baseVersion: 0 })).status).toBe(400);
    expect((await put({ data: 1, baseVersion: 99_999_999_999 })).status).toBe(400);
    expect((await put({ data: { x: 'fine' }, baseVersion: 0 })).status).toBe(200);
  });

  it('gets a 413 for a body that is too large, even if the call takes no body', async () => {
    const body = JSON.stringify('x'.repeat(3_000_000));
    expect((await request(services.scores, 'POST', '/guest', { body })).status).toBe(413);
  });

  it('gets a 405 for a method that only a similar path accepts', async () => {
    const { status, headers } = await request(services.product, 'DELETE', '/user/login');
    expect([status, headers.get('allow')]).toEqual([405, 'POST']);
  });
});

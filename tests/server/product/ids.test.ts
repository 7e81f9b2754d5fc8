/** Tests ids that no column can store: every call responds with 404, without a database error. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ALL_CALLS } from '@/lib/contract/all';
import { createTestMember, type TestMember } from '../../support/members';
import { createTestServices, type TestServices } from '../../support/services';

let services: TestServices;
let admin: TestMember;
beforeAll(async () => {
  services = await createTestServices();
  admin = await createTestMember(services, 'Admin', { roles: ['administrator'] });
});
beforeEach(() => services.logged.splice(0));
afterAll(() => services.drop());

const IDS = ['-9999999999', '9999999999', '99999999999999', '9'.repeat(30), '-1', '0', '1e3', '0x1'];
const QUEUES = ['games', 'comments', 'members', 'lists', 'contact'];

const ROW_ID = /\{(?:id|nid|cid|fid)\}/;
/** Calls whose id is a text. */
const OTHER_IDS = new Set(['sandbox.getCheckout', 'sandbox.decide', 'sandbox.refund']);
const calls = ALL_CALLS.filter(
  ({ service, path, id }) => service === 'product' && ROW_ID.test(path) && !OTHER_IDS.has(id),
).map((call) => [call.id, call] as const);

const BODIES: Readonly<Record<string, unknown>> = {
  'admin.resolve': { note: '' },
  'admin.resolveError': { note: '' },
  'comments.create': { body: 'A comment.' },
  'comments.update': { body: 'A comment.' },
  'comments.report': { message: '' },
  'comments.hide': { hidden: true },
  'gameLists.rename': { title: 'A list' },
  'gameLists.addGame': { nid: '1' },
  'gameLists.order': { nids: [] },
  'gameLists.share': { isShared: false },
  'gameLists.withdraw': { hidden: true },
};

/**
 * Returns the status of a call about a member's own data: other members get 403. `/user/{id}` accepts only digits, and
 * administrators may read every member's profile.
 */
const ownerStatusOf = (id: string, value: string): number => {
  if (id === 'users.getById') return 404;
  return id === 'users.listDownloads' || /^\d+$/.test(value) ? 403 : 404;
};

const expectNoFailure = (): void => {
  const failures = services.logged.filter((line) => line.includes('API call failed'));
  expect(failures).toEqual([]);
};

describe('an id outside its column’s range', () => {
  it.each(calls)('causes the expected error status in %s', async (id, { method, path, access }) => {
    const queues = path.includes('{queue}') ? QUEUES : [''];
    for (const value of IDS)
      for (const queue of queues) {
        const target = path.replace('{queue}', queue).replace(ROW_ID, value).replace(ROW_ID, '1');
        const { status } = await admin.request(
          method,
          target,
          method === 'GET' ? undefined : (BODIES[id] ?? {}),
        );
        const label = `${method} ${target}`;
        expect(status, label).toBe(access === 'owner' ? ownerStatusOf(id, value) : 404);
      }
    expectNoFailure();
  });

  it.each([
    ['/sw/api/flag/node', { flag_id: 'favorite_games' }, 'nid'],
    ['/sw/api/unflag/node', { flag_id: 'favorite_games' }, 'nid'],
    ['/sw/api/flag/status/node', { flag_id: 'favorite_games' }, 'nid'],
    ['/sw/api/post/rate/game', { rating_value: 5 }, 'nid'],
    ['/sw/api/game/all-admin-flagging-status', {}, 'nid'],
    ['/sw/api/game/report-problem', { kind: 'broken', message: '' }, 'nid'],
    ['/sw/api/flag/comment', { flag_id: 'comment_helpful' }, 'cid'],
    ['/sw/api/flag/friend', {}, 'friend_uid'],
    ['/sw/api/flag/status/friend', {}, 'friend_uid'],
    ['/sw/api/user/block', {}, 'uid'],
    ['/sw/api/user/report', { message: '' }, 'uid'],
  ])('causes a not-found error in the body of %s', async (path, rest, key) => {
    for (const value of IDS) {
      const { status } = await admin.request('POST', path, { ...rest, [key]: value });
      expect(status, `${path} ${value}`).toBe(404);
    }
    expectNoFailure();
  });
});

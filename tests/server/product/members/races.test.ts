/**
 * Tests pairs of members' actions: 50 concurrent requests to two instances with separate pools, without an error, a
 * lost update or a contradiction.
 */
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountToken, session } from '@/server/db/schema/accounts';
import { block, friendship, memberReport } from '@/server/db/schema/community';
import { rating, recentGame } from '@/server/db/schema/member-games';
import { member } from '@/server/db/schema/members';
import { game } from '@/server/db/schema/product';
import {
  createTestBrowser,
  createTestMember,
  newestMail,
  onInstance,
  PASSWORD,
  type TestMember,
} from '../../../support/members';
import { waitUntilBlocked } from '../../../support/ordered-transactions';
import { createTestServices, type TestServices } from '../../../support/services';

const REQUESTS = 50;
const OTHER_PASSWORD = 'a harbor of lamps 7';

let first: TestServices;
let second: TestServices;
let nids: string[];
beforeAll(async () => {
  first = await createTestServices();
  second = await createTestServices({ beside: first });
  const rows = await first.database.db.select({ uid: game.uid }).from(game).orderBy(game.uid).limit(8);
  nids = rows.map(({ uid }) => String(uid));
});
afterAll(async () => {
  await second.drop();
  await first.drop();
});

let count = 0;
const createMemberOf = (name: string) => createTestMember(first, `${name} ${(count += 1)}`);
type Action = (member: (member: TestMember) => TestMember, at: number) => Promise<{ status: number }>;

/** Sends the actions alternately and concurrently, half of them to each instance. Returns the statuses for each action. */
const runConcurrently = async (...actions: Action[]): Promise<number[][]> => {
  const statuses: number[][] = actions.map(() => []);
  await Promise.all(
    Array.from({ length: REQUESTS }, async (_, at) => {
      const instance = at % 4 < 2 ? first : second;
      const chosen = at % actions.length;
      const { status } = await actions[chosen]!(
        (member) => onInstance(member, instance),
        Math.floor(at / actions.length),
      );
      statuses[chosen]!.push(status);
    }),
  );
  const failures = [...first.logged, ...second.logged].filter((line) => /failed|away/.test(line));
  expect({ failures, statuses: statuses.flat().filter((status) => status >= 500) }).toEqual({
    failures: [],
    statuses: [],
  });
  return statuses;
};
const listSucceeded = (statuses: number[] = []): number => statuses.filter((status) => status === 200).length;
const patchMember = (member: TestMember, body: object) =>
  member.request('PATCH', `/user/${member.uid}`, body);
const rowOf = async ({ uid }: TestMember) => {
  const [row] = await first.database.db
    .select()
    .from(member)
    .where(eq(member.uid, Number(uid)));
  return row;
};
const addFriend = (member: TestMember, other: TestMember) =>
  member.request('POST', '/sw/api/flag/friend', { friend_uid: other.uid });
const blockMember = (member: TestMember, other: TestMember) =>
  member.request('POST', '/sw/api/user/block', { uid: other.uid });
const logIn = (member: TestMember, pass: string) =>
  createTestBrowser(first).request('POST', '/user/login', { name: member.name, pass });

describe('processing concurrent requests of members', () => {
  it('preserves every accepted profile change', async () => {
    const ada = await createMemberOf('Ada');
    const fields = ['hometown', 'inventedGame', 'gameCharacter', 'favoriteGame', 'describesMe', 'snackOn'];
    const accepted: string[] = [];
    await runConcurrently(async (member, at) => {
      const field = fields[at % fields.length]!;
      const answer = await patchMember(member(ada), {
        personalInfo: { [field]: 'lamps' },
        existing: PASSWORD,
      });
      if (answer.status === 200) accepted.push(field);
      return answer;
    });
    expect(accepted.length).toBeGreaterThan(1);
    expect(Object.keys((await rowOf(ada))?.personalInfo ?? {}).toSorted()).toEqual(
      [...new Set(accepted)].toSorted(),
    );
  });

  it('never leaves a blocked member as a friend', async () => {
    const [ada, ben] = [await createMemberOf('Ada'), await createMemberOf('Ben')];
    await runConcurrently(
      (member) => addFriend(member(ada), ben),
      (member) => blockMember(member(ben), ada),
      (member) => addFriend(member(ben), ada),
      (member) => blockMember(member(ada), ben),
    );
    const { db } = first.database;
    const uids = [Number(ada.uid), Number(ben.uid)];
    expect(await db.$count(block, inArray(block.memberUid, uids))).toBe(2);
    expect(await db.$count(friendship, inArray(friendship.memberUid, uids))).toBe(0);
  });

  it('changes the password only once if all requests contain the same current one', async () => {
    const ada = await createMemberOf('Ada');
    const passwords = Array.from({ length: REQUESTS }, (_, at) => `a harbor of lamps ${at}`);
    let won = '';
    const [statuses] = await runConcurrently(async (member, at) => {
      const answer = await patchMember(member(ada), {
        pass: [{ value: passwords[at]!, existing: PASSWORD }],
      });
      if (answer.status === 200) won = passwords[at]!;
      return answer;
    });
    expect(listSucceeded(statuses)).toBe(1);
    expect(await first.database.db.$count(session, eq(session.memberUid, Number(ada.uid)))).toBe(1);
    await first.database.pool.query('delete from product.rate_window');
    expect((await logIn(ada, PASSWORD)).status).toBe(401);
    expect((await logIn(ada, won)).status).toBe(200);
  });

  it('opens no session with a replaced password', async () => {
    const ada = await createMemberOf('Ada');
    const [, changed] = await runConcurrently(
      (member) => {
        const browser = member(ada);
        browser.cookies.clear();
        return browser.request('POST', '/user/login', { name: ada.name, pass: PASSWORD });
      },
      (member, at) =>
        at === 9
          ? patchMember(member(ada), { pass: [{ value: OTHER_PASSWORD, existing: PASSWORD }] })
          : member(ada).request('GET', '/user/login_status?_format=json'),
    );
    expect(listSucceeded(changed)).toBe(REQUESTS / 2);
    expect(await first.database.db.$count(session, eq(session.memberUid, Number(ada.uid)))).toBe(1);
  });

  it('applies either a password change or a reset link, and rejects the other password afterwards', async () => {
    const ada = await createMemberOf('Ada');
    const email = (await rowOf(ada))?.email ?? '';
    await ada.request('POST', '/user/lost-password', { mail: email, forgot_pass_link: '/account/reset' });
    const token = (await newestMail(first, email))?.secret;
    const [changes, resets] = await runConcurrently(
      (member) => patchMember(member(ada), { pass: [{ value: OTHER_PASSWORD, existing: PASSWORD }] }),
      (member) =>
        createTestBrowser(member(ada) ? second : first).request('POST', '/user/lost-password-reset', {
          name: ada.name,
          token,
          new_pass: 'a lantern for resets 9',
        }),
    );
    expect(listSucceeded(changes) + listSucceeded(resets)).toBeGreaterThan(0);
    expect(listSucceeded(changes)).toBeLessThanOrEqual(1);
    expect(listSucceeded(resets)).toBeLessThanOrEqual(1);
    await first.database.pool.query('delete from product.rate_window');
    expect((await logIn(ada, PASSWORD)).status).toBe(401);
    const isReset = listSucceeded(resets) === 1;
    expect((await logIn(ada, isReset ? 'a lantern for resets 9' : OTHER_PASSWORD)).status).toBe(200);
  });

  it('stores played games in opposite orders without a deadlock', async () => {
    const ada = await createMemberOf('Ada');
    const record = (member: TestMember, list: string[]) =>
      member.request('POST', '/sw/api/user/played', { nids: list });
    const all = await runConcurrently(
      (member) => record(member(ada), nids),
      (member) => record(member(ada), nids.toReversed()),
    );
    expect(listSucceeded(all.flat())).toBe(REQUESTS);
    const { db } = first.database;
    expect(await db.$count(recentGame, eq(recentGame.memberUid, Number(ada.uid)))).toBe(nids.length);
  });

  it('leaves only one valid return code', async () => {
    const ada = await createMemberOf('Ada');
    const [statuses] = await runConcurrently((member) =>
      member(ada).request('POST', '/sw/api/return-code', { returnTo: 'https://forum.example.com/' }),
    );
    expect(listSucceeded(statuses)).toBe(REQUESTS);
    const ofMember = and(eq(accountToken.memberUid, Number(ada.uid)), eq(accountToken.kind, 'return'));
    expect(await first.database.db.$count(accountToken, ofMember)).toBe(1);
  });

  it('counts each vote once, in whatever order games are rated', async () => {
    const [ada, ben] = [await createMemberOf('Ada'), await createMemberOf('Ben')];
    const rate = (member: TestMember, at: number) =>
      member.request('POST', '/sw/api/post/rate/game', { nid: nids[at % 2], rating_value: (at % 5) + 1 });
    await runConcurrently(
      (member, at) => rate(member(ada), at),
      (member, at) => rate(member(ben), at + 1),
    );
    for (const nid of nids.slice(0, 2)) {
      const votes = await first.database.db
        .select()
        .from(rating)
        .where(eq(rating.gameUid, Number(nid)));
      const [row] = await first.database.db
        .select()
        .from(game)
        .where(eq(game.uid, Number(nid)));
      expect(row).toMatchObject({
        ratingCount: votes.length,
        ratingSum: votes.reduce((sum, { value }) => sum + value, 0),
      });
    }
  });

  it('leaves no data of a member who is deleted at the same time', async () => {
    const [ada, ben] = [await createMemberOf('Ada'), await createMemberOf('Ben')];
    await runConcurrently(
      (member, at) =>
        at === 3
          ? member(ada).request('DELETE', `/user/${ada.uid}`, { existing: PASSWORD })
          : blockMember(member(ben), ada),
      (member) => addFriend(member(ada), ben),
      (member) => member(ben).request('POST', '/sw/api/user/report', { uid: ada.uid, message: 'Rude.' }),
      (member, at) =>
        member(ada).request('POST', '/sw/api/post/rate/game', { nid: nids[2 + (at % 2)], rating_value: 4 }),
      (member) => patchMember(member(ada), { field_opt_in: [{ value: '1' }] }),
    );
    const { db } = first.database;
    expect(await rowOf(ada)).toBeUndefined();
    expect(await db.$count(memberReport, eq(memberReport.targetUid, Number(ada.uid)))).toBe(0);
    for (const nid of nids.slice(2, 4)) {
      const [row] = await db
        .select()
        .from(game)
        .where(eq(game.uid, Number(nid)));
      expect(row?.ratingCount).toBe(await db.$count(rating, eq(rating.gameUid, Number(nid))));
    }
  });
});

describe('processing concurrent requests of administrators', () => {
  const createAdmin = (name: string) =>
    createTestMember(first, `${name} ${(count += 1)}`, { roles: ['administrator'] });
  const flag = (member: TestMember, at: number) =>
    member.request('POST', at % 2 ? '/sw/api/unflag/node' : '/sw/api/flag/node', {
      nid: nids[7],
      flag_id: 'featured',
    });

  it('flags and rates the same game without a deadlock', async () => {
    const admin = await createAdmin('Ada');
    const rate = { nid: nids[7], rating_value: 4 };
    const statuses = await runConcurrently(
      (member, at) => flag(member(admin), at),
      (member) => member(admin).request('POST', '/sw/api/post/rate/game', rate),
    );
    expect(new Set(statuses.flat())).toEqual(new Set([200]));
  });

  it('flags no game after the administrator’s account was deleted', async () => {
    const admin = await createAdmin('Bea');
    const [, removals] = await runConcurrently(
      (member, at) => flag(member(admin), at),
      (member) => member(admin).request('DELETE', `/user/${admin.uid}`, { existing: PASSWORD }),
    );
    expect(listSucceeded(removals)).toBeGreaterThan(0);
    expect((await flag(admin, 0)).status).toBe(401);
  });

  it('locks the administrator’s row before the report that is resolved, as other actions do', async () => {
    const [admin, author] = [await createAdmin('Cleo'), await createMemberOf('Dan')];
    await author.request('POST', '/sw/api/user/report', { uid: admin.uid, message: 'Rude' });
    const queue = await admin.request<{ rows: { id: string }[] }>('GET', '/sw/api/admin/queue/members');
    const other = await first.database.pool.connect();
    await other.query('begin');
    await other.query('select 1 from product.member where uid = $1 for update', [admin.uid]);
    const id = queue.body.rows.at(-1)?.id;
    const resolving = admin.request('POST', `/sw/api/admin/queue/members/${id}/resolve`, {});
    await waitUntilBlocked(first.database, 1, resolving);
    try {
      const locking = other.query('select 1 from product.member_report where id = $1 for update nowait', [
        id,
      ]);
      await expect(locking).resolves.toMatchObject({ rowCount: 1 });
    } finally {
      await other.query('rollback');
      other.release();
    }
    expect((await resolving).status).toBe(200);
  });
});

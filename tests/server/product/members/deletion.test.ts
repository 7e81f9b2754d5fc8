/** Tests the deletion of an account (docs/specification/choices.md "Accounts"). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { comment } from '@/server/db/schema/community';
import { member } from '@/server/db/schema/members';
import { game } from '@/server/db/schema/product';
import { createTestMember, PASSWORD, type TestMember } from '../../../support/members';
import { createTestServices, type TestServices } from '../../../support/services';

let services: TestServices;
let ben: TestMember;
let nid: string;

beforeAll(async () => {
  services = await createTestServices();
  ben = await createTestMember(services, 'Ben');
  const [row] = await services.database.db.select().from(game).where(eq(game.slug, 'quiet-sudoku'));
  nid = String(row?.uid);
});
afterAll(() => services.drop());

const gameRow = async () => {
  const [row] = await services.database.db
    .select()
    .from(game)
    .where(eq(game.uid, Number(nid)));
  if (!row) throw new Error('no game');
  return row;
};

describe('deleting an account', () => {
  it('allows an export first, then deletes everything except comments, and attributes the comments to a former player', async () => {
    const joe = await createTestMember(services, 'Joe');
    await joe.request('POST', '/sw/api/flag/node', { nid, flag_id: 'favorite_game' });
    await joe.request('POST', '/sw/api/post/rate/game', { nid, rating_value: 1 });
    const { body: said } = await joe.request('POST', `/sw/api/comments/${nid}`, { body: 'Farewell, lamps.' });
    const before = await gameRow();
    const exported = await joe.request('GET', `/user/${joe.uid}/export`);
    expect(exported.body).toMatchObject({
      account: { name: 'Joe', email: 'joe@example.com' },
      favorites: [{ gameUid: Number(nid) }],
      ratings: [{ value: 1 }],
      comments: [{ body: 'Farewell, lamps.' }],
    });
    expect(JSON.stringify(exported.body)).not.toContain('argon2id');

    expect((await joe.request('DELETE', `/user/${joe.uid}`, { existing: 'wrong' })).status).toBe(422);
    expect((await joe.request('DELETE', `/user/${joe.uid}`, { existing: PASSWORD })).status).toBe(200);
    const after = await gameRow();
    expect([before.ratingSum - after.ratingSum, before.ratingCount - after.ratingCount]).toEqual([1, 1]);
    expect((await joe.request('GET', '/user/login_status')).body).toEqual({ login_status: false });
    expect((await ben.request('GET', `/api/user/profile/public/id/${joe.uid}`)).status).toBe(404);
    const { body } = await ben.request<{ rows: { cid: string; author: object }[] }>(
      'GET',
      `/sw/api/comments/${nid}`,
    );
    expect(body.rows.find(({ cid }) => cid === said.cid)?.author).toEqual({
      uid: null,
      displayName: 'Former player',
      avatarUrl: null,
      profileHref: null,
    });
    const { rows } = await services.database.db.execute(
      sql`select count(*)::int as left from ${member} where uid = ${Number(joe.uid)}`,
    );
    expect(rows).toEqual([{ left: 0 }]);
    expect(
      await services.database.db
        .select()
        .from(comment)
        .where(eq(comment.memberUid, Number(joe.uid))),
    ).toEqual([]);
  });
});

/** Tests members' public profiles and friends (spec §7 "Users"). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq, lte } from 'drizzle-orm';
import { game } from '@/server/db/schema/product';
import { createTestBrowser, createTestMember, type TestMember } from '../../../support/members';
import { createTestServices, type TestServices } from '../../../support/services';

const MAX_AT_ONCE = 100;

let services: TestServices;
let ada: TestMember;
let ben: TestMember;
let nid: string;

beforeAll(async () => {
  services = await createTestServices();
  ada = await createTestMember(services, 'Ada');
  ben = await createTestMember(services, 'Ben');
  const [row] = await services.database.db.select().from(game).where(eq(game.slug, 'quiet-sudoku'));
  nid = String(row?.uid);
});
afterAll(() => services.drop());

describe('a profile', () => {
  it('hides the parts that its owner has hidden', async () => {
    await ada.request('POST', '/sw/api/flag/node', { nid, flag_id: 'favorite_game' });
    const path = `/api/user/profile/block/favorite-games/${ada.uid}`;
    const rows = async (member: { request: TestMember['request'] }) =>
      ((await member.request('GET', path)).body as { rows: unknown[] }).rows.length;
    expect(await rows(ben)).toBe(1);
    await ada.request('PUT', '/sw/api/user/hidden-parts', { hiddenParts: ['favorites', 'personal'] });
    expect([await rows(ben), await rows(ada), await rows(createTestBrowser(services))]).toEqual([0, 1, 0]);
    const profile = await ben.request('GET', `/api/user/profile/public/id/${ada.uid}`);
    expect(profile.body).toMatchObject({ personalInfo: {}, hiddenParts: ['favorites', 'personal'] });
    await ada.request('PUT', '/sw/api/user/hidden-parts', { hiddenParts: [] });
  });

  it('lists the last 128 played games, newest first', async () => {
    const all = await services.database.db
      .select({ uid: game.uid })
      .from(game)
      .where(lte(game.publishedAt, new Date('2026-11-21T12:00:00Z')))
      .orderBy(game.uid);
    const nids = all.map(({ uid }) => String(uid));
    for (let at = 0; at < nids.length; at += MAX_AT_ONCE)
      await ben.request('POST', '/sw/api/user/played', { nids: nids.slice(at, at + MAX_AT_ONCE) });
    await ben.request('POST', '/sw/api/user/played', { nids: [nids.at(-1), '999999'] });
    const { body } = await ben.request<{ rows: { uid: string }[]; pager: { total_items: number } }>(
      'GET',
      `/api/user/profile/block/recent-games/${ben.uid}?items_per_page=100`,
    );
    expect(body.rows[0]?.uid).toBe(nids.at(-1));
    expect(nids.length).toBeGreaterThan(128);
    expect(body.pager.total_items).toBe(128);
    expect(body.rows).toHaveLength(100);
  });
});

describe('a member’s list of friends', () => {
  it('contains a friend only once, with the date, and loses the friend after a block', async () => {
    for (const _twice of [1, 2]) await ada.request('POST', '/sw/api/flag/friend', { friend_uid: ben.uid });
    const list = () =>
      ada.request<{ rows: { uid: string; friendSince: string }[] }>(
        'GET',
        `/api/user/profile/block/friends/${ada.uid}`,
      );
    expect((await list()).body.rows).toMatchObject([
      { uid: ben.uid, friendSince: expect.any(String) as string },
    ]);
    await ben.request('POST', '/sw/api/user/block', { uid: ada.uid });
    expect((await list()).body.rows).toEqual([]);
    expect((await ada.request('POST', '/sw/api/flag/friend', { friend_uid: ben.uid })).status).toBe(403);
    await ben.request('POST', '/sw/api/user/unblock', { uid: ada.uid });
  });

  it('rejects the member’s own uid and an unknown uid', async () => {
    expect((await ada.request('POST', '/sw/api/flag/friend', { friend_uid: ada.uid })).status).toBe(422);
    expect((await ada.request('POST', '/sw/api/flag/friend', { friend_uid: '999999' })).status).toBe(404);
  });
});

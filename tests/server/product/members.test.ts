/** Tests members' profiles, favorites and comments, and who may change them (spec §7 "Users"; docs/specification/choices.md "Accounts", "Comments"). */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { and, eq, lte, sql } from 'drizzle-orm';
import { comment } from '@/server/db/schema/community';
import { rating } from '@/server/db/schema/member-games';
import { member } from '@/server/db/schema/members';
import { game, gameTag } from '@/server/db/schema/product';
import {
  createTestBrowser,
  createTestMember,
  newestMail,
  PASSWORD,
  signIn,
  type TestMember,
} from '../../support/members';
import { createTestServices, type TestServices } from '../../support/services';

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

const patch = (member: TestMember, body: object) => member.request('PATCH', `/user/${member.uid}`, body);
const gameRow = async () => {
  const [row] = await services.database.db
    .select()
    .from(game)
    .where(eq(game.uid, Number(nid)));
  if (!row) throw new Error('no game');
  return row;
};

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
    expect((await patch(ada, { personalInfo, existing: 'wrong' })).body).toMatchObject({
      code: 'unprocessable',
      fields: { existing: 'Your password is incorrect.' },
    });
    expect((await patch(ada, { personalInfo, existing: PASSWORD })).body).toMatchObject({ personalInfo });
    const shown = await createTestBrowser(services).request('GET', '/api/user/profile/public/name/ada');
    expect(shown.body).toMatchObject({ displayName: 'Ada', personalInfo });
    expect(shown.body).not.toHaveProperty('email');
  });

  it.each([
    ['roles', { roles: ['administrator'] }],
    ['tokens', { total_tokens: 1000 }],
    ['subscription', { subscription: 'unlimited_active' }],
    ['the uid', { uid: 1 }],
  ])('rejects fields that cannot be changed: %s', async (_what, body) => {
    expect((await patch(ada, body)).status).toBe(400);
    expect((await ada.request('GET', `/api/user/entity/id/${ada.uid}`)).body).toMatchObject({
      roles: ['authenticated'],
    });
  });

  it('replaces the email address once the new one is verified, and notifies the old one', async () => {
    const eve = await createTestMember(services, 'Eve');
    const changed = await patch(eve, { mail: [{ value: 'new-eve@example.com' }], existing: PASSWORD });
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
    const answer = await patch(fay, { pass: [{ value: 'another lantern 7', existing: PASSWORD }] });
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
    await patch(ina, { mail: [{ value: 'thief@example.com' }], existing: PASSWORD });
    const link = await newestMail(services, 'thief@example.com');
    const changed = await patch(ina, { pass: [{ value: 'another lantern 7', existing: PASSWORD }] });
    expect(changed.body).toMatchObject({ email: 'ina@example.com', newEmail: null });
    expect((await ina.request('POST', '/sw/api/user-verify-email', { token: link?.secret })).status).toBe(
      410,
    );
  });

  it('stores the theme with its layout', async () => {
    expect((await patch(ben, { field_theme: [{ value: 'contrast' }] })).body).toMatchObject({
      theme: 'contrast',
      layoutPreference: 'classic',
    });
    expect((await patch(ben, { field_theme: [{ value: 'pink' }] })).status).toBe(422);
  });

  it('selects a drawn avatar, and rejects an unknown one', async () => {
    const drawings = await ben.request<{ fid: string; url: string }[]>(
      'GET',
      '/sw/api/user-avatars?items_per_page=All',
    );
    const [owl] = drawings.body.filter(({ url }) => url.endsWith('owl.svg'));
    const selected = await patch(ben, { user_picture: [{ target_id: owl?.fid }] });
    expect(selected.body).toMatchObject({ avatarUrl: '/art/avatars/owl.svg' });
    expect((await patch(ben, { user_picture: [{ target_id: 999_999 }] })).status).toBe(422);
    const usage = await ben.request('GET', `/sw/api/user/profile/get-avatar-usage/${owl?.fid}`);
    expect(usage.body).toEqual({ count: 1 });
  });
});

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

describe('rating a game', () => {
  const rate = (member: TestMember, rating_value: unknown) =>
    member.request('POST', '/sw/api/post/rate/game', { nid, rating_value });

  it('counts one changeable vote per member, in an exact average', async () => {
    const before = await gameRow();
    await rate(ada, 5);
    await rate(ben, 2);
    await rate(ada, 4);
    const after = await gameRow();
    expect(after.ratingSum - before.ratingSum).toBe(6);
    expect(after.ratingCount - before.ratingCount).toBe(2);
    const own = await ada.request('POST', '/sw/api/game/rate/status', { nid, user_id: ada.uid });
    expect(own.body).toEqual({ vote_status: 4 });
  });

  it('counts only one of a member’s hundred concurrent votes', async () => {
    const before = await gameRow();
    await Promise.all(Array.from({ length: 100 }, (_, at) => rate(ada, (at % 5) + 1)));
    const after = await gameRow();
    expect(after.ratingCount).toBe(before.ratingCount);
    const [row] = await services.database.db
      .select()
      .from(rating)
      .where(and(eq(rating.gameUid, Number(nid)), eq(rating.memberUid, Number(ada.uid))));
    expect(after.ratingSum).toBe(before.ratingSum - 4 + Number(row?.value));
  });

  it.each([0, 6, 2.5, 'five', null])('rejects %s, because ratings are from 1 to 5', async (value) => {
    expect((await rate(ben, value)).status).toBe(400);
  });
});

describe('tagging a game', () => {
  it('counts a tag once per member, and subtracts it when removed', async () => {
    const tag = () => ada.request('POST', '/flag/node', { nid, flag_id: 'game_tag_cute' });
    const tally = async () =>
      (
        await services.database.db
          .select()
          .from(gameTag)
          .where(and(eq(gameTag.gameUid, Number(nid)), eq(gameTag.flagId, 'game_tag_cute')))
      )[0]?.tally ?? 0;
    const before = await tally();
    await Promise.all([tag(), tag(), tag()]);
    expect(await tally()).toBe(before + 1);
    for (const _twice of [1, 2])
      await ada.request('POST', '/sw/api/unflag/node', { nid, flag_id: 'game_tag_cute' });
    expect(await tally()).toBe(before);
    expect((await ada.request('POST', '/flag/node', { nid, flag_id: 'favorite_game' })).status).toBe(400);
    expect((await ada.request('POST', '/sw/api/flag/node', { nid, flag_id: 'game_tag_rude' })).status).toBe(
      400,
    );
  });
});

describe('a comment', () => {
  let authors = 0;
  const write = (member: TestMember, body: string) =>
    member.request('POST', `/sw/api/comments/${nid}`, { body });
  const list = async (member: { request: TestMember['request'] }) =>
    (
      await member.request<{ rows: { cid: string; body: string; isHidden: boolean }[] }>(
        'GET',
        `/sw/api/comments/${nid}`,
      )
    ).body.rows;

  // Each test has its own author and a game without comments.
  let author: TestMember;
  beforeEach(async () => {
    await services.database.db.delete(comment);
    author = await createTestMember(services, `Author ${(authors += 1)}`);
  });

  it('requires a verified email address', async () => {
    const fresh = await createTestMember(services, 'Fresh', { isVerified: false });
    expect(await write(fresh, 'Hello there')).toMatchObject({
      status: 403,
      body: { message: 'Please confirm your e-mail address first.' },
    });
  });

  it.each([
    ['nothing', '   ', 400],
    ['a link', 'look at https://spam.example/x', 422],
    ['a bare link', 'see spam-games.com now', 422],
    ['a word of the list', 'this is fucking bad', 422],
    ['the word in disguise', 'f.u.c.k this', 422],
    ['1,001 characters', 'a'.repeat(1001), 400],
  ])('fails with %s', async (_case, body, status) => {
    expect((await write(author, body)).status).toBe(status);
    expect(await list(author)).toEqual([]);
  });

  it('stays editable for 15 minutes, but only by its author', async () => {
    const { body: made } = await write(author, 'Lovely lamps.');
    const edit = (member: TestMember, body: string) =>
      member.request('PATCH', `/sw/api/comment/${String(made.cid)}`, { body });
    expect((await edit(ben, 'Mine now')).status).toBe(403);
    expect((await edit(author, 'Lovely, warm lamps.')).body).toMatchObject({ body: 'Lovely, warm lamps.' });
    services.advance(15 * 60_000);
    expect((await edit(author, 'Too late')).status).toBe(403);
    services.setNow('2026-11-21T12:00:00Z');
  });

  it('accepts one changeable vote per member, and none from its author', async () => {
    await write(author, 'Lovely lamps.');
    const [first] = await list(author);
    const vote = (member: TestMember, flag_id: string) =>
      member.request('POST', '/sw/api/flag/comment', { cid: first?.cid, flag_id });
    await Promise.all([vote(ben, 'comment_helpful'), vote(ben, 'comment_helpful')]);
    expect(await list(ben)).toMatchObject([{ helpful: 1, unhelpful: 0, ownVote: 'helpful' }]);
    await vote(ben, 'comment_unhelpful');
    expect(await list(ben)).toMatchObject([{ helpful: 0, unhelpful: 1, ownVote: 'unhelpful' }]);
    expect((await vote(author, 'comment_helpful')).status).toBe(403);
  });

  it('remains hidden from a member who has blocked its author', async () => {
    await write(author, 'Lovely lamps.');
    await ben.request('POST', '/sw/api/user/block', { uid: author.uid });
    expect(await list(ben)).toEqual([]);
    expect(await list(createTestBrowser(services))).toHaveLength(1);
    await ben.request('POST', '/sw/api/user/unblock', { uid: author.uid });
  });

  it('disappears after reports by three different members, until an administrator shows it again', async () => {
    await write(author, 'Lovely lamps.');
    const [first] = await list(author);
    const report = (member: TestMember) =>
      member.request('POST', `/sw/api/comment/${first?.cid}/report`, { message: 'Rude' });
    for (const _often of [1, 2, 3, 4]) await report(ben);
    expect(await list(ben)).toHaveLength(1);
    for (const name of ['Gus', 'Hal']) await report(await createTestMember(services, name));
    expect(await list(ben)).toEqual([]);
    expect(await list(author)).toMatchObject([{ isHidden: true }]);
    const root = await createTestMember(services, 'Root', { roles: ['administrator'] });
    const queue = await root.request<{ rows: { cid: string }[] }>('GET', '/sw/api/admin/queue/comments');
    expect(queue.body.rows.map(({ cid }) => cid)).toEqual([first?.cid, first?.cid, first?.cid]);
    await root.request('POST', `/sw/api/comment/${first?.cid}/hide`, { hidden: false });
    expect(await list(ben)).toHaveLength(1);
    const audit = await root.request<{ rows: { target: string }[] }>('GET', '/sw/api/admin/audit');
    expect(audit.body.rows.filter(({ target }) => target === `comment:${first?.cid}`)).toMatchObject([
      { actorName: 'Root', action: 'show' },
    ]);
  });

  it('counts against a limit of five comments an hour', async () => {
    const ivy = await createTestMember(services, 'Ivy');
    const statuses = [];
    for (let at = 0; at < 6; at += 1) statuses.push((await write(ivy, `Evening number ${at}.`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('an administrator', () => {
  it('reads and sets a game’s flags, and still sees a hidden game', async () => {
    const root = await createTestMember(services, 'Rita', { roles: ['administrator'] });
    const read = () => root.request('POST', '/sw/api/game/all-admin-flagging-status', { nid });
    expect((await read()).body).toMatchObject({ flagged_status: { hidden: false, staff_pick: false } });
    await root.request('POST', '/sw/api/flag/node', { nid, flag_id: 'hidden' });
    expect((await read()).body).toMatchObject({ flagged_status: { hidden: true } });
    expect((await ada.request('GET', `/api/node/game/entity/id/${nid}`)).status).toBe(404);
    await root.request('POST', '/sw/api/unflag/node', { nid, flag_id: 'hidden' });
    expect((await ada.request('GET', `/api/node/game/entity/id/${nid}`)).status).toBe(200);
    expect((await ada.request('POST', '/sw/api/flag/node', { nid, flag_id: 'hidden' })).status).toBe(403);
  });
});

describe('a report of a comment', () => {
  it('remains in the queue after its author has deleted the account', async () => {
    const root = await createTestMember(services, 'Rosa', { roles: ['administrator'] });
    const writer = await createTestMember(services, 'Wim');
    const { body: said } = await writer.request('POST', `/sw/api/comments/${nid}`, { body: 'Rude lamps.' });
    for (const name of ['Ulla', 'Vera', 'Xena']) {
      const reporter = await createTestMember(services, name);
      await reporter.request('POST', `/sw/api/comment/${String(said.cid)}/report`, { message: 'Rude' });
      await reporter.request('DELETE', `/user/${reporter.uid}`, { existing: PASSWORD });
    }
    const list = async () => {
      const { body } = await root.request<{ rows: { id: string; cid: string; from: string | null }[] }>(
        'GET',
        '/sw/api/admin/queue/comments',
      );
      return body.rows.filter(({ cid }) => cid === said.cid);
    };
    const rows = await list();
    expect(rows).toHaveLength(3);
    expect(rows).toMatchObject([
      { from: null, isHidden: true },
      { from: null, isHidden: true },
      { from: null, isHidden: true },
    ]);
    const resolved = await root.request('POST', `/sw/api/admin/queue/comments/${rows[0]?.id}/resolve`, {});
    expect(resolved.status).toBe(200);
    expect(await list()).toHaveLength(2);
  });
});

describe('deleting an account', () => {
  it('allows an export first, and then deletes everything except comments, which are attributed to a former player', async () => {
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

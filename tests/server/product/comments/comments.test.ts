/** Tests comments, their votes and their reports (docs/specification/choices.md "Comments"). */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { comment } from '@/server/db/schema/community';
import { game } from '@/server/db/schema/product';
import { createTestBrowser, createTestMember, PASSWORD, type TestMember } from '../../../support/members';
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
    const unverified = await createTestMember(services, 'Fresh', { isVerified: false });
    expect(await write(unverified, 'Hello there')).toMatchObject({
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

/** Tests members' own lists of games, and shared lists. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import type { GameListEntry, GameListWithGames, SharedGameList } from '@/lib/contract/game-lists';
import { MAX_LIST_GAMES, MAX_LIST_TITLE, MAX_LISTS } from '@/lib/domain/members/game-lists';
import { LIST_MESSAGES } from '@/lib/list-messages';
import { createTestBrowser, createTestMember, PASSWORD, type TestMember } from '../../support/members';
import { createTestServices, type TestServices } from '../../support/services';

let services: TestServices;
let ada: TestMember;
let ben: TestMember;
let admin: TestMember;
let nids: string[];
beforeAll(async () => {
  services = await createTestServices();
  ada = await createTestMember(services, 'Ada');
  ben = await createTestMember(services, 'Ben');
  admin = await createTestMember(services, 'Alma');
  const { pool } = services.database;
  await pool.query(`update product.member set roles = '{administrator}' where uid = $1`, [admin.uid]);
  const { rows } = await pool.query<{ uid: number }>(
    'select uid from product.game where not is_hidden and not is_download_game order by uid limit $1',
    [MAX_LIST_GAMES + 1],
  );
  nids = rows.map(({ uid }) => String(uid));
});
beforeEach(async () => {
  await services.database.db.execute(sql`delete from product.game_list`);
});
afterAll(() => services.drop());

const createList = async (title = 'Rainy days', games: string[] = []) =>
  (await ada.request<GameListEntry>('POST', '/sw/api/lists', { title, nids: games })).body;
const shareList = (id: string, isShared: boolean, member = ada) =>
  member.request<GameListEntry>('PUT', `/sw/api/lists/${id}/share`, { isShared });
const openSharedList = (shareId: string | null) =>
  createTestBrowser(services).request<SharedGameList>('GET', `/api/lists/${shareId}`);
const [first, second, third] = [0, 1, 2].map((at) => () => nids[at] ?? '') as [
  () => string,
  () => string,
  () => string,
];

describe('a member’s own list', () => {
  it('omits unknown games when it is created, and contains its games when it is read', async () => {
    const made = await createList('  Rainy days ', [second(), first(), '99999999', 'x', first()]);
    expect(made).toEqual({
      id: made.id,
      title: 'Rainy days',
      shareId: null,
      isWithdrawn: false,
      nids: [second(), first()],
    });
    expect((await ada.request('GET', '/sw/api/lists')).body).toEqual({ rows: [made] });
    const { body } = await ada.request<GameListWithGames>('GET', `/sw/api/lists/${made.id}`);
    expect(body.games.map(({ uid }) => uid)).toEqual([second(), first()]);
  });

  it('adds a game to its end only once, and removes it', async () => {
    const { id } = await createList('Rainy days', [first()]);
    const add = (nid: string) => ada.request<GameListEntry>('POST', `/sw/api/lists/${id}/games`, { nid });
    expect((await add(second())).body.nids).toEqual([first(), second()]);
    expect((await add(second())).body.nids).toEqual([first(), second()]);
    expect((await add('99999999')).status).toBe(404);
    const removed = await ada.request<GameListEntry>('DELETE', `/sw/api/lists/${id}/games/${first()}`);
    expect(removed.body.nids).toEqual([second()]);
  });

  it('sorts the games that a request lists first, and the others after them', async () => {
    const { id } = await createList('Rainy days', [first(), second(), third()]);
    const { body } = await ada.request<GameListEntry>('PUT', `/sw/api/lists/${id}/order`, {
      nids: [third(), '99999999', first()],
    });
    expect(body.nids).toEqual([third(), first(), second()]);
  });

  it('changes its title, and disappears when deleted', async () => {
    const { id } = await createList();
    const renamed = await ada.request<GameListEntry>('PATCH', `/sw/api/lists/${id}`, { title: 'Sunny days' });
    expect(renamed.body.title).toBe('Sunny days');
    expect((await ada.request('DELETE', `/sw/api/lists/${id}`)).status).toBe(200);
    expect((await ada.request('GET', '/sw/api/lists')).body).toEqual({ rows: [] });
  });

  it.each([
    ['an empty title', '   ', 'Required.'],
    ['a long title', 'x'.repeat(MAX_LIST_TITLE + 1), `Must be at most ${MAX_LIST_TITLE} characters long.`],
  ])('refuses %s', async (_name, title, message) => {
    const { status, body } = await ada.request('POST', '/sw/api/lists', { title });
    expect({ status, body }).toMatchObject({ status: 400, body: { fields: { title: message } } });
  });

  it('counts against the limit of lists', async () => {
    await services.database.db.execute(sql`insert into product.game_list (member_uid, title, created_at)
      select ${Number(ada.uid)}, 'List ' || n, now() from generate_series(1, ${MAX_LISTS}) n`);
    const { status, body } = await ada.request('POST', '/sw/api/lists', { title: 'One more' });
    expect({ status, body }).toMatchObject({ status: 422, body: { message: LIST_MESSAGES.tooManyLists } });
  });

  it('refuses further games at the limit', async () => {
    const { id } = await createList('Full', nids.slice(0, MAX_LIST_GAMES));
    const nid = nids[MAX_LIST_GAMES];
    const { status, body } = await ada.request('POST', `/sw/api/lists/${id}/games`, { nid });
    expect({ status, body }).toMatchObject({ status: 422, body: { message: LIST_MESSAGES.tooManyGames } });
  });

  it('appears in the member’s export, and disappears with the account', async () => {
    const cora = await createTestMember(services, 'Cora');
    const made = await cora.request<GameListEntry>('POST', '/sw/api/lists', {
      title: 'Rainy days',
      nids: [first()],
    });
    const { body } = await cora.request<Record<string, object[]>>('GET', `/user/${cora.uid}/export`);
    expect(body.gameLists).toMatchObject([{ id: Number(made.body.id), title: 'Rainy days' }]);
    expect(body.gameListItems).toEqual([
      { listId: Number(made.body.id), gameUid: Number(first()), position: 0 },
    ]);
    await cora.request('DELETE', `/user/${cora.uid}`, { existing: PASSWORD });
    const { rows } = await services.database.pool.query('select id from product.game_list where id = $1', [
      made.body.id,
    ]);
    expect(rows).toEqual([]);
  });
});

describe('a shared list', () => {
  it('shows its title, owner and games to anyone', async () => {
    const { id } = await createList('Rainy days', [first(), second()]);
    const { shareId } = (await shareList(id, true)).body;
    expect(shareId).toMatch(/^[A-Za-z0-9_-]{16}$/);
    const { status, body } = await openSharedList(shareId);
    expect(status).toBe(200);
    expect(body.title).toBe('Rainy days');
    expect(body.owner).toEqual({ displayName: 'Ada', profileHref: `/profile/${ada.uid}` });
    expect(body.games.map(({ uid }) => uid)).toEqual([first(), second()]);
  });

  it('gets a new link when the owner shares the list again, and never the ended one', async () => {
    const { id } = await createList();
    const { shareId } = (await shareList(id, true)).body;
    expect((await shareList(id, true)).body.shareId).toBe(shareId);
    expect((await shareList(id, false)).body.shareId).toBeNull();
    expect((await openSharedList(shareId)).status).toBe(404);
    const newShareId = (await shareList(id, true)).body.shareId;
    expect(newShareId).not.toBe(shareId);
    expect((await openSharedList(shareId)).status).toBe(404);
    expect((await openSharedList(newShareId)).status).toBe(200);
  });

  it('refuses a title with a link, when it is shared and when it is renamed', async () => {
    const { id } = await createList('www.spam.example');
    const message = 'Links are not allowed here.';
    expect((await shareList(id, true)).body).toMatchObject({ message, fields: { title: message } });
    await ada.request('PATCH', `/sw/api/lists/${id}`, { title: 'Rainy days' });
    const { shareId } = (await shareList(id, true)).body;
    expect((await ada.request('PATCH', `/sw/api/lists/${id}`, { title: 'www.spam.example' })).status).toBe(
      422,
    );
    expect((await openSharedList(shareId)).body.title).toBe('Rainy days');
  });

  it('refuses changes by another member', async () => {
    const { id } = await createList();
    expect((await shareList(id, true, ben)).status).toBe(404);
    expect((await ben.request('GET', `/sw/api/lists/${id}`)).status).toBe(404);
    expect((await ben.request('DELETE', `/sw/api/lists/${id}`)).status).toBe(404);
    expect((await ada.request('GET', '/sw/api/lists/nothing')).status).toBe(404);
  });

  it('loses its link after the third report, until an administrator restores it', async () => {
    const { id } = await createList();
    const { shareId } = (await shareList(id, true)).body;
    const report = (member: TestMember) =>
      member.request('POST', '/sw/api/lists/report', { shareId, message: 'Rude title' });
    const cleo = await createTestMember(services, 'Cleo');
    await report(ben);
    await report(ben);
    await report(admin);
    expect((await openSharedList(shareId)).status).toBe(200);
    await report(cleo);
    expect((await openSharedList(shareId)).status).toBe(404);
    expect((await shareList(id, false)).body).toMatchObject({ shareId, isWithdrawn: true });

    const queue = await admin.request<{ rows: object[] }>('GET', '/sw/api/admin/queue/lists');
    expect(queue.body.rows).toHaveLength(3);
    expect(queue.body.rows[0]).toMatchObject({
      title: 'Rainy days',
      href: `/list/${shareId}`,
      kind: 'list',
      message: 'Rude title',
      from: 'Ben',
      cid: id,
      isHidden: true,
    });
    await admin.request('POST', `/sw/api/admin/lists/${id}/withdraw`, { hidden: false });
    expect((await openSharedList(shareId)).status).toBe(200);
    expect((await admin.request('GET', '/sw/api/admin/queue/lists')).body).toMatchObject({ rows: [] });
  });
});

/** Tests the games and groups of games that members hide. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import type { GameSummary } from '@/lib/contract/game';
import { MAX_HIDDEN_GAMES, isHiddenBy } from '@/lib/domain/members/hidden-games';
import { HIDDEN_MESSAGES } from '@/lib/hidden-messages';
import { createTestMember, type TestMember } from '../../support/members';
import { createTestServices, type TestServices } from '../../support/services';

let services: TestServices;
let ada: TestMember;
let ben: TestMember;
let sudoku: string;
const uidOf = async (slug: string): Promise<string> => {
  const { rows } = await services.database.pool.query<{ uid: number }>(
    'select uid from product.game where slug = $1',
    [slug],
  );
  return String(rows[0]?.uid);
};
beforeAll(async () => {
  services = await createTestServices();
  ada = await createTestMember(services, 'Ada');
  ben = await createTestMember(services, 'Ben');
  sudoku = await uidOf('quiet-sudoku');
});
beforeEach(async () => {
  await services.database.db.execute(sql`delete from product.hidden_game`);
  await services.database.db.execute(sql`delete from product.hidden_group`);
});
afterAll(() => services.drop());

interface Hidden {
  games: GameSummary[];
  groups: { key: string; name: string }[];
}
const hideGames = (member: TestMember, body: object) =>
  member.request<{ keys: string[] }>('POST', '/sw/api/user/hide-games', body);
const showGames = (member: TestMember, body: object) =>
  member.request<{ keys: string[] }>('POST', '/sw/api/user/show-games', body);
const listOf = async (member: TestMember) =>
  (await member.request<Hidden>('GET', '/sw/api/user/hidden-games')).body;

describe('hiding games', () => {
  it('lists a hidden game and group, and returns their keys', async () => {
    expect((await hideGames(ada, { nids: [sudoku] })).body).toEqual({ keys: [`u${sudoku}`] });
    expect((await hideGames(ada, { groups: ['solitaire', '12'] })).body.keys.sort()).toEqual(
      ['12', 'solitaire', `u${sudoku}`].sort(),
    );
    const { games, groups } = await listOf(ada);
    expect(games.map(({ href }) => href)).toEqual(['/gamelanding/quiet-sudoku']);
    expect(groups).toEqual([
      { key: '12', name: 'Word' },
      { key: 'solitaire', name: 'Solitaire' },
    ]);
  });

  it('shows a game again without showing the other hidden ones', async () => {
    await hideGames(ada, { nids: [sudoku], groups: ['solitaire'] });
    expect((await showGames(ada, { nids: [sudoku] })).body).toEqual({ keys: ['solitaire'] });
    expect((await showGames(ada, { groups: ['solitaire'] })).body).toEqual({ keys: [] });
  });

  it('hides nothing from other members', async () => {
    await hideGames(ada, { nids: [sudoku] });
    expect(await listOf(ben)).toEqual({ games: [], groups: [] });
  });

  it('stores a game only once, and skips unknown games', async () => {
    await hideGames(ada, { nids: [sudoku] });
    expect((await hideGames(ada, { nids: [sudoku, '999999', 'no-number'] })).body).toEqual({
      keys: [`u${sudoku}`],
    });
  });

  it('refuses a group that does not exist', async () => {
    const { status, body } = await hideGames(ada, { groups: ['unicorns'] });
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields: { 'groups.0': 'Must be a family or a genre.' } });
  });

  it('refuses more games than the limit allows', async () => {
    const { rows } = await services.database.pool.query<{ uid: number }>(
      'select uid from product.game where uid <> $1 order by uid limit $2',
      [sudoku, MAX_HIDDEN_GAMES],
    );
    const nids = rows.map(({ uid }) => String(uid));
    expect(nids).toHaveLength(MAX_HIDDEN_GAMES);
    await hideGames(ada, { nids: [sudoku] });
    expect((await hideGames(ada, { nids })).body.keys).toHaveLength(MAX_HIDDEN_GAMES);
    const { status, body } = await hideGames(ada, { nids: [nids.at(-1)] });
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { message: HIDDEN_MESSAGES.tooManyGames },
    });
  });

  it('adds the keys to the member’s user entity', async () => {
    await hideGames(ada, { groups: ['sudoku'] });
    const { body } = await ada.request<{ hiddenKeys: string[] }>('GET', `/api/user/entity/id/${ada.uid}`);
    expect(body.hiddenKeys).toEqual(['sudoku']);
  });

  it('includes the hidden games in the export, and deletes them with the account', async () => {
    const cora = await createTestMember(services, 'Cora');
    await hideGames(cora, { nids: [sudoku], groups: ['sudoku'] });
    const { body } = await cora.request<Record<string, object[]>>('GET', `/user/${cora.uid}/export`);
    expect(body.hiddenGames).toMatchObject([{ gameUid: Number(sudoku) }]);
    expect(body.hiddenGroups).toMatchObject([{ key: 'sudoku' }]);
    await cora.request('DELETE', `/user/${cora.uid}`, { existing: 'lantern street 42' });
    const { rows } = await services.database.pool.query<{ count: number }>(
      `select (select count(*) from product.hidden_game where member_uid = $1)::int
        + (select count(*) from product.hidden_group where member_uid = $1)::int as count`,
      [cora.uid],
    );
    expect(rows).toEqual([{ count: 0 }]);
  });
});

describe('a member with hidden games', () => {
  const forYou = async () =>
    (
      await ada.request<{ rows: GameSummary[] }>(
        'GET',
        '/api/user/profile/sidebar/block/games-for-you?items_per_page=100',
      )
    ).body.rows;

  it('gets no recommendation of a hidden game, or of a game of a hidden family or genre', async () => {
    const before = await forYou();
    const [first] = before.filter(({ family }) => family === null);
    const keys = [`u${first?.uid}`, 'sudoku', '12'];
    expect(before.some((game) => isHiddenBy(['sudoku'], game))).toBe(true);
    expect(before.some((game) => isHiddenBy(['12'], game))).toBe(true);
    await hideGames(ada, { nids: [first?.uid], groups: ['sudoku', '12'] });
    const after = await forYou();
    expect(after.length).toBeGreaterThan(0);
    expect(after.filter((game) => isHiddenBy(keys, game))).toEqual([]);
  });

  it('gets no random game of a hidden group', async () => {
    const { rows } = await services.database.pool.query<{ slug: string }>(
      `select distinct family as slug from product.game where family is not null and family <> 'chess'`,
    );
    const others = await services.database.pool.query<{ uid: number }>(
      'select uid from product.game where family is null and not is_download_game',
    );
    const keys = [...rows.map(({ slug }) => slug), ...others.rows.map(({ uid }) => `u${uid}`)];
    for (let draw = 0; draw < 8; draw += 1) {
      const { body } = await ada.request<GameSummary>('GET', `/api/games/random?without=${keys.join(',')}`);
      expect(body.family?.slug).toBe('chess');
    }
  });

  it('gets no random game when everything is hidden', async () => {
    const keys = (
      await services.database.pool.query<{ uid: number }>(
        `select uid from product.game where genres @> '{12}' and not is_download_game`,
      )
    ).rows.map(({ uid }) => `u${uid}`);
    const { status } = await ada.request('GET', `/api/games/random?tid=12&without=${keys.join(',')}`);
    expect(status).toBe(404);
  });
});

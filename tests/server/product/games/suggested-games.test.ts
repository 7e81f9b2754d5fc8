/** Tests that the search box gets an image for each of its suggestions. */
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUILT_IN_GAMES } from '@/games/catalog';
import { searchGames } from '@/lib/contract/games';
import { createTestServices, request, type TestServices } from '../../../support/services';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices({ games: BUILT_IN_GAMES });
});
afterAll(() => services.drop());

const get = async (path: string): Promise<unknown> => (await request(services.product, 'GET', path)).body;

describe('the search for suggested games', () => {
  it.each(['the', 'free', 'night', 'game', 'sud', 'quiet', 'jigsaw', 'solitaire', 'puzzle'])(
    'finds one game or family for each suggestion for %s',
    async (typed) => {
      const texts = (await get(`/api/games/suggestions?q=${typed}`)) as string[];
      expect(texts.length).toBeGreaterThan(0);
      const details = parse(searchGames.answer, await get(`/api/games/search?title=${typed}&suggested=true`));
      const named = [...details.rows.map(({ title }) => title), ...details.families.map(({ name }) => name)];
      expect(named.toSorted()).toEqual(texts.toSorted());
    },
  );

  it('finds none for a text without suggestions', async () => {
    const details = parse(searchGames.answer, await get('/api/games/search?title=zzzzzz&suggested=true'));
    expect(details).toMatchObject({ rows: [], families: [], pager: { total_items: 0, page: 0 } });
  });
});

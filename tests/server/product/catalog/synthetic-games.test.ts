/** Tests that a synthetic game can be played: its frame is that of one of our own games. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateGames } from '@/server/product/catalog/generate-games';
import { createTestGuest, createTestServices, type TestServices } from '../../../support/services';

const COUNT = 40;

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
  await generateGames(services.database.db, COUNT, new Date());
});
afterAll(() => services.drop());

interface SyntheticRow {
  keyword: string;
  modes: { key: string }[];
  /** The modes of the own game that has the same frame. */
  own: { key: string }[];
}

describe('a synthetic game', () => {
  it('has the modes of the game whose frame it has, and starts a run', async () => {
    const { rows } = await services.database.pool.query<SyntheticRow>(
      `select made.keyword, made.modes, own.modes as own from product.game made
       join product.game own on own.source = 'built-in' and own.embed->>'src' = made.embed->>'src'
       where made.source = 'synthetic'`,
    );
    expect(rows).toHaveLength(COUNT);
    const guest = await createTestGuest(services);
    for (const { keyword, modes, own } of rows) {
      expect(modes).toEqual(own);
      const [{ key: mode } = { key: '' }] = modes;
      const { status, body } = await guest.request('POST', '/runs', { game: keyword, mode });
      expect(status, `${keyword}: ${JSON.stringify(body)}`).toBe(200);
    }
  });
});

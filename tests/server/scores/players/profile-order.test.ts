/** Tests which profile of a member is stored when tokens of different ages arrive together. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestMember, PASSWORD } from '../../../support/members';
import { createTestServices, request, type TestServices } from '../../../support/services';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.drop());

const NAMES = ['Edda', 'Edda-Lou', 'Edda-May', 'Edda-Fay'];

describe('the stored profile of a member', () => {
  it('stays the newest when the first tokens of a new player arrive in any order', async () => {
    const edda = await createTestMember(services, 'Edda');
    const tokens: string[] = [];
    for (const displayName of NAMES) {
      if (tokens.length > 0) {
        const body = { displayName, existing: PASSWORD };
        const path = `/user/${edda.uid}/display-name`;
        expect((await edda.request('PATCH', path, body)).status).toBe(200);
      }
      tokens.push((await edda.request<{ token: string }>('GET', '/jwt/token')).body.token);
    }
    const { pool } = services.database;
    for (let round = 0; round < 5; round += 1) {
      await pool.query('truncate scores.player cascade');
      const order = round % 2 === 0 ? tokens.toReversed() : tokens;
      const stored = await Promise.all(
        order.map((token) =>
          request(services.scores, 'PUT', '/player', { headers: { authorization: `Bearer ${token}` } }),
        ),
      );
      expect(stored.map(({ status }) => status)).toEqual(tokens.map(() => 200));
      const { rows } = await pool.query('select display_name from scores.player');
      expect(rows).toEqual([{ display_name: NAMES.at(-1) }]);
    }
  });
});

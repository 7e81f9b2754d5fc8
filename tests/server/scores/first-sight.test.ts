/** A member's first requests, which make the player: several come at once from one page. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDayMember } from '../../support/day-players';
import { createTestServices, type TestServices } from '../../support/services';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.drop());

const MEMBERS = 12;
const ROUNDS = 6;
const AT_ONCE = 10;

it('make one player however many come at once', async () => {
  const members = await Promise.all(
    Array.from({ length: MEMBERS }, (_, index) => createDayMember(services, `Newcomer${index}`)),
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    await services.database.pool.query('delete from scores.player');
    const answers = await Promise.all(
      members.flatMap((member) => Array.from({ length: AT_ONCE }, () => member.ask('GET', '/user'))),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const { rows } = await services.database.pool.query<{ count: string }>(
      'select count(*) from scores.player',
    );
    expect(Number(rows[0]?.count)).toBe(MEMBERS);
  }
});

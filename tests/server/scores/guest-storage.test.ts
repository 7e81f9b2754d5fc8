/** Tests limits for guests, which must be high enough for a class behind one IP address. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TIMEZONE_HEADER } from '@/lib/contract/scores-requests';
import { IP_ADDRESS_HEADER } from '@/server/http/context';
import { request, createTestGuest, createTestServices, type TestServices } from '../../support/services';
import { finishRun, solutionMoves, type StartedRun } from '../../support/sudoku-run';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.drop());

const hourLater = () => services.advance(3_600_000);

const createGuestAt = (ipAddress: string, headers: Record<string, string> = {}) =>
  request<{ token: string }>(services.scores, 'POST', '/guest', {
    headers: { [IP_ADDRESS_HEADER]: ipAddress, ...headers },
  });

describe('storing a guest’s save', () => {
  it('fails for a game that is not in the catalog', async () => {
    const guest = await createTestGuest(services);
    const put = (game: string) => guest.request('PUT', `/saves/${game}/a`, { data: 1, baseVersion: 0 });
    expect((await put('quiet-sudoku')).status).toBe(200);
    expect((await put('no-such-game')).status).toBe(404);
  });

  it('fails beyond the maximum number of saves, but still changes an existing save', async () => {
    const guest = await createTestGuest(services);
    const put = (slot: string, baseVersion = 0) =>
      guest.request('PUT', `/saves/quiet-sudoku/${slot}`, { data: 1, baseVersion });
    expect((await put('first')).status).toBe(200);
    await services.database.pool.query(
      `insert into scores.save (player_id, game, slot, version, data, saved_at)
       select player_id, game, 's' || n, 1, '1', saved_at from scores.save, generate_series(1, 499) n
       where slot = 'first'`,
    );
    expect((await put('another')).status).toBe(422);
    expect((await put('first', 1)).status).toBe(200);
  });

  it('fails beyond the number also for concurrent saves in different slots', async () => {
    const guest = await createTestGuest(services);
    const put = (slot: string) =>
      guest.request('PUT', `/saves/quiet-sudoku/${slot}`, { data: 1, baseVersion: 0 });
    expect((await put('only')).status).toBe(200);
    await services.database.pool.query(
      `insert into scores.save (player_id, game, slot, version, data, saved_at)
       select player_id, game, 's' || n, 1, '1', saved_at from scores.save, generate_series(1, 498) n
       where slot = 'only'`,
    );
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => put(`concurrent${at}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(19);
  });

  it('fails beyond a total size', async () => {
    const guest = await createTestGuest(services);
    const outcomes: number[] = [];
    const bytes = 120 * 1024;
    for (let at = 0; at < 50; at += 1) {
      // Random letters, because the database compresses repetitive data.
      const data = Buffer.from(crypto.getRandomValues(new Uint8Array((bytes * 3) / 8))).toString('hex');
      const { status } = await guest.request('PUT', `/saves/quiet-sudoku/big${at}`, { data, baseVersion: 0 });
      outcomes.push(status);
    }
    expect(outcomes[0]).toBe(200);
    expect(outcomes.at(-1)).toBe(422);
  });
});

describe('creating guests in a network', () => {
  it('fails beyond a limit for guests without a cookie', async () => {
    const first = await createGuestAt('203.0.113.1');
    const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    for (let made = 1; made < 300; made += 1) expect((await createGuestAt('203.0.113.1')).status).toBe(200);
    expect((await createGuestAt('203.0.113.1')).status).toBe(429);
    expect((await createGuestAt('203.0.113.1', { cookie })).status).toBe(200);
    expect((await createGuestAt('203.0.113.2')).status).toBe(200);
    hourLater();
    expect((await createGuestAt('203.0.113.1')).status).toBe(200);
  });

  it('succeeds for a class of forty who all play and finish at the same time', async () => {
    const students = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const { status, body } = await createGuestAt('203.0.113.40');
        expect(status).toBe(200);
        const headers = {
          authorization: `Bearer ${body.token}`,
          [TIMEZONE_HEADER]: 'Europe/Berlin',
          [IP_ADDRESS_HEADER]: '203.0.113.40',
        };
        return {
          request: <T>(method: string, path: string, payload?: unknown) =>
            request<T>(services.scores, method, path, { body: payload, headers }),
        };
      }),
    );
    const started = await Promise.all(
      students.map((student) =>
        student.request<StartedRun>('POST', '/runs', {
          game: 'quiet-sudoku',
          mode: 'daily',
          level_key: null,
        }),
      ),
    );
    expect(started.map(({ status }) => status)).toEqual(students.map(() => 200));
    services.advance(25_000);
    const finished = await Promise.all(
      students.map((pupil, at) => {
        const run = started[at]!.body;
        return finishRun(pupil, run, solutionMoves(run.run.seed, 'daily'));
      }),
    );
    expect(finished.map(({ status }) => status)).toEqual(students.map(() => 200));
  });
});

describe('starting runs', () => {
  it('fails after 600 runs of a player in an hour', async () => {
    const guest = await createTestGuest(services);
    const start = () =>
      guest.request('POST', '/runs', { game: 'quiet-sudoku', mode: 'easy', level_key: null });
    expect((await start()).status).toBe(200);
    await services.database.pool.query(
      `update product.rate_budget set amount = 600 where key like 'runs:player:%'`,
    );
    expect((await start()).status).toBe(429);
    hourLater();
  });

  it('fails after 6,000 runs of a network in an hour, whoever starts them', async () => {
    const startAt = async (ipAddress: string) =>
      (await createTestGuest(services, 'Europe/Berlin', ipAddress)).request('POST', '/runs', {
        game: 'quiet-sudoku',
        mode: 'easy',
        level_key: null,
      });
    expect((await startAt('203.0.113.60')).status).toBe(200);
    await services.database.pool.query(
      `update product.rate_budget set amount = 6000 where key = 'runs:network:203.0.113.60'`,
    );
    expect((await startAt('203.0.113.60')).status).toBe(429);
    expect((await startAt('203.0.113.61')).status).toBe(200);
    hourLater();
    expect((await startAt('203.0.113.60')).status).toBe(200);
  });
});

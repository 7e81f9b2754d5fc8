import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Environment } from '@/lib/config';
import { listMockGames } from '@/lib/contract/games';
import { request, createTestServices, type TestServices } from '../../../support/services';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.drop());

const setEnvironment = (environment: Environment): void => {
  services.service.config = { ...services.service.config, environment };
};
const read = () => request(services.product, 'GET', listMockGames.path);

describe('the list of mock games', () => {
  it('covers every kind of game in development', async () => {
    setEnvironment('development');
    const { status, body } = await read();
    expect(status).toBe(200);
    const { rows } = parse(listMockGames.answer, body);
    expect(new Set(rows.map(({ pageLayout }) => pageLayout))).toEqual(
      new Set(['online', 'daily', 'jigsaw', 'download']),
    );
    expect(rows.some(({ isBroken }) => isBroken)).toBe(true);
    expect(new Set(rows.map(({ uid }) => uid)).size).toBe(rows.length);
  });

  it.each(['demo', 'production'] as const)('causes a 404 in %s', async (environment) => {
    setEnvironment(environment);
    expect((await read()).status).toBe(404);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller } from '@/api-clients/http';
import { createRunsClient } from '@/api-clients/scores/runs';
import { IDENTITY_KEY } from '@/lib/domain/members/identity';
import type { JsonValue } from '@/lib/game-protocol';
import type { KeyValueStorage } from '@/stores/key-value-storage';
import { createCloudSaves } from '@/stores/saves/cloud-saves';
import { request, createTestServices, type TestServices } from '../../support/services';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.drop());

/** The storage of a browser in which the member is signed in. */
const createMemory = (): KeyValueStorage => {
  const saved = new Map<string, unknown>([[IDENTITY_KEY, { uid: '7' }]]);
  return {
    read: (key) => saved.get(key),
    write: (key, value) => {
      saved.set(key, structuredClone(value));
      return true;
    },
    remove: (key) => void saved.delete(key),
    keysOf: (beginning) => [...saved.keys()].filter((key) => key.startsWith(beginning)),
  };
};

/** Creates a player of the real server, with a network that the test can disconnect. */
const createPlayer = async () => {
  const { body } = await request<{ token: string }>(services.scores, 'POST', '/guest');
  const network: { isCut: boolean; onStore?: () => void } = { isCut: false };
  const call = createCaller({
    baseUrl: 'http://localhost',
    headersFor: () => ({ authorization: `Bearer ${body.token}` }),
    transport: async (request) => {
      if (network.isCut) throw new TypeError('no network');
      if (request.method === 'PUT') network.onStore?.();
      return services.scores.request(request);
    },
  });
  const runs = createRunsClient(call);
  const createBrowserSaves = (storage = createMemory(), at = '2026-11-21T12:00:00Z') =>
    createCloudSaves({ runs, storage, keyword: 'quiet-sudoku', memberId: '7', now: () => new Date(at) });
  return { network, runs, browser: createBrowserSaves };
};

const createState = (level: number): JsonValue => ({ level });

describe('saving a game in the cloud', () => {
  it('makes the save available in another browser', async () => {
    const { browser } = await createPlayer();
    const { savedAt } = await browser().save(createState(3));
    expect(Date.parse(savedAt)).not.toBeNaN();
    expect(await browser().load()).toEqual(createState(3));
  });

  it('stores nothing in a browser after signing out in another tab, but still sends the save to the server', async () => {
    const { browser } = await createPlayer();
    const storage = createMemory();
    const saves = browser(storage);
    await saves.save(createState(1));
    expect(storage.keysOf('sw_cloud:')).toHaveLength(1);
    for (const key of [IDENTITY_KEY, ...storage.keysOf('sw_cloud:')]) storage.remove(key);
    await saves.save(createState(2));
    await saves.save(createState(3));
    expect(storage.keysOf('sw_cloud:')).toEqual([]);
    expect(await browser().load()).toEqual(createState(3));
  });

  it('returns null before the first save', async () => {
    const { browser } = await createPlayer();
    expect(await browser().load()).toBeNull();
  });

  it('increases the version with each save in one browser', async () => {
    const { browser, runs } = await createPlayer();
    const saves = browser();
    for (const level of [1, 2, 3]) await saves.save(createState(level));
    expect(await runs.loadSave('quiet-sudoku', 'main')).toMatchObject({ data: createState(3), version: 3 });
  });

  it('sends quick saves one at a time, the newest last', async () => {
    const { network, browser, runs } = await createPlayer();
    const storage = createMemory();
    const saves = browser(storage);
    let pendingCalls: Promise<unknown>[] = [];
    network.onStore = () => {
      network.onStore = undefined;
      pendingCalls = [2, 3, 4, 5].map((level) => saves.save(createState(level)));
    };
    await saves.save(createState(1));
    await Promise.all(pendingCalls);
    expect(await runs.loadSave('quiet-sudoku', 'main')).toMatchObject({ data: createState(5), version: 2 });
    expect(await browser(storage).load()).toEqual(createState(5));
    expect(await runs.loadSave('quiet-sudoku', 'displaced')).toMatchObject({ data: null });
  });

  it('rejects while offline, stores the save locally, and sends it at the next load', async () => {
    const { network, browser, runs } = await createPlayer();
    const storage = createMemory();
    const saves = browser(storage, '2030-01-01T00:00:00Z');
    await saves.save(createState(1));
    network.isCut = true;
    await expect(saves.save(createState(2))).rejects.toMatchObject({ code: 'network' });
    expect(await browser(storage).load()).toEqual(createState(2));
    network.isCut = false;
    expect(await browser(storage).load()).toEqual(createState(2));
    expect(await runs.loadSave('quiet-sudoku', 'main')).toMatchObject({ data: createState(2) });
  });

  it('preserves the saves of two browsers: the newer one in the main slot, the other in the displaced slot', async () => {
    const { browser, runs } = await createPlayer();
    const [desk, phone] = [browser(), browser()];
    await desk.save(createState(1));
    await phone.load();
    await desk.save(createState(2));
    await phone.save(createState(9));
    expect(await runs.loadSave('quiet-sudoku', 'main')).toMatchObject({ data: createState(9) });
    expect(await runs.loadSave('quiet-sudoku', 'displaced')).toMatchObject({ data: createState(2) });
  });

  it('moves an unsent save to the displaced slot when the server has a newer one', async () => {
    const { network, browser, runs } = await createPlayer();
    const storage = createMemory();
    const old = browser(storage, '2020-01-01T00:00:00Z');
    await old.save(createState(1));
    network.isCut = true;
    await old.save(createState(2)).catch(() => undefined);
    network.isCut = false;
    const other = browser();
    await other.load();
    await other.save(createState(5));
    expect(await browser(storage).load()).toEqual(createState(5));
    expect(await runs.loadSave('quiet-sudoku', 'displaced')).toMatchObject({ data: createState(2) });
  });
});

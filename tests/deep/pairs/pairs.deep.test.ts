/**
 * Runs every pair of a member's actions, sending 50 requests simultaneously to two processes,
 * and tests for errors, lost updates and contradictions.
 */
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerMember } from '../../../e2e/support/member';
import { findPostmaster, removeDataFolder } from '../../../scripts/lib/data-folder.mjs';
import { startSite } from '../../../scripts/lib/site-server.mjs';
import { projectRoot } from '../../support/embedded-test-server';
import {
  type PairAction,
  ALL_ACTIONS,
  type ActionRequest,
  CANCEL_ACTION,
  PAY_ACTION,
  RESUME_ACTION,
  type PairScene,
} from './actions';
import {
  createScene,
  findContradictions,
  openPage,
  openSession,
  readState,
  send,
  type PairStage,
} from './scene';

const REQUESTS_PER_ACTION = 50;
const REMOVED_WITHIN_MS = 60_000;
const EVENTS_WITHIN_MS = 10_000;
const ACTION_PAIRS = ALL_ACTIONS.flatMap((one, at) =>
  ALL_ACTIONS.slice(at).map((other) => [one, other] as const),
);
const dataDir = join(projectRoot, '.data-pairs');
/** How often each action was accepted in all pairs. */
const acceptedCounts = new Map<string, number>();

let startedSites: Awaited<ReturnType<typeof startSite>>[];
let databaseClient: Client;
let pairStage: PairStage;

beforeAll(async () => {
  await removeDataFolder(dataDir);
  const env = { RETURN_ORIGINS: 'https://forum.example.com' };
  startedSites = [await startSite({ dataDir, env })];
  startedSites.push(await startSite({ dataDir, env }));
  const socket = findPostmaster(dataDir)?.socket ?? '';
  databaseClient = new Client({
    host: socket.slice(0, socket.lastIndexOf('/')),
    user: 'postgres',
    database: 'starwick',
  });
  await databaseClient.connect();
  const queryColumn = async (query: string): Promise<string[]> =>
    (await databaseClient.query<{ value: string }>(query)).rows.map(({ value }) => String(value));
  const [avatarFid = ''] = await queryColumn(
    'select fid as value from product.avatar where price = 0 limit 1',
  );
  const [pricedFid = ''] = await queryColumn(
    'select fid as value from product.avatar where price > 0 limit 1',
  );
  const [sku = ''] = await queryColumn(
    `select extra ->> 'productSku' as value from product.game where is_download_game and not is_hidden and (extra ->> 'hasPurchase')::boolean limit 1`,
  );
  pairStage = {
    client: databaseClient,
    bases: startedSites.map(({ url }) => url),
    template: (await registerMember(startedSites[0]!.url)).name,
    nids: await queryColumn('select uid as value from product.game order by uid limit 8'),
    avatarFid,
    pricedFid,
    sku,
  };
}, 300_000);
afterAll(async () => {
  await databaseClient.end();
  for (const site of startedSites) await site.end();
  await removeDataFolder(dataDir);
});

/** Waits until an accepted deletion is complete. */
const waitForRemoval = async (uid: string): Promise<void> => {
  const deadline = Date.now() + REMOVED_WITHIN_MS;
  for (;;) {
    const { rowCount } = await databaseClient.query('select from product.member where uid = $1', [uid]);
    if (!rowCount) return;
    if (Date.now() > deadline) throw new Error('The account was not deleted in time.');
    await wait(100);
  }
};

/** Returns every value that an accepted request stored under a key. */
const valuesByKey = (stored: readonly Record<string, unknown>[]): Map<string, unknown[]> => {
  const values = new Map<string, unknown[]>();
  for (const entry of stored)
    for (const [key, value] of Object.entries(entry)) values.set(key, [...(values.get(key) ?? []), value]);
  return values;
};

const runPair = async (pair: readonly [PairAction, PairAction], number: number) => {
  const { scene, session } = await createScene(pairStage, number);
  const names = pair.map(({ name }) => name);
  const needsSubscription = names.includes(CANCEL_ACTION) || names.includes(RESUME_ACTION);
  if (needsSubscription || names.includes(PAY_ACTION))
    scene.pageId = await openPage(pairStage.bases[0]!, session, needsSubscription);
  const before = await readState(databaseClient, scene);
  const requests: { action: PairAction; request: ActionRequest }[] = Array.from(
    { length: REQUESTS_PER_ACTION },
    (_, at) => {
      const action = pair[at % 2]!;
      return { action, request: action.request(scene, Math.floor(at / 2)) };
    },
  );
  const replies = await Promise.all(
    requests.map(({ request }, at) => send(pairStage.bases[at % 4 < 2 ? 0 : 1]!, request, session)),
  );
  const errors = replies.flatMap(({ status }, at) =>
    status >= 500 || status === 0 ? [`${status} ${requests[at]!.action.name}`] : [],
  );
  const stored = requests.filter((_, at) => replies[at]!.status === 200);
  for (const { action } of stored)
    acceptedCounts.set(action.name, (acceptedCounts.get(action.name) ?? 0) + 1);
  const values = valuesByKey(stored.map(({ request }) => request.stores ?? {}));
  return { scene, before, errors, values };
};

/**
 * Returns, by key, the database values that no accepted request wrote. Reads the state again for several
 * seconds, because a provider's event arrives a little later.
 */
const findLost = async (
  scene: PairScene,
  before: Record<string, unknown>,
  values: Map<string, unknown[]>,
): Promise<Record<string, unknown>> => {
  const deadline = Date.now() + EVENTS_WITHIN_MS;
  for (;;) {
    const after = await readState(databaseClient, scene);
    const lostChanges = Object.entries(after).filter(([key, stored]) => {
      const allowed = values.get(key) ?? [before[key]];
      return !allowed.some((value) => isDeepStrictEqual(value, stored));
    });
    if (lostChanges.length === 0 || Date.now() > deadline) return Object.fromEntries(lostChanges);
    await wait(100);
  }
};

describe('sending every pair of a member’s actions to two processes at the same time', () => {
  it.each(ACTION_PAIRS.map((pair, number) => [pair[0].name, pair[1].name, pair, number] as const))(
    'keeps every accepted change of: %s, %s',
    { timeout: 180_000 },
    async (_one, _other, pair, number) => {
      const { scene, before, errors, values } = await runPair(pair, number);
      if (errors.length > 0) console.log(startedSites.map((site) => site.output().slice(-4_000)).join('\n'));
      expect(errors).toEqual([]);
      const passwords = values.get('password') ?? [];
      const isDeleted = values.has('isDeleted');
      values.delete('password');
      values.delete('isDeleted');
      if (isDeleted) {
        await waitForRemoval(scene.uid);
        expect(await readState(databaseClient, scene)).toEqual({ isDeleted: true });
      } else {
        expect(await findLost(scene, before, values)).toEqual({});
        await databaseClient.query('delete from product.rate_window');
        const known = passwords.length > 0 ? passwords.map(String) : [undefined];
        const opened = await Promise.all(
          known.map((pass) => openSession(pairStage.bases[0]!, scene.email, pass)),
        );
        expect(opened.filter((session) => session !== null)).toHaveLength(1);
      }
      expect(await findContradictions(databaseClient, scene)).toEqual([]);
    },
  );

  it('accepts every action at least once', () => {
    expect(ALL_ACTIONS.map(({ name }) => name).filter((name) => !acceptedCounts.has(name))).toEqual([]);
  });
});

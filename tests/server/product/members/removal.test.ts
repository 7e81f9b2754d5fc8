/** Tests interrupted deletions of accounts: a worker completes them in payments, scores and product. */
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { subscription } from '@/server/db/schema/billing';
import { mail } from '@/server/db/schema/mail';
import { member, memberRemoval } from '@/server/db/schema/members';
import { createTestBrowser, createTestMember, PASSWORD, type TestMember } from '../../../support/members';
import { request, createTestServices, type TestServices } from '../../../support/services';
import { subscribe } from '../../../support/subscribed';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => services.drop());

const requestRemoval = (member: TestMember) =>
  member.request('DELETE', `/user/${member.uid}`, { existing: PASSWORD });
const playRun = async (member: TestMember): Promise<void> => {
  const { body } = await member.request<{ token: string }>('GET', '/jwt/token');
  const headers = { authorization: `Bearer ${body.token}` };
  expect((await request(services.scores, 'PUT', '/player', { headers })).status).toBe(200);
};
const continueRemovals = async (): Promise<void> => {
  services.advance(60 * 60_000);
  services.service.removals.wake();
  await services.service.removals.updateCounts();
};
/** Counts the member's remaining rows in each table. */
const remainsOf = async ({ uid }: TestMember) => {
  const { db, pool } = services.database;
  const { rows } = await pool.query<{ n: number }>(
    'select count(*)::int as n from scores.player where subject = $1',
    [`member:${uid}`],
  );
  return {
    members: await db.$count(member, eq(member.uid, Number(uid))),
    players: rows[0]?.n,
    removals: await db.$count(memberRemoval, eq(memberRemoval.memberUid, Number(uid))),
  };
};
const NOTHING = { members: 0, players: 0, removals: 0 };
/** Simulates a process that dies right after it has stored the request. */
const interruptRemoval = (member: TestMember) =>
  services.database.db.insert(memberRemoval).values({
    memberUid: Number(member.uid),
    requestedAt: services.service.clock.now(),
    nextAttemptAt: services.service.clock.now(),
  });

describe('deleting an account', () => {
  it('completes later when the scores service does not respond', async () => {
    const ada = await createTestMember(services, 'Ada');
    await playRun(ada);
    vi.spyOn(services.service.scoresLink, 'removePlayer').mockRejectedValueOnce(new Error('no response'));
    expect((await requestRemoval(ada)).status).toBe(200);
    expect(await remainsOf(ada)).toEqual({ members: 1, players: 1, removals: 1 });
    const login = { name: 'Ada', pass: PASSWORD };
    expect((await createTestBrowser(services).request('POST', '/user/login', login)).status).toBe(401);
    expect((await ada.request('GET', '/user/login_status')).body).toEqual({ login_status: false });
    await continueRemovals();
    expect(await remainsOf(ada)).toEqual(NOTHING);
    expect(await services.database.db.$count(mail, eq(mail.kind, 'account-deleted'))).toBe(1);
  });

  it('gets completed by the worker after a crash, and ends the payments', async () => {
    const ben = await createTestMember(services, 'Ben');
    await playRun(ben);
    await subscribe(ben.request, services);
    await interruptRemoval(ben);
    await continueRemovals();
    expect(await remainsOf(ben)).toEqual(NOTHING);
    const live = await services.database.pool.query(
      `select 1 from product.sandbox_subscription where status = 'active'`,
    );
    expect(live.rows).toEqual([]);
    expect(await services.database.db.$count(subscription, eq(subscription.memberUid, Number(ben.uid)))).toBe(
      0,
    );
  });

  it('prevents further purchases by the account', async () => {
    const cleo = await createTestMember(services, 'Cleo');
    await interruptRemoval(cleo);
    expect((await cleo.request('POST', '/sw/api/checkout', { plan: 1 })).status).toBe(401);
    await continueRemovals();
    expect(await remainsOf(cleo)).toEqual(NOTHING);
  });

  it('continues with the next account when one cannot be deleted', async () => {
    const dora = await createTestMember(services, 'Dora');
    const emil = await createTestMember(services, 'Emil');
    await interruptRemoval(dora);
    await interruptRemoval(emil);
    const { scoresLink } = services.service;
    const original = scoresLink.removePlayer;
    vi.spyOn(scoresLink, 'removePlayer').mockImplementation((row, now) =>
      row.name === 'Dora' ? Promise.reject(new Error('no response')) : original(row, now),
    );
    await continueRemovals();
    expect(await remainsOf(emil)).toEqual(NOTHING);
    expect(await remainsOf(dora)).toMatchObject({ members: 1, removals: 1 });
    vi.restoreAllMocks();
    await continueRemovals();
    expect(await remainsOf(dora)).toEqual(NOTHING);
  });

  it('leaves the account unchanged if its payments cannot be ended', async () => {
    const finn = await createTestMember(services, 'Finn');
    await subscribe(finn.request, services);
    const { provider } = services.service.billing;
    vi.spyOn(provider!, 'removeCustomer').mockRejectedValueOnce(new Error('no response'));
    expect((await requestRemoval(finn)).status).toBe(500);
    expect(await remainsOf(finn)).toMatchObject({ members: 1, removals: 0 });
    expect((await finn.request('GET', '/user/login_status')).body).toEqual({ login_status: true });
    expect((await requestRemoval(finn)).status).toBe(200);
    expect(await remainsOf(finn)).toEqual(NOTHING);
  });
});

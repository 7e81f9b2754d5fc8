/** Tests that each waiting result is sent once, by its own player, until the server decides. Every loss is reported. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { IDENTITY_KEY } from '@/lib/domain/members/identity';
import { ApiError, type ErrorCode } from '@/lib/errors';
import { startLiveness } from '@/lib/domain/run/liveness';
import type { OutboxEntry } from '@/stores/outbox/outbox';
import { createOutboxSender, type SenderDeps } from '@/stores/outbox/send-outbox';
import { discardMemberEntries } from '@/stores/outbox/sign-out-outbox';
import { createLocks } from '@/tests/support/locks';
import { createMemoryStorage } from '@/tests/support/stores';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const HOUR_MS = 3_600_000;
const SCORES_ANSWER = {
  runId: 'r1',
  verified: false,
  verdict: 'counted' as const,
  value: 5,
  rank: null,
  entrants: null,
  best: null,
};

const STORED_ENTRY: OutboxEntry = {
  runId: 'r1',
  token: 't',
  keyword: 'quiet-sudoku',
  title: 'Quiet Sudoku',
  levelKey: '2026-11-22',
  owner: null,
  startedAt: new Date(NOW - HOUR_MS).toISOString(),
  finishedAt: NOW - HOUR_MS / 2,
  liveness: startLiveness(NOW - HOUR_MS),
  activeMs: 61_000,
  moves: [['place', 1]],
  value: null,
  hasFailed: true,
  outcome: null,
};

const createApiError = (code: ErrorCode): ApiError =>
  new ApiError(code, code, { callId: 'scores.finishRun' });

let storage: SenderDeps['storage'];
let finishRun: ReturnType<typeof vi.fn>;
let authIdentity: { user: { uid: string } | null; isReady: boolean };
let hasGuest: boolean;
let senderDeps: SenderDeps;

beforeEach(() => {
  storage = createMemoryStorage();
  finishRun = vi.fn(async () => SCORES_ANSWER);
  authIdentity = { user: null, isReady: true };
  hasGuest = true;
  senderDeps = {
    clients: {
      runs: { finish: finishRun },
      player: { hasGuest: () => hasGuest },
    } as unknown as SenderDeps['clients'],
    auth: { getState: () => authIdentity as ReturnType<SenderDeps['auth']['getState']> },
    storage,
    locks: createLocks(),
    now: () => NOW,
  };
});

const createSenderWithEntry = (more: Partial<OutboxEntry> = {}) => {
  const sender = createOutboxSender(senderDeps);
  sender.outbox.put({ ...STORED_ENTRY, ...more });
  return sender;
};

describe('sending the outbox', () => {
  it('submits a result as finished offline, with the time that the browser measured', async () => {
    const sender = createSenderWithEntry();
    await sender.sendAll();
    expect(finishRun).toHaveBeenCalledExactlyOnceWith('r1', {
      token: 't',
      activeMs: 61_000,
      moves: [['place', 1]],
      finishedOffline: { activeMs: 61_000 },
    });
    expect(sender.outbox.find('r1')).toMatchObject({
      moves: null,
      outcome: { kind: 'sent', isOffline: true, isLate: false },
    });
  });

  it('submits a result as observed when the server had received every checkpoint of its run', async () => {
    const sender = createSenderWithEntry({ liveness: startLiveness(NOW - 10_000) });
    expect(await sender.send('r1')).toMatchObject({ isOffline: false });
    expect(finishRun.mock.calls[0]?.[1]).not.toHaveProperty('finishedOffline');
  });

  it('waits for the guest’s merge when the server does not recognize the run as the member’s', async () => {
    authIdentity = { user: { uid: '7' }, isReady: true };
    finishRun.mockRejectedValueOnce(createApiError('notFound'));
    const sender = createSenderWithEntry({ owner: '7' });
    await expect(sender.send('r1')).rejects.toMatchObject({ code: 'unavailable' });
    expect(sender.outbox.find('r1')).toMatchObject({ moves: [['place', 1]], outcome: null });
    hasGuest = false;
    await sender.sendAll();
    expect(sender.outbox.find('r1')).toMatchObject({ outcome: { kind: 'sent' } });
  });

  it('gives up on an unknown run when no guest is to be merged', async () => {
    authIdentity = { user: { uid: '7' }, isReady: true };
    hasGuest = false;
    finishRun.mockRejectedValueOnce(createApiError('notFound'));
    expect(await createSenderWithEntry({ owner: '7' }).send('r1')).toMatchObject({
      kind: 'refused',
      code: 'notFound',
    });
  });

  it('submits once, even when several tabs try', async () => {
    createSenderWithEntry();
    const tabs = [
      createOutboxSender(senderDeps),
      createOutboxSender(senderDeps),
      createOutboxSender(senderDeps),
    ];
    await Promise.all([...tabs.map((tab) => tab.sendAll()), tabs[0]?.send('r1')]);
    expect(finishRun).toHaveBeenCalledOnce();
  });

  it('leaves a new result to the page of its game while the page is open', async () => {
    const sender = createSenderWithEntry({ hasFailed: false, finishedAt: NOW - 1000 });
    let closePage = (): void => undefined;
    const page = sender.queue.asSender('r1', () => new Promise<void>((resolve) => (closePage = resolve)));
    await sender.sendAll();
    expect(finishRun).not.toHaveBeenCalled();

    closePage();
    await page;
    await sender.sendAll();
    expect(finishRun).toHaveBeenCalledOnce();
  });

  it.each([
    [1_000, 0],
    [41_000, 1],
  ])(
    'waits for the page of a new result if the browser has no locks: after %i ms, it has submitted %i times',
    async (ago, times) => {
      senderDeps.locks = null;
      await createSenderWithEntry({ hasFailed: false, finishedAt: NOW - ago }).sendAll();
      expect(finishRun).toHaveBeenCalledTimes(times);
    },
  );

  it.each<ErrorCode>(['network', 'timeout', 'unavailable', 'internal', 'unauthorized', 'tooManyRequests'])(
    'continues to wait after %s',
    async (code) => {
      finishRun.mockRejectedValueOnce(createApiError(code));
      const sender = createSenderWithEntry({ hasFailed: false, finishedAt: 0 });
      await sender.sendAll();
      expect(sender.outbox.find('r1')).toMatchObject({
        outcome: null,
        hasFailed: true,
        moves: STORED_ENTRY.moves,
      });
      await sender.sendAll();
      expect(sender.outbox.find('r1')?.outcome).toMatchObject({ kind: 'sent' });
    },
  );

  it('stops at the first result without a response, and submits all the results later', async () => {
    finishRun.mockRejectedValueOnce(createApiError('network'));
    const sender = createSenderWithEntry();
    sender.outbox.put({ ...STORED_ENTRY, runId: 'r2', finishedAt: NOW });
    await sender.sendAll();
    expect(finishRun).toHaveBeenCalledOnce();
    await sender.sendAll();
    expect(finishRun.mock.calls.map(([id]) => id)).toEqual(['r1', 'r1', 'r2']);
  });

  it.each<ErrorCode>(['conflict', 'unprocessable', 'notFound', 'forbidden', 'badRequest'])(
    'ends after %s, and stores the rejection',
    async (code) => {
      finishRun.mockRejectedValueOnce(createApiError(code));
      const sender = createSenderWithEntry();
      await sender.sendAll();
      await sender.sendAll();
      expect(finishRun).toHaveBeenCalledOnce();
      expect(sender.outbox.find('r1')?.outcome).toMatchObject({ kind: 'refused', code });
    },
  );

  it('marks a result as late 48 hours after the start of its run', async () => {
    const sender = createSenderWithEntry({ startedAt: new Date(NOW - 49 * HOUR_MS).toISOString() });
    expect(await sender.send('r1')).toMatchObject({ isLate: true });
  });

  it('returns the earlier outcome if the response to an earlier attempt was lost', async () => {
    finishRun.mockResolvedValueOnce({ ...SCORES_ANSWER, verified: true, rank: 3, entrants: 9 });
    expect(await createSenderWithEntry().send('r1')).toMatchObject({ isOffline: false, result: { rank: 3 } });
  });
});

describe('permission to send a result', () => {
  const isSent = async (owner: string | null): Promise<boolean> => {
    await createSenderWithEntry({ owner }).sendAll();
    return finishRun.mock.calls.length > 0;
  };

  it('gets denied to everybody until the sign-in state is known', async () => {
    authIdentity.isReady = false;
    expect(await isSent(null)).toBe(false);
  });
  it('gets granted to a guest for their own result', async () => expect(await isSent(null)).toBe(true));
  it('gets denied to a guest for a member’s result', async () => expect(await isSent('7')).toBe(false));
  it('gets granted to a member for their own result', async () => {
    authIdentity.user = { uid: '7' };
    expect(await isSent('7')).toBe(true);
  });
  it('gets denied to a member for another member’s result', async () => {
    authIdentity.user = { uid: '8' };
    expect(await isSent('7')).toBe(false);
  });
  it('gets granted to the member into whom the guest was merged', async () => {
    authIdentity.user = { uid: '7' };
    hasGuest = false;
    expect(await isSent(null)).toBe(true);
  });
  it('gets denied to every member until the guest is merged', async () => {
    authIdentity.user = { uid: '7' };
    expect(await isSent(null)).toBe(false);
  });
  it('gets denied to a guest while the identity of a member is unverified', async () => {
    storage.write(IDENTITY_KEY, { uid: '7', details: { subscriber_status: null } });
    expect(await isSent(null)).toBe(false);
  });
});

describe('signing out', () => {
  it('removes the member’s results from the outbox, except for a record of the loss', () => {
    const sender = createSenderWithEntry({ owner: '7' });
    sender.outbox.put({ ...STORED_ENTRY, runId: 'r2', owner: null });
    discardMemberEntries(senderDeps, '7');
    expect(sender.outbox.find('r1')).toMatchObject({
      owner: null,
      token: '',
      moves: null,
      outcome: { kind: 'left' },
    });
    expect(sender.outbox.find('r2')).toEqual({ ...STORED_ENTRY, runId: 'r2', owner: null });

    const refused = { kind: 'refused', code: 'conflict', message: '' } as const;
    sender.outbox.put({ ...STORED_ENTRY, runId: 'r3', owner: '7', outcome: refused });
    discardMemberEntries(senderDeps, '7');
    expect(sender.outbox.find('r3')).toMatchObject({ owner: null, token: '', outcome: refused });
  });
});

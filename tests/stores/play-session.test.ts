import { describe, expect, it, vi } from 'vitest';
import { ApiError, type ErrorCode } from '@/lib/errors';
import type { AdKind } from '@/lib/game-protocol';
import { createPlayGate } from '@/components/views/player/play-gate';
import { createPlaySession, type PlaySessionDeps } from '@/stores/play-session';
import { createActiveRuns } from '@/stores/active-runs';
import { createRunEnd } from '@/stores/outbox/run-end';
import { createOutbox } from '@/stores/outbox/outbox';
import type { BrowserLocks } from '@/stores/outbox/browser-locks';
import { createSendQueue } from '@/stores/outbox/send-queue';
import { createLocks } from '@/tests/support/locks';
import { createMemoryStorage } from '@/tests/support/stores';

const STARTED_RUN = {
  id: 'r1',
  seed: 's',
  levelKey: null,
  mode: 'easy',
  startedAt: '2026-11-21T10:00:00.000Z',
};
const SCORES_ANSWER = { verified: true, verdict: 'counted', value: 5, rank: 1, entrants: 1, best: 5 };

const NOW = Date.parse('2026-11-21T10:01:00Z');

const openSession = (
  checkpoint: () => Promise<unknown>,
  {
    storage = createMemoryStorage(),
    locks = null as BrowserLocks | null,
    finish = () => Promise.resolve<unknown>(SCORES_ANSWER),
    start = (): Promise<unknown> => Promise.resolve({ run: STARTED_RUN, token: 't' }),
    waitForPlay = () => Promise.resolve(),
    mode = (): string | null => null,
  } = {},
) => {
  const calls: string[] = [];
  const reports: unknown[] = [];
  const recordCall =
    <T>(name: string, work: () => Promise<T>) =>
    async (_id?: unknown, body?: unknown) => {
      calls.push(name);
      if (name === 'checkpoint') reports.push(body);
      return work();
    };
  const runs = {
    start: recordCall('start', start),
    checkpoint: recordCall('checkpoint', checkpoint),
    finish: recordCall('finish', finish),
  };
  const doNothing = () => undefined;
  const clients = {
    runs,
    player: { hasGuest: () => true, require: () => Promise.resolve('token') },
  } as unknown as Parameters<typeof createRunEnd>[0]['clients'];
  const now = () => NOW;
  const onResolved = vi.fn(() => true);
  const onResult = vi.fn();
  const queue = createSendQueue(locks, now);
  const runEnd = createRunEnd({
    ...{ clients, storage, now, locks, queue, keyword: 'quiet-sudoku', title: 'Quiet Sudoku' },
    auth: { getState: () => ({ isReady: true, user: null }) },
    activeRuns: createActiveRuns(storage, 'quiet-sudoku'),
    isShown: () => true,
    onResult,
    onResolved,
  });
  const onRun = vi.fn();
  const onProgress = vi.fn();
  const showAd = vi.fn(async (kind: AdKind) => ({ shown: kind === 'rewarded' }));
  const session = createPlaySession({
    clients,
    storage,
    queue,
    loadRunEnd: async () => runEnd,
    saves: {
      load: () => Promise.resolve(null),
      save: () => Promise.resolve(),
    } as unknown as PlaySessionDeps['saves'],
    keyword: 'quiet-sudoku',
    levelKey: () => null,
    mode,
    challenge: () => null,
    waitForPlay,
    locale: 'en-GB',
    settings: () => ({}) as ReturnType<PlaySessionDeps['settings']>,
    share: () => Promise.resolve('copied'),
    showAd,
    onRun,
    onProgress,
    onNavigate: doNothing,
    onReady: doNothing,
    onFailed: doNothing,
    onLoading: doNothing,
    onGameplay: doNothing,
    onRelease: doNothing,
    onMuted: doNothing,
    onResultReport: doNothing,
  });
  return {
    session,
    showAd,
    onRun,
    onProgress,
    calls,
    reports,
    onSettled: onResolved,
    onResult,
    outbox: createOutbox(storage),
  };
};

const createGate = () => {
  const { wait, setOpen } = createPlayGate();
  return { wait, play: () => setOpen(true) };
};

const GAME_CHECKPOINT = { runId: 'r1', activeMs: 1, moveCount: 1, event: 'pause' } as const;
const RUN_END = { runId: 'r1', activeMs: 2, moves: [], value: null };

describe('a game that loads before Play is pressed', () => {
  it('receives the mode and state that the page has when Play is pressed', async () => {
    const { play, ...gate } = createGate();
    let mode = 'easy';
    const { session } = openSession(() => Promise.resolve(), { waitForPlay: gate.wait, mode: () => mode });
    const response = vi.fn();
    void Promise.resolve(session.init()).then(response);
    await Promise.resolve();
    expect(response).not.toHaveBeenCalled();

    mode = 'hard';
    play();
    await vi.waitFor(() => expect(response).toHaveBeenCalledOnce());
    expect(response).toHaveBeenCalledWith(expect.objectContaining({ mode: 'hard', isPlayPressed: true }));
  });
});

describe('an open run', () => {
  it('finishes even after signing out in another tab has removed its stored data', async () => {
    const storage = createMemoryStorage();
    const { session, calls, onRun } = openSession(() => Promise.resolve(), { storage });
    await session.startRun({ mode: 'easy', levelKey: null, resumeRunId: null });
    expect(onRun).toHaveBeenCalledExactlyOnceWith('easy');
    storage.keysOf('sw_runs:').forEach((key) => storage.remove(key));
    await session.checkpoint({ ...GAME_CHECKPOINT, progress: null });
    expect(await session.submitRun(RUN_END)).toMatchObject({ state: 'counted', rank: 1 });
    expect(calls).toEqual(['start', 'checkpoint', 'finish']);
  });

  it('reports its moves only after a change, so that it does not overwrite the report of another device', async () => {
    const { session, reports } = openSession(() => Promise.resolve());
    await session.startRun({ mode: 'easy', levelKey: null, resumeRunId: null });
    const reportMoves = (moveCount: number, progress: number | null = null) =>
      session.checkpoint({ runId: 'r1', activeMs: 1, moveCount, progress, event: 'beat' });
    await reportMoves(10, 0.25);
    await reportMoves(10, 0.25);
    await reportMoves(11);
    expect(reports).toEqual([
      { token: 't', kind: 'beat', activeMs: 1, moveCount: 10, progress: 0.25 },
      { token: 't', kind: 'beat', activeMs: 1 },
      { token: 't', kind: 'beat', activeMs: 1, moveCount: 11, progress: undefined },
    ]);
  });
});

describe('resuming a run', () => {
  it('reports the active time that the save had reached', async () => {
    const { session, calls, reports } = openSession(() => Promise.resolve());
    const requested = { mode: 'easy', levelKey: null };
    const { runId } = await session.startRun({ ...requested, resumeRunId: null });
    await session.startRun({ ...requested, resumeRunId: runId, resumeActiveMs: 4_200 });
    expect(calls).toEqual(['start', 'checkpoint']);
    expect(reports).toEqual([{ token: 't', kind: 'resume', activeMs: 4_200 }]);
  });
});

describe('starting a run that is rejected', () => {
  const begin = (code: ErrorCode, message: string) => {
    const start = () => Promise.reject(new ApiError(code, message, { callId: 'scores.startRun' }));
    const { session } = openSession(() => Promise.resolve(), { start });
    return Promise.resolve(session.startRun({ mode: 'daily', levelKey: '2031-01-01', resumeRunId: null }));
  };

  it.each([
    ['badRequest', 'This day has not opened yet.', 'refused'],
    ['notFound', 'There is no such game.', 'not_found'],
    ['tooManyRequests', 'Too many requests in a short time. Please wait a moment.', 'offline'],
    ['unavailable', 'The result could not be checked. Please try again.', 'offline'],
  ] as const)('forwards the message of %s', async (code, message, reported) => {
    await expect(begin(code, message)).rejects.toEqual({ code: reported, message });
  });

  it.each([
    ['badRequest', 'Malformed request: level_key.', 'refused'],
    ['internal', 'Something broke.', 'offline'],
    ['network', 'The network is not reachable.', 'offline'],
    ['timeout', 'The request took too long.', 'timeout'],
  ] as const)('hides the message of %s: %s', async (code, message, reported) => {
    await expect(begin(code, message)).rejects.toEqual({ code: reported, message: '' });
  });
});

describe('a run in the player', () => {
  it('ends only after the response to its last checkpoint', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const { session, calls } = openSession(() => new Promise((resolve) => (answer = resolve)));
    await session.startRun({ mode: 'easy', levelKey: null, resumeRunId: null });

    const checkpoint = session.checkpoint(GAME_CHECKPOINT);
    const end = session.submitRun(RUN_END);
    await vi.waitFor(() => expect(calls).toEqual(['start', 'checkpoint']));
    answer(null);
    await Promise.all([checkpoint, end]);

    expect(calls).toEqual(['start', 'checkpoint', 'finish']);
  });

  it('ends even when its last checkpoint was lost', async () => {
    const { session, calls } = openSession(() => Promise.reject(new Error('lost')));
    await session.startRun({ mode: 'easy', levelKey: null, resumeRunId: null });

    const checkpoint = Promise.resolve(session.checkpoint(GAME_CHECKPOINT)).catch(() => 'lost');
    await expect(session.submitRun(RUN_END)).resolves.toMatchObject({ verified: true });

    await expect(checkpoint).resolves.toBe('lost');
    expect(calls).toEqual(['start', 'checkpoint', 'finish']);
  });

  const isLost = () => Promise.reject(new ApiError('network', 'lost', { callId: 'scores.finishRun' }));
  const begin = async (more: Parameters<typeof openSession>[1] = {}) => {
    const opened = openSession(() => Promise.resolve(), more);
    await opened.session.startRun({ mode: 'easy', levelKey: null, resumeRunId: null });
    return opened;
  };

  it('leaves nothing in the outbox after it has been sent', async () => {
    const { session, outbox, onResult } = await begin();
    await session.submitRun(RUN_END);
    expect(outbox.list()).toEqual([]);
    expect(onResult).toHaveBeenCalledOnce();
  });

  it('stores its result before it sends it', async () => {
    const storage = createMemoryStorage();
    const saved: unknown[] = [];
    const { session } = await begin({
      storage,
      finish: async () => {
        saved.push(...createOutbox(storage).list());
        return SCORES_ANSWER;
      },
    });
    await session.submitRun(RUN_END);
    expect(saved).toMatchObject([{ runId: 'r1', token: 't', activeMs: 2, moves: [], owner: null }]);
  });

  it('counts as being sent as soon as it is stored', async () => {
    const locks = createLocks();
    const hasSender: boolean[] = [];
    const finish = async () => {
      hasSender.push(await createSendQueue(locks, () => NOW).hasSender('r1', NOW));
      return SCORES_ANSWER;
    };
    const { session } = await begin({ locks, finish });
    await session.submitRun(RUN_END);
    expect(hasSender).toEqual([true]);
    expect(await createSendQueue(locks, () => NOW).hasSender('r1', NOW)).toBe(false);
  });

  it.each([
    ['tooManyRequests', 'offline'],
    ['contract', 'offline'],
    ['unauthorized', 'unauthorised'],
  ] as const)('keeps its result after %s, which is not a rejection', async (code, reported) => {
    const finish = () => Promise.reject(new ApiError(code, code, { callId: 'scores.finishRun' }));
    const { session, outbox } = await begin({ finish });
    await expect(session.submitRun(RUN_END)).rejects.toMatchObject({ code: reported });
    expect(outbox.list()).toMatchObject([{ hasFailed: true, outcome: null }]);
  });

  it('keeps a result without a response, and notifies the game when the response arrives later', async () => {
    const finish = vi.fn(isLost);
    const { session, outbox, onSettled: onResolved, onResult } = await begin({ finish });
    await expect(session.submitRun(RUN_END)).rejects.toMatchObject({ code: 'offline' });
    const [entry] = outbox.list();
    expect(entry).toMatchObject({ runId: 'r1', hasFailed: true, outcome: null });
    if (!entry) return;

    const outcome = {
      kind: 'sent',
      result: { ...SCORES_ANSWER, runId: 'r1' },
      isOffline: true,
      isLate: false,
    };
    outbox.put({ ...entry, outcome } as typeof entry);
    expect(onResolved).toHaveBeenCalledExactlyOnceWith({
      runId: 'r1',
      result: expect.objectContaining({ state: 'counted', isOffline: true }),
    });
    expect(onResult).toHaveBeenCalledOnce();
    expect(outbox.list()).toEqual([]);
  });

  it('sends its result even when the browser cannot store it', async () => {
    const storage = createMemoryStorage();
    const { session } = await begin({
      storage: {
        ...storage,
        write: (key, value) => !key.startsWith('sw_unsent') && storage.write(key, value),
      },
    });
    await expect(session.submitRun(RUN_END)).resolves.toMatchObject({ state: 'counted' });
  });

  it('notifies the game of a final rejection', async () => {
    const finish = () => Promise.reject(new ApiError('conflict', 'over', { callId: 'scores.finishRun' }));
    const { session, outbox } = await begin({ finish });
    await expect(session.submitRun(RUN_END)).rejects.toMatchObject({
      code: 'refused',
      message: expect.stringMatching(/^Its /),
    });
    expect(outbox.list()).toEqual([]);
  });
});

describe('a game’s request for an ad', () => {
  it('reaches the page, and resolves to whether the ad was seen', async () => {
    const { session, showAd } = openSession(() => Promise.resolve());
    await expect(session.showAd('rewarded')).resolves.toEqual({ shown: true });
    await expect(session.showAd('midgame')).resolves.toEqual({ shown: false });
    expect(showAd.mock.calls).toEqual([['rewarded'], ['midgame']]);
  });
});

describe('the progress text that a game reports', () => {
  const DAILY = { ...STARTED_RUN, mode: 'daily', levelKey: '2026-11-21' };

  it('comes with the key of the daily level, and is removed when the result arrives', async () => {
    const { session, onProgress } = openSession(() => Promise.resolve(), {
      start: () => Promise.resolve({ run: DAILY, token: 't' }),
    });
    await session.startRun({ mode: 'daily', levelKey: null, resumeRunId: null });
    session.onProgress?.('26 of 81 cells', 0.25);
    await session.submitRun(RUN_END);
    expect(onProgress.mock.calls).toEqual([
      ['26 of 81 cells', 0.25, '2026-11-21'],
      [null, null, '2026-11-21'],
    ]);
  });

  it('comes without a level key in a mode other than the daily', async () => {
    const { session, onProgress } = openSession(() => Promise.resolve());
    await session.startRun({ mode: 'easy', levelKey: null, resumeRunId: null });
    session.onProgress?.('26 of 81 cells', null);
    expect(onProgress).toHaveBeenCalledWith('26 of 81 cells', null, null);
  });
});

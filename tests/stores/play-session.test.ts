import { describe, expect, it, vi } from 'vitest';
import { createPlaySession, type PlaySessionDeps } from '@/stores/play-session';

const RUN = { id: 'r1', seed: 's', levelKey: null, mode: 'easy', startedAt: '2026-11-21T10:00:00.000Z' };
const ANSWER = { verified: true, verdict: 'ranked', value: 5, rank: 1, entrants: 1, best: 5 };

const keep = (): PlaySessionDeps['storage'] => {
  const values = new Map<string, unknown>();
  return {
    read: (key: string) => values.get(key) ?? null,
    write: (key: string, value: unknown) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
  } as unknown as PlaySessionDeps['storage'];
};

const openSession = (checkpoint: () => Promise<unknown>) => {
  const calls: string[] = [];
  const note =
    <T>(name: string, work: () => Promise<T>) =>
    async () => {
      calls.push(name);
      return work();
    };
  const runs = {
    start: note('start', () => Promise.resolve({ run: RUN, token: 't' })),
    checkpoint: note('checkpoint', checkpoint),
    finish: note('finish', () => Promise.resolve(ANSWER)),
  };
  const nothing = () => undefined;
  const session = createPlaySession({
    clients: { runs } as unknown as PlaySessionDeps['clients'],
    storage: keep(),
    saves: {
      load: () => Promise.resolve(null),
      save: () => Promise.resolve(),
    } as unknown as PlaySessionDeps['saves'],
    keyword: 'quiet-sudoku',
    levelKey: null,
    mode: null,
    locale: 'en-GB',
    settings: () => ({}) as ReturnType<PlaySessionDeps['settings']>,
    share: () => Promise.resolve('copied'),
    onResult: vi.fn(),
    onNavigate: nothing,
    onReady: nothing,
    onFailed: nothing,
    onLoading: nothing,
    onGameplay: nothing,
    onRelease: nothing,
    onMuted: nothing,
  });
  return { session, calls };
};

const CHECKPOINT = { runId: 'r1', activeMs: 1, moveCount: 1, event: 'pause' } as const;
const END = { runId: 'r1', activeMs: 2, moves: [], value: null };

describe('a run in the player', () => {
  it('ends only once its last checkpoint has been answered', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const { session, calls } = openSession(() => new Promise((resolve) => (answer = resolve)));
    await session.startRun({ mode: 'easy', levelKey: null, resumeRunId: null });

    const checkpoint = session.checkpoint(CHECKPOINT);
    const end = session.submitRun(END);
    await vi.waitFor(() => expect(calls).toEqual(['start', 'checkpoint']));
    answer(null);
    await Promise.all([checkpoint, end]);

    expect(calls).toEqual(['start', 'checkpoint', 'finish']);
  });

  it('ends although its last checkpoint was lost', async () => {
    const { session, calls } = openSession(() => Promise.reject(new Error('lost')));
    await session.startRun({ mode: 'easy', levelKey: null, resumeRunId: null });

    const checkpoint = Promise.resolve(session.checkpoint(CHECKPOINT)).catch(() => 'lost');
    await expect(session.submitRun(END)).resolves.toMatchObject({ verified: true });

    await expect(checkpoint).resolves.toBe('lost');
    expect(calls).toEqual(['start', 'checkpoint', 'finish']);
  });
});

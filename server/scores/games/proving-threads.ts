/** Threads that replay runs: a fast lane for nearly all of them, a slow lane for long games, and no result waits for the other lane. */
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import Tinypool from 'tinypool';
import { ServiceError } from '@/lib/errors';
import { createFairQueue } from '../../platform/fair-queue';
import type { Log } from '../../platform/log';
import type { MovesToProve, ProveMoves, ProvenMoves, Submitter } from './prove';
import type { ThreadResult, ThreadTask } from './proving-thread';

const MAX_SLOW_THREADS = 3;
/** The longest honest game takes five seconds on a desktop; a replay that takes longer than this ends with its thread. */
const WITHIN_MS = 30_000;
/** A replay that takes longer moves to the slow lane: a busy machine may stretch the usual tenth of a second. */
const FAST_BUDGET_MS = 250;
/** A single move should never take this long; the thread ends, and the player's next try starts in the slow lane. */
const FAST_WITHIN_MS = 2_000;
/** Players whose next replay starts in the slow lane; the set is emptied when it is full. */
const MAX_SLOW_PLAYERS = 10_000;
/** Runs that are replayed or wait for it; a submission beyond that is asked to come again. */
const MAX_WAITING = 256;
const MAX_PER_PLAYER = 2;
const RETRY_AFTER_S = 5;
const MAX_MEMORY_MB = 512;

export interface ProvingThreads {
  prove: ProveMoves;
  close(): Promise<void>;
}

interface Settings {
  /** The program of a thread, whose default export replays a `ThreadTask`. */
  file: string;
  log: Log;
  withinMs?: number;
  mostWaiting?: number;
}

interface Lane {
  run(asked: MovesToProve, submitter: Submitter): Promise<ProvenMoves | null>;
  close(): Promise<void>;
}

const startLane = (
  file: string,
  { threads, budgetMs, withinMs }: { threads: number; budgetMs: number; withinMs: number },
): Lane => {
  const pool = new Tinypool({
    filename: pathToFileURL(file).href,
    runtime: 'worker_threads',
    minThreads: 1,
    maxThreads: threads,
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
  });
  const queue = createFairQueue(threads);
  let isClosed = false;
  return {
    run: (asked, submitter) =>
      queue(submitter.network, async () => {
        if (isClosed) throw new Error('The replay threads are closed.');
        const task: ThreadTask = { ...asked, budgetMs };
        try {
          const result = (await pool.run(task, { signal: AbortSignal.timeout(withinMs) })) as ThreadResult;
          submitter.handleCost(result.spentMs);
          return result.proven;
        } catch (error) {
          submitter.handleCost(withinMs);
          throw error;
        }
      }),
    close: () => {
      isClosed = true;
      return pool.destroy();
    },
  };
};

/** Starts one thread for each lane, and more for the slow one while it has work for them. */
export const startProvingThreads = ({
  file,
  log,
  withinMs = WITHIN_MS,
  mostWaiting = MAX_WAITING,
}: Settings): ProvingThreads => {
  const fast = startLane(file, {
    threads: 1,
    budgetMs: FAST_BUDGET_MS,
    withinMs: Math.min(FAST_WITHIN_MS, withinMs),
  });
  const slow = startLane(file, {
    threads: Math.min(MAX_SLOW_THREADS, Math.max(1, availableParallelism() - 1)),
    budgetMs: Infinity,
    withinMs,
  });
  const slowPlayers = new Set<number>();
  let underWay = 0;
  const ofPlayers = new Map<number, number>();

  const markSlow = (playerId: number): void => {
    if (slowPlayers.size >= MAX_SLOW_PLAYERS) slowPlayers.clear();
    slowPlayers.add(playerId);
  };

  const replayInFastLane = async (asked: MovesToProve, submitter: Submitter) => {
    try {
      const proven = await fast.run(asked, submitter);
      if (proven?.replay.outcome !== 'interrupted') return { proven };
      markSlow(submitter.playerId);
      return null;
    } catch (error) {
      markSlow(submitter.playerId);
      throw error;
    }
  };

  // A player stays in the slow lane until a run of theirs is short again.
  const replayInSlowLane = (asked: MovesToProve, submitter: Submitter) =>
    slow.run(asked, {
      ...submitter,
      handleCost: (ms) => {
        submitter.handleCost(ms);
        if (ms <= FAST_BUDGET_MS) slowPlayers.delete(submitter.playerId);
      },
    });

  const replay = async (asked: MovesToProve, submitter: Submitter): Promise<ProvenMoves | null> => {
    if (underWay >= mostWaiting) throw new Error('Too many runs wait for a thread.');
    underWay += 1;
    try {
      const isSlow = slowPlayers.has(submitter.playerId);
      const done = isSlow ? null : await replayInFastLane(asked, submitter);
      return done ? done.proven : await replayInSlowLane(asked, submitter);
    } finally {
      underWay -= 1;
    }
  };

  return {
    prove: async (asked, submitter) => {
      const own = ofPlayers.get(submitter.playerId) ?? 0;
      if (own >= MAX_PER_PLAYER)
        throw new ServiceError('tooManyRequests', 'One result after another.', undefined, RETRY_AFTER_S);
      ofPlayers.set(submitter.playerId, own + 1);
      try {
        return await replay(asked, submitter);
      } catch (error) {
        log.error('A run could not be played again.', { error, game: asked.keyword, mode: asked.spec.mode });
        throw new ServiceError('unavailable', 'Results are busy. Try again.', undefined, RETRY_AFTER_S);
      } finally {
        const left = (ofPlayers.get(submitter.playerId) ?? 1) - 1;
        if (left > 0) ofPlayers.set(submitter.playerId, left);
        else ofPlayers.delete(submitter.playerId);
      }
    },
    close: async () => {
      await Promise.all([fast.close(), slow.close()]);
    },
  };
};

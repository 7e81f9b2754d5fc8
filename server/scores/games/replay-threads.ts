/**
 * Replays runs on threads, with a fast lane for most runs and a slow lane for long games. Neither lane waits for the
 * other.
 */
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import Tinypool from 'tinypool';
import { ServiceError } from '@/lib/errors';
import { createFairQueue } from '../../platform/fair-queue';
import type { Log } from '../../platform/log';
import { createLaneChoice } from './lane-choice';
import type { MovesToReplay, ReplayMoves, ReplayedMoves, RunSubmitter } from './replay-moves';
import type { ThreadResult, ThreadTask } from './replay-thread';

const MAX_SLOW_THREADS = 3;
/**
 * The time limit of a replay; its thread is ended after that. The longest honest game takes five seconds on a desktop.
 */
const SLOW_TIMEOUT_MS = 30_000;
/** A replay that takes longer is moved to the slow lane. Most take 0.1 s, or more on a busy machine. */
const FAST_BUDGET_MS = 250;
/**
 * The time limit of a task in the fast lane, which includes starting its thread on a busy machine. The budget is
 * checked only between moves.
 */
const FAST_TIMEOUT_MS = 10_000;
/** The maximum number of runs being replayed or waiting; further submissions must be retried. */
const MAX_WAITING = 256;
/** The maximum share of them in the slow lane, so that slow games never use up the room of short ones. */
const MAX_SLOW_SHARE = 0.5;
const MAX_PER_PLAYER = 2;
/** Enough for two classes of forty that finish at the same moment. */
const MAX_PER_NETWORK = 80;
const RETRY_AFTER_S = 5;
const MAX_MEMORY_MB = 512;

export interface ReplayThreads {
  replay: ReplayMoves;
  close(): Promise<void>;
}

interface ReplayThreadsSettings {
  /** The thread's program; its default export replays a `ThreadTask`. */
  file: string;
  log: Log;
  withinMs?: number;
  maxWaiting?: number;
}

const LANE_LEFT = 'left';

/** Counts the replays under way for each key. */
const createCounts = <Key>() => {
  const counts = new Map<Key, number>();
  return {
    of: (key: Key): number => counts.get(key) ?? 0,
    add: (key: Key, change: 1 | -1): void => {
      const count = (counts.get(key) ?? 0) + change;
      if (count > 0) counts.set(key, count);
      else counts.delete(key);
    },
  };
};

const createBusyError = (whose: string): ServiceError =>
  new ServiceError(
    'tooManyRequests',
    `${whose} are still being checked. Please try again.`,
    undefined,
    RETRY_AFTER_S,
  );

interface ReplayLane {
  /**
   * Replays moves in this lane.
   * @param mayLeaveLane called when the replay's turn comes; if it returns true, the replay is skipped and the result
   * is LANE_LEFT
   */
  run(
    requested: MovesToReplay,
    submitter: RunSubmitter,
    mayLeaveLane: () => boolean,
  ): Promise<ReplayedMoves | null | typeof LANE_LEFT>;
  close(): Promise<void>;
}

const startLane = (
  file: string,
  { threads, budgetMs, withinMs }: { threads: number; budgetMs: number; withinMs: number },
): ReplayLane => {
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
    run: (requested, submitter, mayLeaveLane) =>
      queue(submitter.network, async () => {
        if (isClosed) throw new Error('The replay threads are closed.');
        if (mayLeaveLane()) return LANE_LEFT;
        const task: ThreadTask = { ...requested, budgetMs };
        try {
          const result = (await pool.run(task, { signal: AbortSignal.timeout(withinMs) })) as ThreadResult;
          submitter.handleCost(result.spentMs);
          return result.replayed;
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

/** Starts one thread for each lane; the slow lane starts more while it has work. */
export const startReplayThreads = ({
  file,
  log,
  withinMs = SLOW_TIMEOUT_MS,
  maxWaiting: maxWaiting = MAX_WAITING,
}: ReplayThreadsSettings): ReplayThreads => {
  const fast = startLane(file, {
    threads: 1,
    budgetMs: FAST_BUDGET_MS,
    withinMs: Math.min(FAST_TIMEOUT_MS, withinMs),
  });
  const slow = startLane(file, {
    threads: Math.min(MAX_SLOW_THREADS, Math.max(1, availableParallelism() - 1)),
    budgetMs: Infinity,
    withinMs,
  });
  const lanes = createLaneChoice();
  let activeReplays = 0;
  let inSlowLane = 0;
  const playerCounts = createCounts<number>();
  const networkCounts = createCounts<string>();

  const replayInFastLane = async (requested: MovesToReplay, submitter: RunSubmitter) => {
    try {
      const replayed = await fast.run(requested, submitter, () => lanes.isSlow(requested, submitter));
      // Other runs of the mode took long while this run waited, so it moves to the slow lane.
      if (replayed === LANE_LEFT) return null;
      const exceededBudget = replayed?.replay.outcome === 'interrupted';
      lanes.record(requested, submitter, exceededBudget);
      return exceededBudget ? null : { proven: replayed };
    } catch (error) {
      lanes.record(requested, submitter, true);
      throw error;
    }
  };

  const replayInSlowLane = async (
    requested: MovesToReplay,
    submitter: RunSubmitter,
  ): Promise<ReplayedMoves | null> => {
    const handleCost = (ms: number): void => {
      submitter.handleCost(ms);
      if (ms <= FAST_BUDGET_MS) lanes.record(requested, submitter, false);
    };
    if (inSlowLane >= maxWaiting * MAX_SLOW_SHARE)
      throw new Error('Too many slow runs are waiting for replay.');
    inSlowLane += 1;
    try {
      const replayed = await slow.run(requested, { ...submitter, handleCost }, () => false);
      return replayed === LANE_LEFT ? null : replayed;
    } finally {
      inSlowLane -= 1;
    }
  };

  const replayInLane = async (
    requested: MovesToReplay,
    submitter: RunSubmitter,
  ): Promise<ReplayedMoves | null> => {
    if (activeReplays >= maxWaiting) throw new Error('Too many runs are waiting for replay.');
    activeReplays += 1;
    try {
      const isSlow = lanes.isSlow(requested, submitter);
      const done = isSlow ? null : await replayInFastLane(requested, submitter);
      return done ? done.proven : await replayInSlowLane(requested, submitter);
    } finally {
      activeReplays -= 1;
    }
  };

  return {
    replay: async (requested, submitter) => {
      const { playerId, network } = submitter;
      if (playerCounts.of(playerId) >= MAX_PER_PLAYER) throw createBusyError('Your previous results');
      if (networkCounts.of(network) >= MAX_PER_NETWORK)
        throw createBusyError('Many results from your network');
      playerCounts.add(playerId, 1);
      networkCounts.add(network, 1);
      try {
        return await replayInLane(requested, submitter);
      } catch (error) {
        log.error('replaying a run failed', {
          error,
          game: requested.keyword,
          mode: requested.spec.mode,
        });
        throw new ServiceError(
          'unavailable',
          'The result could not be checked. Please try again.',
          undefined,
          RETRY_AFTER_S,
        );
      } finally {
        playerCounts.add(playerId, -1);
        networkCounts.add(network, -1);
      }
    },
    close: async () => {
      await Promise.all([fast.close(), slow.close()]);
    },
  };
};

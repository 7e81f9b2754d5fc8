/** Threads that play runs again, so that a long game of one player keeps no answer of another waiting. */
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import Tinypool from 'tinypool';
import { ServiceError } from '@/lib/errors';
import type { Log } from '../../platform/log';
import type { MovesToProve, ProveMoves, ProvenMoves } from './prove';

const MOST_THREADS = 4;
/** The longest honest game takes five seconds on a desktop; what takes longer than this is ended with its thread. */
const WITHIN_MS = 30_000;
/** Runs that are played or wait for it; who comes then is asked to come again. */
const MOST_WAITING = 256;
/** Of one player at a time: nobody holds up the others. */
const MOST_OF_A_PLAYER = 2;
const RETRY_AFTER_S = 5;
const MOST_MEMORY_MB = 512;

export interface ProvingThreads {
  prove: ProveMoves;
  close(): Promise<void>;
}

interface Settings {
  /** Of the program of a thread, whose default is `proveMoves`. */
  file: string;
  log: Log;
  withinMs?: number;
  mostWaiting?: number;
}

/** Starts one thread, and more while there is work for them. */
export const startProvingThreads = ({
  file,
  log,
  withinMs = WITHIN_MS,
  mostWaiting = MOST_WAITING,
}: Settings): ProvingThreads => {
  const pool = new Tinypool({
    filename: pathToFileURL(file).href,
    runtime: 'worker_threads',
    minThreads: 1,
    maxThreads: Math.min(MOST_THREADS, Math.max(1, availableParallelism() - 1)),
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
  });
  // Counted here: the pool lets go of what it refuses without ending its time limit.
  let underWay = 0;
  const ofPlayers = new Map<number, number>();
  const play = async (asked: MovesToProve): Promise<ProvenMoves | null> => {
    if (underWay >= mostWaiting) throw new Error('Too many runs wait for a thread.');
    underWay += 1;
    try {
      return (await pool.run(asked, { signal: AbortSignal.timeout(withinMs) })) as ProvenMoves | null;
    } finally {
      underWay -= 1;
    }
  };
  return {
    prove: async (asked, owner) => {
      const own = ofPlayers.get(owner) ?? 0;
      if (own >= MOST_OF_A_PLAYER)
        throw new ServiceError('tooManyRequests', 'One result after another.', undefined, RETRY_AFTER_S);
      ofPlayers.set(owner, own + 1);
      try {
        return await play(asked);
      } catch (error) {
        log.error('A run could not be played again.', { error, game: asked.keyword, mode: asked.spec.mode });
        throw new ServiceError('unavailable', 'Results are busy. Try again.', undefined, RETRY_AFTER_S);
      } finally {
        const left = (ofPlayers.get(owner) ?? 1) - 1;
        if (left > 0) ofPlayers.set(owner, left);
        else ofPlayers.delete(owner);
      }
    },
    close: () => pool.destroy(),
  };
};

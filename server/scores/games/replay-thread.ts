/** The entry point of a thread that replays runs. */
import { type MovesToReplay, replayMoves, type ReplayedMoves } from './replay-moves';

export interface ThreadTask extends MovesToReplay {
  /** The replay is interrupted after this many milliseconds; Infinity for no limit. */
  budgetMs: number;
}

export interface ThreadResult {
  replayed: ReplayedMoves | null;
  /** How long the replay took, in milliseconds. */
  spentMs: number;
}

const replayTask = ({ budgetMs, ...asked }: ThreadTask): ThreadResult => {
  const startedAt = performance.now();
  const replayed = replayMoves(asked, () => performance.now() - startedAt > budgetMs);
  return { replayed: replayed, spentMs: performance.now() - startedAt };
};

export default replayTask;

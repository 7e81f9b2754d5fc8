/** The entry point of a thread that replays runs. */
import { type MovesToProve, proveMoves, type ProvenMoves } from './prove';

export interface ThreadTask extends MovesToProve {
  /** The replay is interrupted after this many milliseconds; Infinity for no limit. */
  budgetMs: number;
}

export interface ThreadResult {
  proven: ProvenMoves | null;
  /** How long the replay took, in milliseconds. */
  spentMs: number;
}

const replay = ({ budgetMs, ...asked }: ThreadTask): ThreadResult => {
  const startedAt = performance.now();
  const proven = proveMoves(asked, () => performance.now() - startedAt > budgetMs);
  return { proven, spentMs: performance.now() - startedAt };
};

export default replay;

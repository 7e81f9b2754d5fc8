/** Chooses the lane for a replay, by how long the latest replays of the player and of the mode took. */
import type { MovesToReplay, RunSubmitter } from './replay-moves';

/** The maximum number of remembered players, and of remembered modes. All of them are forgotten when it is reached. */
const MAX_REMEMBERED = 10_000;
/** A mode counts as slow after this many more long replays than short ones, so that a single unusual run has no effect. */
const SLOW_THRESHOLD = 3;
const MAX_COUNT = 20;

export interface LaneChoice {
  /** Returns whether the replay should start in the slow lane. */
  isSlow(requested: MovesToReplay, submitter: RunSubmitter): boolean;
  /** Records whether a replay exceeded the fast lane's budget. */
  record(requested: MovesToReplay, submitter: RunSubmitter, exceededBudget: boolean): void;
}

const modeNameOf = ({ keyword, spec }: MovesToReplay): string => `${keyword} ${spec.mode}`;

export const createLaneChoice = (): LaneChoice => {
  const slowPlayers = new Set<number>();
  const longReplays = new Map<string, number>();
  return {
    isSlow: (requested, { playerId }) =>
      slowPlayers.has(playerId) || (longReplays.get(modeNameOf(requested)) ?? 0) >= SLOW_THRESHOLD,
    record: (requested, { playerId }, exceededBudget) => {
      if (slowPlayers.size >= MAX_REMEMBERED) slowPlayers.clear();
      if (longReplays.size >= MAX_REMEMBERED) longReplays.clear();
      if (exceededBudget) slowPlayers.add(playerId);
      else slowPlayers.delete(playerId);
      const mode = modeNameOf(requested);
      const count = (longReplays.get(mode) ?? 0) + (exceededBudget ? 1 : -1);
      longReplays.set(mode, Math.min(MAX_COUNT, Math.max(0, count)));
    },
  };
};

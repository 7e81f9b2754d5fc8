/** Chooses the lane for a replay, by how long the latest replays of the player and of the mode took. */
import type { MovesToReplay, Submitter } from './replay-moves';

/** The maximum number of remembered players, and of remembered modes. All of them are forgotten when it is reached. */
const MAX_REMEMBERED = 10_000;
/** A mode counts as slow after this many more long replays than short ones, so that a single unusual run has no effect. */
const SLOW_FROM = 3;
const MAX_COUNT = 20;

export interface LaneChoice {
  /** Returns whether the replay should start in the slow lane. */
  isSlow(requested: MovesToReplay, submitter: Submitter): boolean;
  /** Records whether a replay exceeded the fast lane's budget. */
  record(requested: MovesToReplay, submitter: Submitter, exceededBudget: boolean): void;
}

const modeOf = ({ keyword, spec }: MovesToReplay): string => `${keyword} ${spec.mode}`;

export const createLaneChoice = (): LaneChoice => {
  const slowPlayers = new Set<number>();
  const longReplays = new Map<string, number>();
  return {
    isSlow: (requested, { playerId }) =>
      slowPlayers.has(playerId) || (longReplays.get(modeOf(requested)) ?? 0) >= SLOW_FROM,
    record: (requested, { playerId }, exceededBudget) => {
      if (slowPlayers.size >= MAX_REMEMBERED) slowPlayers.clear();
      if (longReplays.size >= MAX_REMEMBERED) longReplays.clear();
      if (exceededBudget) slowPlayers.add(playerId);
      else slowPlayers.delete(playerId);
      const mode = modeOf(requested);
      const count = (longReplays.get(mode) ?? 0) + (exceededBudget ? 1 : -1);
      longReplays.set(mode, Math.min(MAX_COUNT, Math.max(0, count)));
    },
  };
};

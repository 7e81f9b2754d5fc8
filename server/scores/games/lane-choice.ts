/** Chooses the lane of a replay by the durations of the player's and the mode's last replays. */
import type { MovesToProve, Submitter } from './prove';

/** Capacity of each memory, for players and for modes; a full one is emptied. */
const MAX_REMEMBERED = 10_000;
/** A mode is slow after this many more long replays than short ones, so a single unusual run does not count. */
const SLOW_FROM = 3;
const MAX_COUNT = 20;

export interface LaneChoice {
  /** Whether the replay starts in the slow lane. */
  isSlow(requested: MovesToProve, submitter: Submitter): boolean;
  /** Records whether a replay took longer than the fast lane allows. */
  record(requested: MovesToProve, submitter: Submitter, wasLong: boolean): void;
}

const modeOf = ({ keyword, spec }: MovesToProve): string => `${keyword} ${spec.mode}`;

export const createLaneChoice = (): LaneChoice => {
  const slowPlayers = new Set<number>();
  const longReplays = new Map<string, number>();
  return {
    isSlow: (requested, { playerId }) =>
      slowPlayers.has(playerId) || (longReplays.get(modeOf(requested)) ?? 0) >= SLOW_FROM,
    record: (requested, { playerId }, wasLong) => {
      if (slowPlayers.size >= MAX_REMEMBERED) slowPlayers.clear();
      if (longReplays.size >= MAX_REMEMBERED) longReplays.clear();
      if (wasLong) slowPlayers.add(playerId);
      else slowPlayers.delete(playerId);
      const mode = modeOf(requested);
      const count = (longReplays.get(mode) ?? 0) + (wasLong ? 1 : -1);
      longReplays.set(mode, Math.min(MAX_COUNT, Math.max(0, count)));
    },
  };
};

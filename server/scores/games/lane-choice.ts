/** Chooses the lane of a replay by what the player's and the mode's last replays took. */
import type { MovesToProve, Submitter } from './prove';

/** Players and modes that are remembered; each memory is emptied when it is full. */
const MAX_REMEMBERED = 10_000;
/** So many more long replays than short ones make a mode slow: a single odd run does not. */
const SLOW_FROM = 3;
const MAX_COUNT = 20;

export interface LaneChoice {
  /** Whether the replay starts in the slow lane. */
  isSlow(asked: MovesToProve, submitter: Submitter): boolean;
  /** Records whether a replay took longer than the fast lane allows. */
  record(asked: MovesToProve, submitter: Submitter, wasLong: boolean): void;
}

const modeOf = ({ keyword, spec }: MovesToProve): string => `${keyword} ${spec.mode}`;

export const createLaneChoice = (): LaneChoice => {
  const slowPlayers = new Set<number>();
  const longReplays = new Map<string, number>();
  return {
    isSlow: (asked, { playerId }) =>
      slowPlayers.has(playerId) || (longReplays.get(modeOf(asked)) ?? 0) >= SLOW_FROM,
    record: (asked, { playerId }, wasLong) => {
      if (slowPlayers.size >= MAX_REMEMBERED) slowPlayers.clear();
      if (longReplays.size >= MAX_REMEMBERED) longReplays.clear();
      if (wasLong) slowPlayers.add(playerId);
      else slowPlayers.delete(playerId);
      const mode = modeOf(asked);
      const count = (longReplays.get(mode) ?? 0) + (wasLong ? 1 : -1);
      longReplays.set(mode, Math.min(MAX_COUNT, Math.max(0, count)));
    },
  };
};

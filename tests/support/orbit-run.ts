/** A game of Orbit Keeper as an honest player would send it. */
import { KEYWORD } from '@/games/orbit-keeper/config';
import type { RunResult } from '@/lib/contract/scores-entities';
import { playOrbit, type PlayedRun } from '../games/orbit-keeper/autopilot';
import type { Answer, TestPlayer, TestServices } from './services';
import { finishRun, playFor, type StartedRun } from './sudoku-run';

export interface OrbitRun {
  started: StartedRun;
  played: PlayedRun;
}

/** Long enough to score, and short enough to replay. */
const FLIGHT_SECONDS = 25;

/** Starts a run and plays it, actively at first. The run remains unfinished. */
export const flyOrbit = async (
  services: TestServices,
  player: TestPlayer,
  {
    mode = 'gentle',
    seconds = FLIGHT_SECONDS,
    attentiveFor = seconds,
    pace = 1,
  }: { mode?: string; seconds?: number; attentiveFor?: number; pace?: number } = {},
): Promise<OrbitRun> => {
  const { body, status } = await player.request<StartedRun>('POST', '/runs', { game: KEYWORD, mode });
  if (status !== 200) throw new Error(`the run did not start: ${status}`);
  const played = playOrbit({ seed: body.run.seed, mode }, seconds, attentiveFor);
  const ms = Math.ceil((played.ticks * 1000) / 60 / pace);
  await playFor(services, player, body, { ms, moves: played.moves.length });
  return { started: body, played };
};

/** Plays a run to its end. */
export const playOrbitRun = async (
  services: TestServices,
  player: TestPlayer,
  options?: Parameters<typeof flyOrbit>[2],
): Promise<OrbitRun & { result: Answer<RunResult> }> => {
  const run = await flyOrbit(services, player, options);
  return { ...run, result: await finishRun(player, run.started, run.played.moves) };
};

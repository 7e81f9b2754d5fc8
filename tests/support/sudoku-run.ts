/** Plays a sudoku to its end as an honest player would. */
import { editionOf } from '@/games/quiet-sudoku/config';
import { levelFor } from '@/games/quiet-sudoku/rules';
import type { Run, RunResult } from '@/lib/contract/scores-entities';
import type { TestPlayer, TestServices } from './services';

export const SUDOKU_KEYWORD = 'quiet-sudoku';

/** Returns the moves that fill every empty cell. */
export const solutionMoves = (seed: string, mode: string, keyword = SUDOKU_KEYWORD): unknown[] => {
  const edition = editionOf(keyword);
  const level = edition && levelFor(edition, { seed, mode });
  if (!level) throw new Error(`no level for ${keyword} ${mode}`);
  return level.givens.flatMap((digit, cell) => (digit === 0 ? [['place', cell, level.solution[cell]]] : []));
};

export interface StartedRun {
  run: Run;
  token: string;
}

export const startRun = async (
  player: TestPlayer,
  mode = 'daily',
  levelKey: string | null = null,
): Promise<StartedRun> => {
  const { status, body } = await player.request<StartedRun & { message?: string }>('POST', '/runs', {
    game: SUDOKU_KEYWORD,
    mode,
    level_key: levelKey,
  });
  if (status !== 200) throw new Error(`the run did not start: ${status} ${body.message}`);
  return body;
};

/** Plays for a time with a heartbeat every 15 s, placing moves evenly. */
export const playFor = async (
  services: TestServices,
  player: TestPlayer,
  { run, token }: StartedRun,
  { ms, moves }: { ms: number; moves: number },
): Promise<void> => {
  const beats = Math.floor(ms / 15_000);
  for (let beat = 1; beat <= beats; beat += 1) {
    services.advance(15_000);
    await player.request('POST', `/runs/${run.id}/checkpoint`, {
      token,
      kind: 'beat',
      activeMs: beat * 15_000,
      moveCount: Math.floor((moves * beat) / (beats + 1)),
    });
  }
  services.advance(ms - beats * 15_000);
};

export const finishRun = (player: TestPlayer, { run, token }: StartedRun, moves: unknown[]) =>
  player.request<RunResult & { code?: string; fields?: Record<string, string> }>(
    'POST',
    `/runs/${run.id}/finish`,
    {
      token,
      activeMs: 0,
      moves,
    },
  );

/** Starts, plays and finishes a run, which takes two minutes by default. */
export const playToEnd = async (
  services: TestServices,
  player: TestPlayer,
  {
    mode = 'daily',
    levelKey = null,
    ms = 120_000,
  }: { mode?: string; levelKey?: string | null; ms?: number } = {},
) => {
  const started = await startRun(player, mode, levelKey);
  const moves = solutionMoves(started.run.seed, mode);
  await playFor(services, player, started, { ms, moves: moves.length });
  return { started, moves, result: await finishRun(player, started, moves) };
};

/** Plays Quiet Sudoku over HTTP as a member or guest, and creates challenge links to the results. */
import { expect } from '@playwright/test';
import { editionOf, MIN_MS_PER_CELL } from '@/games/quiet-sudoku/config';
import { levelFor } from '@/games/quiet-sudoku/rules';
import type { Level } from '@/games/quiet-sudoku/types';
import { TIMEZONE_HEADER } from '@/lib/contract/scores-requests';
import { openSession, registerMember } from './member';
import { testZone } from './today';

const CHALLENGE_KEYWORD = 'quiet-sudoku';
/** Longer than a person needs, but too short to require a heartbeat. */
const MARGIN_MS = 4_000;

export type CallScores = <T>(method: 'GET' | 'POST', path: string, body?: unknown) => Promise<T>;

export const asPlayer =
  (base: string, token: string, zone: string): CallScores =>
  async <T>(method: string, path: string, body?: unknown) => {
    const response = await fetch(`${base}/scores${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        [TIMEZONE_HEADER]: zone,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    expect(response.status, `${method} ${path}`).toBe(200);
    return (await response.json()) as T;
  };

export const guestPlayer = async (base: string, zone = testZone): Promise<CallScores> => {
  const response = await fetch(`${base}/scores/guest`, { method: 'POST' });
  return asPlayer(base, ((await response.json()) as { token: string }).token, zone);
};

export const memberPlayer = async (base: string, zone = testZone) => {
  const { name } = await registerMember(base, 'mira');
  const session = await openSession(base, name);
  const response = await fetch(`${base}/jwt/token`, {
    headers: { cookie: `${session.name}=${session.value}` },
  });
  const { token } = (await response.json()) as { token: string };
  return { name, call: asPlayer(base, token, zone) };
};

interface FinishedRun {
  runId: string;
  level: Level;
}

/** Solves today's puzzle, or one of another mode, in the time that a person needs. */
export const finishSolvedRun = async (
  call: CallScores,
  mode = 'daily',
  challenge?: string,
): Promise<FinishedRun> => {
  const { run, token } = await call<{ run: { id: string; seed: string }; token: string }>('POST', '/runs', {
    ...{ game: CHALLENGE_KEYWORD, mode, challenge },
  });
  const edition = editionOf(CHALLENGE_KEYWORD);
  const level = edition && levelFor(edition, { seed: run.seed, mode });
  if (!level) throw new Error(`no level for ${mode}`);
  const moves = level.givens.flatMap((given, cell) =>
    given === 0 ? [['place', cell, level.solution[cell]]] : [],
  );
  await new Promise((resolve) => setTimeout(resolve, moves.length * MIN_MS_PER_CELL + MARGIN_MS));
  const body = { token, activeMs: 0, moves };
  const result = await call<{ verified: boolean }>('POST', `/runs/${run.id}/finish`, body);
  expect(result.verified).toBe(true);
  return { runId: run.id, level };
};

/** Returns the id of the link to a run. */
export const createChallengeFromRun = async (
  call: CallScores,
  { runId }: FinishedRun,
  hidesName = false,
): Promise<string> => (await call<{ id: string }>('POST', '/challenges', { runId, hidesName })).id;

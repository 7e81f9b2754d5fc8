/** Players who start and finish today's sudoku over HTTP as fast as the server allows, and some with realistic times. */
import { solutionMoves } from './sudoku-run';

export interface FinishAnswer {
  runId: string;
  verified: boolean;
  verdict: string;
  value: number | null;
}

export interface Submission {
  runId: string;
  player: string;
  token: string;
  moves: unknown[];
  answer?: FinishAnswer;
}

interface PendingSubmission {
  submission: Submission;
  since: number;
}

// A realistic time on the server's clock: long enough for a person, short enough to need no heartbeat.
const READY_AFTER_MS = 16_000;
const EXPIRED_AFTER_MS = 28_000;
const PENDING_SHARE = 0.1;
const MAX_PENDING = 400;
const MAX_CHECKS = 60;

// This list outlives the server: a run that started before the server was killed is finished after its restart.
const pendingSubmissions: PendingSubmission[] = [];

const postJson = async <T>(url: string, body: unknown, player?: string): Promise<T> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(player ? { authorization: `Bearer ${player}` } : {}) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as T;
};

export const createSubmitter = (base: string) => {
  const startRun = async (): Promise<Submission> => {
    const { token: player } = await postJson<{ token: string }>(`${base}/scores/guest`, {});
    const { run, token } = await postJson<{ run: { id: string; seed: string }; token: string }>(
      `${base}/scores/runs`,
      { game: 'quiet-sudoku', mode: 'daily' },
      player,
    );
    // Each check move adds seconds to the value, so runs with different numbers of checks have different values.
    const checks = Array.from({ length: Math.floor(Math.random() * MAX_CHECKS) }, () => ['check']);
    return { runId: run.id, player, token, moves: [...checks, ...solutionMoves(run.seed, 'daily')] };
  };

  return {
    /** Returns a run that may be finished now. */
    begin: async (): Promise<Submission> => {
      const now = Date.now();
      while (pendingSubmissions[0] && now - pendingSubmissions[0].since > EXPIRED_AFTER_MS)
        pendingSubmissions.shift();
      if (pendingSubmissions[0] && now - pendingSubmissions[0].since > READY_AFTER_MS) {
        const ready = pendingSubmissions.shift();
        if (ready) return ready.submission;
      }
      if (pendingSubmissions.length < MAX_PENDING && Math.random() < PENDING_SHARE)
        pendingSubmissions.push({ submission: await startRun(), since: Date.now() });
      return startRun();
    },
    finish: ({ runId, player, token, moves }: Submission): Promise<FinishAnswer> =>
      postJson<FinishAnswer>(`${base}/scores/runs/${runId}/finish`, { token, activeMs: 0, moves }, player),
  };
};

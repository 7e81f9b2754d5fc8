/** A run in the player, beside its game: what the service has seen of it, and its end, which is kept before it is sent. */
import { ApiError } from '@/lib/errors';
import type { RunResult, RunSettled, RunSubmission } from '@/lib/game-protocol';
import { refusalReasonOf } from '@/lib/messages/refused-result';
import type { HeldRun, HeldRuns } from '../held-runs';
import { createUnsentSender, ownerIn, type SenderDeps } from './send-unsent';
import { shownInGame, type Outcome, type UnsentResult } from './unsent-results';
import { beginWitness, hear } from './witness';

export interface RunEndDeps extends SenderDeps {
  keyword: string;
  title: string;
  held: HeldRuns;
  /** Whether the game that showed the result is still on the page. */
  isShown(): boolean;
  /** A result has been counted: boards and windows show it. */
  onResult(): void;
  /** A run that had no answer has been settled. Says whether the game could be told. */
  onSettled(settled: RunSettled): boolean;
}

export interface RunEnd {
  /** The service has answered about a run; `moveCount` null where none was reported. */
  heard(runId: string, moveCount: number | null, isPaused: boolean): void;
  /**
   * Keeps the result and sends it in its turn after the run's reports.
   * @throws ApiError where it could not be settled now: it stays kept and is sent as soon as it can be;
   * `{ code: 'refused' }` where the service will not take it
   */
  finish(
    run: HeldRun,
    submission: RunSubmission,
    inTurn: <T>(work: () => Promise<T>) => Promise<T>,
  ): Promise<RunResult>;
}

const resultOf = ({ result, isOffline }: Extract<Outcome, { kind: 'sent' }>): RunResult => ({
  verified: result.verified,
  state: result.verdict,
  value: result.value ?? 0,
  rank: result.rank,
  entrants: result.entrants,
  best: result.best,
  isOffline,
});

export const createRunEnd = (deps: RunEndDeps): RunEnd => {
  const { held, now } = deps;
  const sender = createUnsentSender(deps);
  const { results } = sender;

  const watchLater = (runId: string): void => {
    const stop = results.watch(() => {
      const outcome = results.find(runId)?.outcome;
      if (results.find(runId) && !outcome) return;
      stop();
      // A page without the game leaves it to the notice that every page has.
      if (!outcome || !deps.isShown()) return;
      if (outcome.kind === 'sent') deps.onResult();
      const result = outcome.kind === 'sent' ? resultOf(outcome) : null;
      if (deps.onSettled({ runId, result })) results.remove(runId);
    });
  };

  const entryOf = (
    { token, levelKey, startedAt, witness }: HeldRun,
    { runId, activeMs, moves, value }: RunSubmission,
  ): UnsentResult => ({
    ...{ runId, token, levelKey, startedAt, activeMs, value },
    witness: witness ?? null,
    keyword: deps.keyword,
    title: deps.title,
    // Who signs out in another tab is still the one who plays in this.
    owner: deps.auth.getState().user?.uid ?? ownerIn(deps.storage),
    finishedAt: now(),
    moves: moves as unknown[] | null,
    hasFailed: false,
    outcome: null,
  });

  /** Keeps it, unless it is kept from an earlier try. */
  const keep = (entry: UnsentResult): boolean => results.find(entry.runId) !== null || results.put(entry);

  const settle = async (entry: UnsentResult, isKept: boolean): Promise<Outcome> => {
    const outcome = await (isKept ? sender.send(entry.runId) : sender.sendUnkept(entry));
    // Settled and told in another tab meanwhile: the service gives the same answer once more.
    return outcome ?? sender.sendUnkept(entry);
  };

  return {
    heard: (runId, moveCount, isPaused) => {
      const run = held.find(runId);
      if (!run) return;
      const before = run.witness ?? beginWitness(now(), run.isTakenUp ? null : 0, run.hasTimedMoves);
      const count = moveCount ?? before.moveCount;
      held.hold({ ...run, witness: count === null ? before : hear(before, now(), count, isPaused) });
    },
    finish: async (run, submission, inTurn) => {
      const { runId } = run;
      const entry = entryOf(run, submission);
      shownInGame.set(runId, deps.isShown);
      const isKept = keep(entry);
      let outcome: Outcome;
      try {
        outcome = await sender.turns.own(runId, () => inTurn(() => settle(entry, isKept)));
      } catch (error) {
        if (error instanceof ApiError) watchLater(runId);
        throw error;
      }
      results.remove(runId);
      if (outcome.kind !== 'sent')
        throw {
          code: 'refused',
          message: outcome.kind === 'refused' ? refusalReasonOf(outcome.code) : '',
        };
      deps.onResult();
      return resultOf(outcome);
    },
  };
};

/**
 * The page's part of a run: it records the run's liveness evidence, and stores the result in the outbox before sending
 * it.
 */
import { ApiError } from '@/lib/errors';
import { recordReport, startLiveness } from '@/lib/domain/run/liveness';
import type { RunResult, RunResolved, RunSubmission } from '@/lib/game-protocol';
import { refusalReasonOf } from '@/lib/messages/refused-result';
import { createActiveRuns, type ActiveRun, type ActiveRuns } from '../active-runs';
import { browserStorage } from '../key-value-storage';
import { browserLocks } from './browser-locks';
import { shownInGame, type OutboxEntry, type SendOutcome } from './outbox';
import { createOutboxSender, ownerIn, type SenderDeps } from './send-outbox';
import type { SendQueue } from './send-queue';

export interface RunEndDeps extends SenderDeps {
  queue: SendQueue;
  keyword: string;
  title: string;
  activeRuns: ActiveRuns;
  /** Returns whether the game that showed the result is still on the page. */
  isShown(): boolean;
  /** Called when the server has counted a result, so that boards and dailies show it. */
  onResult(): void;
  /**
   * Called when the server has decided a run whose first attempt to send it failed. Returns whether the game was
   * notified.
   */
  onResolved(resolved: RunResolved): boolean;
}

export interface RunEnd {
  /** Records a report that the server has acknowledged; `moveCount` is null if the report had none. */
  recordReport(runId: string, moveCount: number | null, isPaused: boolean): void;
  /**
   * Stores the result, and sends it after the run's reports.
   * @throws ApiError if the server has not decided (the outbox then resends the result), or `{ code: 'refused' }` if
   * the server rejects it
   */
  finish(run: ActiveRun, submission: RunSubmission): Promise<RunResult>;
}

const toRunResult = ({ result, isOffline }: Extract<SendOutcome, { kind: 'sent' }>): RunResult => ({
  verified: result.verified,
  state: result.verdict,
  value: result.value ?? 0,
  rank: result.rank,
  entrants: result.entrants,
  best: result.best,
  isOffline,
});

export const createRunEnd = (deps: RunEndDeps): RunEnd => {
  const { activeRuns, now, queue } = deps;
  const sender = createOutboxSender(deps);
  const { outbox } = sender;

  const watchLater = (runId: string): void => {
    const stop = outbox.watch(() => {
      const outcome = outbox.find(runId)?.outcome;
      if (outbox.find(runId) && !outcome) return;
      stop();
      // If the game is no longer on the page, the notice that every page can show reports the outcome.
      if (!outcome || !deps.isShown()) return;
      if (outcome.kind === 'sent') deps.onResult();
      const result = outcome.kind === 'sent' ? toRunResult(outcome) : null;
      if (deps.onResolved({ runId, result })) outbox.remove(runId);
    });
  };

  const createOutboxEntry = (
    { token, levelKey, startedAt, liveness }: ActiveRun,
    { runId, activeMs, moves, value }: RunSubmission,
  ): OutboxEntry => ({
    ...{ runId, token, levelKey, startedAt, activeMs, value },
    liveness: liveness ?? null,
    keyword: deps.keyword,
    title: deps.title,
    // A sign-out in another tab does not change the owner of a run in this tab.
    owner: deps.auth.getState().user?.uid ?? ownerIn(deps.storage),
    finishedAt: now(),
    moves: moves as unknown[] | null,
    hasFailed: false,
    outcome: null,
  });

  /** Stores the entry, unless an earlier attempt has stored it. */
  const storeEntry = (entry: OutboxEntry): boolean => outbox.find(entry.runId) !== null || outbox.put(entry);

  const sendEntry = async (entry: OutboxEntry, isStored: boolean): Promise<SendOutcome> => {
    const outcome = await (isStored ? sender.send(entry.runId) : sender.sendUnstored(entry));
    // Another tab has sent and dismissed the entry in the meantime. The server repeats its decision.
    return outcome ?? sender.sendUnstored(entry);
  };

  return {
    recordReport: (runId, moveCount, isPaused) => {
      const run = activeRuns.find(runId);
      if (!run) return;
      const { hasTimedMoves = false, isTakenUp } = run;
      const before = run.liveness ?? startLiveness(now(), { hasTimedMoves, isMoveCountKnown: !isTakenUp });
      activeRuns.store({ ...run, liveness: recordReport(before, now(), moveCount, isPaused) });
    },
    finish: async (run, submission) => {
      const { runId } = run;
      const entry = createOutboxEntry(run, submission);
      shownInGame.set(runId, deps.isShown);
      const isStored = storeEntry(entry);
      let outcome: SendOutcome;
      try {
        outcome = await queue.asSender(runId, () => queue.inOrder(() => sendEntry(entry, isStored)));
      } catch (error) {
        if (error instanceof ApiError) watchLater(runId);
        throw error;
      }
      outbox.remove(runId);
      if (outcome.kind !== 'sent')
        throw {
          code: 'refused',
          message: outcome.kind === 'refused' ? refusalReasonOf(outcome.code) : '',
        };
      deps.onResult();
      return toRunResult(outcome);
    },
  };
};

/** Creates the end of a run with this browser's storage, locks and clock. */
export const createBrowserRunEnd = (
  deps: Omit<RunEndDeps, 'storage' | 'locks' | 'now' | 'activeRuns'>,
): RunEnd =>
  createRunEnd({
    ...deps,
    storage: browserStorage,
    activeRuns: createActiveRuns(browserStorage, deps.keyword),
    locks: browserLocks(),
    now: () => Date.now(),
  });

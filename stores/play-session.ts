/** The page's responses to one game in its frame, with the scores service behind them. */
import type { Clients } from '@/api-clients/clients';
import { reasonOf } from '@/lib/describe-error';
import { ApiError } from '@/lib/errors';
import type {
  AdKind,
  GameErrorCode,
  GameHandlers,
  GameSettings,
  Navigation,
  ResultReport,
  RunRequest,
  RunStarted,
  ShareWay,
} from '@/lib/game-protocol';
import { createActiveRuns, type ActiveRun } from './active-runs';
import type { KeyValueStorage } from './key-value-storage';
import type { ProgressSaves } from './saves/progress-saves';
import type { RunEnd } from './outbox/run-end';
import type { SendQueue } from './outbox/send-queue';

export interface PlaySessionDeps {
  clients: Pick<Clients, 'runs' | 'player'>;
  storage: KeyValueStorage;
  /** Orders the requests about the page's runs. */
  queue: SendQueue;
  saves: ProgressSaves;
  keyword: string;
  /** Read at the press on Play, because a choice on the page may follow the load of the game. */
  levelKey(): string | null;
  mode(): string | null;
  /** The challenge that runs of `mode` answer. */
  challenge(): string | null;
  locale: string;
  settings(): GameSettings;
  /** Resolves when Play is pressed: the game may load before that, and begins nothing. */
  waitForPlay(): Promise<void>;
  share(text: string): Promise<ShareWay>;
  /** Resolves when play may continue; at once when there is no ad. */
  showAd(kind: AdKind): Promise<{ shown: boolean }>;
  /** The code that runs beside a run until its end; it loads once a run begins, in case the network is lost later. */
  loadRunEnd(): Promise<RunEnd>;
  /** A run of this mode is about to start or to continue. */
  onRun(mode: string): void;
  /**
   * The state of the open run in the game's own words; null when it is finished or not begun.
   * @param share 0 to 1; null where the game does not report it
   * @param levelKey the level of a daily; null elsewhere
   */
  onProgress(text: string | null, share: number | null, levelKey: string | null): void;
  onNavigate(to: Navigation): void;
  onReady(): void;
  onFailed(): void;
  onLoading(progress: number): void;
  onGameplay(state: 'start' | 'stop'): void;
  onRelease(): void;
  onMuted(isMuted: boolean): void;
  /** The run is over, or null: the game is open again. */
  onResultReport(report: ResultReport | null): void;
}

const CODES: Partial<Record<ApiError['code'], GameErrorCode>> = {
  network: 'offline',
  unavailable: 'offline',
  internal: 'offline',
  // Neither is a refusal: the stored result is sent again.
  tooManyRequests: 'offline',
  contract: 'offline',
  timeout: 'timeout',
  unauthorized: 'unauthorised',
  notFound: 'not_found',
  payloadTooLarge: 'too_large',
};

const isGameError = (error: unknown): error is { code: GameErrorCode; message: string } =>
  typeof error === 'object' && error !== null && !(error instanceof Error) && 'code' in error;

const MALFORMED = /^Malformed request/;

/**
 * Returns the service's reason; empty if there is none for the player. A bad request explains why a level cannot be started.
 */
const playerReasonOf = (error: ApiError): string => {
  const isForPlayer = error.code === 'badRequest' && !MALFORMED.test(error.message);
  return isForPlayer ? error.message : (reasonOf(error) ?? '');
};

const asGameError = (error: unknown): { code: GameErrorCode; message: string } =>
  isGameError(error)
    ? error
    : error instanceof ApiError
      ? { code: CODES[error.code] ?? 'refused', message: playerReasonOf(error) }
      : { code: 'failed', message: '' };

const withGameError = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw asGameError(error);
  }
};

export const createPlaySession = (deps: PlaySessionDeps): GameHandlers => {
  const { clients, storage, saves, keyword, queue } = deps;
  const activeRuns = createActiveRuns(storage, keyword);
  /** Runs started on this page: they survive a sign-out in another tab, which clears the storage. */
  const started = new Map<string, ActiveRun>();
  const activeRunOf = (runId: string): ActiveRun => {
    const run = activeRuns.find(runId) ?? started.get(runId);
    if (!run)
      throw { code: 'not_found', message: 'This run is not known here.' } satisfies ReturnType<
        typeof asGameError
      >;
    return run;
  };
  let runEnd: Promise<RunEnd> | undefined;
  const loadRunEnd = (): Promise<RunEnd> => {
    runEnd ??= deps.loadRunEnd();
    runEnd.catch(() => (runEnd = undefined));
    return runEnd;
  };

  /** The level of the open run. */
  let levelKey: string | null = null;

  /** The moves of each run's last report. An unchanged count is not reported: it would undo moves made on another device. */
  const reportedMoves = new Map<string, number>();

  /** Returns the run of a free mode that a save names, while it is still open on the server. */
  const resume = async ({
    resumeRunId,
    resumeActiveMs: activeMs = 0,
    mode,
  }: RunRequest): Promise<RunStarted | null> => {
    const run = activeRuns.find(resumeRunId);
    // A daily is requested again, because the server knows today's date and returns its open run.
    if (!run || run.mode !== mode || run.levelKey !== null) return null;
    try {
      await clients.runs.checkpoint(run.runId, { token: run.token, kind: 'resume', activeMs });
      started.set(run.runId, run);
      return run;
    } catch (error) {
      if (error instanceof ApiError && ['notFound', 'forbidden', 'conflict'].includes(error.code))
        return null;
      throw error;
    }
  };

  const start = async (request: RunRequest): Promise<RunStarted> => {
    const resumed = await resume(request);
    if (resumed) return resumed;
    const [requested, requestedMode, requestedLevel] = [deps.challenge(), deps.mode(), deps.levelKey()];
    const level = request.levelKey ?? requestedLevel;
    // A run of another mode or day is an ordinary one.
    const isChallenged = requested !== null && request.mode === requestedMode && level === requestedLevel;
    const challenge = isChallenged ? [requested] : [];
    const { run, token } = await clients.runs.start(keyword, request.mode, level, ...challenge);
    const { id, seed, levelKey, mode, startedAt } = run;
    const response: RunStarted = { runId: id, seed, levelKey, mode, startedAt };
    const known = activeRuns.find(id);
    const { hasTimedMoves } = request;
    const isNew = { isTakenUp: run.activeMs > 0, ...(hasTimedMoves && { hasTimedMoves }) };
    const active = { ...(known ?? isNew), ...response, token };
    started.set(id, active);
    activeRuns.store(active);
    return response;
  };

  // A failed load is retried at the end of the run; if that fails too, the game stores the result itself.
  const recordReport = (...report: Parameters<RunEnd['recordReport']>): Promise<void> =>
    loadRunEnd().then(
      (end) => end.recordReport(...report),
      () => undefined,
    );

  return {
    init: async () => {
      await deps.waitForPlay();
      // The run is about to start; its request needs the player's token.
      void clients.player.require().catch(() => undefined);
      return {
        keyword,
        player: { name: null, isGuest: true, avatarUrl: null },
        locale: deps.locale,
        levelKey: deps.levelKey(),
        mode: deps.mode(),
        seed: null,
        settings: deps.settings(),
        isPlayPressed: true,
        hasResultPanel: true,
        savedState: await withGameError(saves.load()),
      };
    },
    startRun: async (request) => {
      deps.onRun(request.mode);
      const response = await withGameError(start(request));
      ({ levelKey } = response);
      void recordReport(response.runId, null, false);
      return response;
    },
    checkpoint: async ({ runId, activeMs, moveCount, progress, event }) => {
      const { token } = activeRunOf(runId);
      await withGameError(
        queue.inOrder(async () => {
          await clients.runs.checkpoint(runId, {
            ...{ token, kind: event, activeMs },
            ...(moveCount !== reportedMoves.get(runId) && { moveCount, progress: progress ?? undefined }),
          });
          reportedMoves.set(runId, moveCount);
        }),
      );
      await recordReport(runId, moveCount, event === 'pause' || event === 'hide');
    },
    submitRun: (submission) =>
      withGameError(
        (async () => {
          const run = activeRunOf(submission.runId);
          deps.onProgress(null, null, run.levelKey);
          return (await loadRunEnd()).finish(run, submission);
        })(),
      ),
    saveProgress: (state) => withGameError(saves.save(state)),
    loadProgress: () => withGameError(saves.load()),
    showAd: deps.showAd,
    share: deps.share,
    onProgress: (text, share) => deps.onProgress(text, share, levelKey),
    onLoading: deps.onLoading,
    onReady: deps.onReady,
    onFailed: deps.onFailed,
    onGameplay: deps.onGameplay,
    onNavigate: deps.onNavigate,
    onRelease: deps.onRelease,
    onMuted: deps.onMuted,
    onResultReport: deps.onResultReport,
  };
};

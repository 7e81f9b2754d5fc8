/** Handles the requests of one game in its frame, using the scores service. */
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
  /** Returns the level key. Read when Play is pressed, because the visitor may choose a day after the game has loaded. */
  levelKey(): string | null;
  mode(): string | null;
  /** Returns the challenge that runs of `mode` answer. */
  challenge(): string | null;
  locale: string;
  settings(): GameSettings;
  /** Resolves when Play is pressed. The game may load before, but must not start. */
  waitForPlay(): Promise<void>;
  share(text: string): Promise<ShareWay>;
  /** Resolves when play may continue; immediately if there is no ad. */
  showAd(kind: AdKind): Promise<{ shown: boolean }>;
  /** Loads the code that accompanies a run until its end. It loads when a run starts, in case the network is lost later. */
  loadRunEnd(): Promise<RunEnd>;
  /** Called when a run of this mode is about to start or to continue. */
  onRun(mode: string): void;
  /**
   * Called with the progress text that the game writes for the open run; null if it is finished or has not started.
   * @param share the completed fraction from 0 to 1; null if the game does not report it
   * @param levelKey the level of a daily; null for other games
   */
  onProgress(text: string | null, share: number | null, levelKey: string | null): void;
  onNavigate(to: Navigation): void;
  onReady(): void;
  onFailed(): void;
  onLoading(progress: number): void;
  onGameplay(state: 'start' | 'stop'): void;
  onRelease(): void;
  onMuted(isMuted: boolean): void;
  /** Called with the report of a finished run, or with null when the game is open again. */
  onResultReport(report: ResultReport | null): void;
}

const GAME_ERROR_CODES: Partial<Record<ApiError['code'], GameErrorCode>> = {
  network: 'offline',
  unavailable: 'offline',
  internal: 'offline',
  // These two errors are not rejections, because the stored result is sent again.
  tooManyRequests: 'offline',
  contract: 'offline',
  timeout: 'timeout',
  unauthorized: 'unauthorised',
  notFound: 'not_found',
  payloadTooLarge: 'too_large',
};

const isGameError = (error: unknown): error is { code: GameErrorCode; message: string } =>
  typeof error === 'object' && error !== null && !(error instanceof Error) && 'code' in error;

const MALFORMED_REQUEST = /^Malformed request/;

/**
 * Returns the server's reason, or an empty text if there is none for the player. A 400 response says why a level
 * cannot be started.
 */
const rejectionReasonForPlayer = (error: ApiError): string => {
  const isForPlayer = error.code === 'badRequest' && !MALFORMED_REQUEST.test(error.message);
  return isForPlayer ? error.message : (reasonOf(error) ?? '');
};

const toGameError = (error: unknown): { code: GameErrorCode; message: string } =>
  isGameError(error)
    ? error
    : error instanceof ApiError
      ? { code: GAME_ERROR_CODES[error.code] ?? 'refused', message: rejectionReasonForPlayer(error) }
      : { code: 'failed', message: '' };

const mapGameErrors = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw toGameError(error);
  }
};

export const createPlaySession = (deps: PlaySessionDeps): GameHandlers => {
  const { clients, storage, saves, keyword, queue } = deps;
  const activeRuns = createActiveRuns(storage, keyword);
  /** The runs started on this page. They survive a sign-out in another tab, which clears the storage. */
  const started = new Map<string, ActiveRun>();
  const requireActiveRun = (runId: string): ActiveRun => {
    const run = activeRuns.find(runId) ?? started.get(runId);
    if (!run)
      throw { code: 'not_found', message: 'This run is not known here.' } satisfies ReturnType<
        typeof toGameError
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

  /**
   * The move count of each run's last report. An unchanged count is not reported again, because it could overwrite
   * moves from another device.
   */
  const reportedMoves = new Map<string, number>();

  /** Returns the run that a save of a free mode refers to, if it is still open on the server. */
  const resumeRun = async ({
    resumeRunId,
    resumeActiveMs: activeMs = 0,
    mode,
  }: RunRequest): Promise<RunStarted | null> => {
    const run = activeRuns.find(resumeRunId);
    // A daily is requested again instead, because the server knows today's date and returns the open run for it.
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

  const startRun = async (request: RunRequest): Promise<RunStarted> => {
    const resumed = await resumeRun(request);
    if (resumed) return resumed;
    const [requested, requestedMode, requestedLevel] = [deps.challenge(), deps.mode(), deps.levelKey()];
    const level = request.levelKey ?? requestedLevel;
    // A run of another mode or day does not answer the challenge.
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

  // A failed load is retried at the end of the run. If that fails, too, the game stores the result itself.
  const recordReport = (...report: Parameters<RunEnd['recordReport']>): Promise<void> =>
    loadRunEnd().then(
      (end) => end.recordReport(...report),
      () => undefined,
    );

  return {
    init: async () => {
      await deps.waitForPlay();
      // Requests the player's token early, because the run that is about to start needs it.
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
        savedState: await mapGameErrors(saves.load()),
      };
    },
    startRun: async (request) => {
      deps.onRun(request.mode);
      const response = await mapGameErrors(startRun(request));
      ({ levelKey } = response);
      void recordReport(response.runId, null, false);
      return response;
    },
    checkpoint: async ({ runId, activeMs, moveCount, progress, event }) => {
      const { token } = requireActiveRun(runId);
      await mapGameErrors(
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
      mapGameErrors(
        (async () => {
          const run = requireActiveRun(submission.runId);
          deps.onProgress(null, null, run.levelKey);
          return (await loadRunEnd()).finish(run, submission);
        })(),
      ),
    saveProgress: (state) => mapGameErrors(saves.save(state)),
    loadProgress: () => mapGameErrors(saves.load()),
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

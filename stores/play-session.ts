/** One game's talk with the scores service: what the page answers when the game in its frame asks. */
import type { Clients } from '@/api-clients/clients';
import { ApiError } from '@/lib/errors';
import type {
  GameErrorCode,
  GameHandlers,
  GameSettings,
  Navigation,
  RunRequest,
  RunResult,
  RunStarted,
  ShareWay,
} from '@/lib/game-protocol';
import type { KeyValueStorage } from './key-value-storage';
import type { ProgressSaves } from './saves/progress-saves';

export interface PlaySessionDeps {
  clients: Pick<Clients, 'runs'>;
  storage: KeyValueStorage;
  saves: ProgressSaves;
  keyword: string;
  levelKey: string | null;
  mode: string | null;
  locale: string;
  settings(): GameSettings;
  share(text: string): Promise<ShareWay>;
  /** A result has been counted: boards and windows show it. */
  onResult(result: RunResult): void;
  onNavigate(to: Navigation): void;
  onReady(): void;
  onFailed(): void;
  onLoading(progress: number): void;
  onGameplay(state: 'start' | 'stop'): void;
  onRelease(): void;
  onMuted(isMuted: boolean): void;
}

interface HeldRun extends RunStarted {
  token: string;
}

// Enough for the runs of a few open tabs and a few modes left half-way.
const HELD_RUNS = 12;

const CODES: Partial<Record<ApiError['code'], GameErrorCode>> = {
  network: 'offline',
  unavailable: 'offline',
  internal: 'offline',
  timeout: 'timeout',
  unauthorized: 'unauthorised',
  notFound: 'not_found',
  payloadTooLarge: 'too_large',
};

const asGameError = (error: unknown): { code: GameErrorCode; message: string } =>
  error instanceof ApiError
    ? { code: CODES[error.code] ?? 'refused', message: error.message }
    : { code: 'failed', message: 'That did not work.' };

const told = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw asGameError(error);
  }
};

export const createPlaySession = (deps: PlaySessionDeps): GameHandlers => {
  const { clients, storage, saves, keyword } = deps;
  const runsKey = `sw_runs:${keyword}`;

  const heldRuns = (): HeldRun[] => {
    const value = storage.read(runsKey);
    return Array.isArray(value) ? (value as HeldRun[]) : [];
  };
  const hold = (run: HeldRun): void => {
    const others = heldRuns().filter(({ runId }) => runId !== run.runId);
    storage.write(runsKey, [run, ...others].slice(0, HELD_RUNS));
  };
  const heldRun = (runId: string): HeldRun => {
    const run = heldRuns().find((candidate) => candidate.runId === runId);
    if (!run)
      throw { code: 'not_found', message: 'This run is not known here.' } satisfies ReturnType<
        typeof asGameError
      >;
    return run;
  };

  /** A run's calls reach the service in the order the game made them: nothing comes in after its end. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  };

  /** The run of a free mode that a save names, while the server still holds it open. */
  const resume = async ({ resumeRunId, mode }: RunRequest): Promise<RunStarted | null> => {
    const run = heldRuns().find((candidate) => candidate.runId === resumeRunId);
    // A daily is asked for anew: the server knows which day is today's and hands the open run of it back.
    if (!run || run.mode !== mode || run.levelKey !== null) return null;
    try {
      await clients.runs.checkpoint(run.runId, { token: run.token, kind: 'resume', activeMs: 0 });
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
    const { run, token } = await clients.runs.start(keyword, request.mode, request.levelKey ?? deps.levelKey);
    const { id, seed, levelKey, mode, startedAt } = run;
    const started: RunStarted = { runId: id, seed, levelKey, mode, startedAt };
    hold({ ...started, token });
    return started;
  };

  return {
    init: async () => ({
      keyword,
      player: { name: null, isGuest: true, avatarUrl: null },
      locale: deps.locale,
      levelKey: deps.levelKey,
      mode: deps.mode,
      seed: null,
      settings: deps.settings(),
      savedState: await told(saves.load()),
    }),
    startRun: (request) => told(start(request)),
    checkpoint: async ({ runId, activeMs, moveCount, event }) => {
      const { token } = heldRun(runId);
      await told(inTurn(() => clients.runs.checkpoint(runId, { token, kind: event, activeMs, moveCount })));
    },
    submitRun: async ({ runId, activeMs, moves, value }) => {
      const { token } = heldRun(runId);
      const body = {
        token,
        activeMs,
        ...(moves === null ? {} : { moves: moves as unknown[] }),
        ...(value === null ? {} : { value }),
      };
      const answer = await told(inTurn(() => clients.runs.finish(runId, body)));
      const result: RunResult = {
        verified: answer.verified,
        state: answer.verdict,
        value: answer.value ?? 0,
        rank: answer.rank,
        entrants: answer.entrants,
        best: answer.best,
      };
      deps.onResult(result);
      return result;
    },
    saveProgress: (state) => told(saves.save(state)),
    loadProgress: () => told(saves.load()),
    // No advertising is set up between levels: the game goes on at once.
    showAd: () => ({ shown: false }),
    share: deps.share,
    onLoading: deps.onLoading,
    onReady: deps.onReady,
    onFailed: deps.onFailed,
    onGameplay: deps.onGameplay,
    onNavigate: deps.onNavigate,
    onRelease: deps.onRelease,
    onMuted: deps.onMuted,
  };
};

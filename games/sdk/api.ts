/** The API for games: the type of `window.Starwick`. */
import type {
  AdKind,
  GameInit,
  GameSettings,
  JsonValue,
  Navigation,
  PageEventName,
  PageEvents,
  ResultReport,
  RunResult,
  RunStarted,
  ShareWay,
} from '@/lib/game-protocol';

export interface RunOptions {
  mode: string;
  /** The day of a daily as `YYYY-MM-DD`. Without it, the server chooses today. */
  levelKey?: string | null;
  /** A run that the game has saved: its id and its active time. */
  resume?: { runId: string; activeMs: number };
  /** Whether the moves state their own time, as in a game of ticks. Many moves per second are then legal. */
  hasTimedMoves?: boolean;
}

export interface StarwickRun {
  /**
   * Begins or resumes a run. Every call rejects with `{ code, message }`. If a resumed run is no longer open, the
   * response has another `runId`, and the active time is 0.
   */
  start(options: RunOptions): Promise<RunStarted>;
  /** Continues a saved run without a request, for example offline. The result belongs to that run. */
  adopt(run: RunStarted, activeMs: number): void;
  /**
   * Returns the active milliseconds of the current run: the time between `gameplay('start')` and `gameplay('stop')`,
   * except while hidden.
   */
  activeMs(): number;
  /**
   * Reports the number of moves and the finished fraction of the level (0 to 1) for the checkpoints that the SDK
   * sends. For the page, `progressText` describes the progress in at most 40 characters, such as `4 of 13 words`.
   */
  setMoveCount(count: number, progress?: number, progressText?: string): void;
  /** Finishes the current run. Can be repeated until it resolves, because the page submits a run only once. */
  submit(evidence: { moves: JsonValue } | { value: number }): Promise<RunResult>;
}

export interface Starwick {
  readonly version: string;
  /** Whether the game runs without a page. Calls then work in memory, so that a game can be developed alone. */
  readonly isStandalone: boolean;
  /** Connects to the page and returns everything a game needs to start. Repeated calls return the same result. */
  init(): Promise<GameInit>;
  /** Reports the loading progress from 0 to 1. The page shows it until `ready`. */
  loading(progress: number): void;
  ready(): void;
  /** Reports that the game cannot be played here. The page shows an error with a retry button instead of the game. */
  failed(): void;
  /** Reports that play starts or resumes (`start`), or pauses (`stop`). The clock and the heartbeat follow it. */
  gameplay(state: 'start' | 'stop'): void;
  readonly run: StarwickRun;
  readonly progress: {
    /** Saves the state. Resolves when the save is durable, and rejects when the state was not saved. */
    save(state: JsonValue): Promise<{ savedAt: string }>;
    load(): Promise<JsonValue>;
  };
  /** Reports an achievement that is worth a celebration. */
  celebrate(): void;
  /**
   * Reports the end of a run for the page to show (`init.hasResultPanel`), and each change to it; null when the game
   * continues.
   */
  result(report: ResultReport | null): void;
  /** Requests an ad. Resolves when play may continue; `shown` is false when no ad was shown. */
  ad(kind: AdKind): Promise<{ shown: boolean }>;
  /** Shares a text in the best way that the device supports. */
  share(text: string): Promise<ShareWay>;
  /** Asks the page to show the next game or the scores, or to close the game. */
  navigate(to: Navigation): void;
  /** Returns the keyboard focus to the page. The SDK does so on Escape unless the game prevented the key's default. */
  release(): void;
  /** Returns the current settings. */
  settings(): GameSettings;
  /**
   * Reports that the player turned the sound off or on. Notifies listeners of `settings` at once, and the page stores
   * it for every game.
   */
  mute(isMuted: boolean): void;
  /**
   * Listens to the page's `settings`, `pause`, `resume`, `settled` or `resultAction` event. Returns the function that
   * stops listening.
   */
  on<N extends PageEventName>(name: N, listener: (data: PageEvents[N]) => void): () => void;
}

declare global {
  interface Window {
    Starwick: Starwick;
  }
}

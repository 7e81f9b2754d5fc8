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
  /** `YYYY-MM-DD` for a daily of that day; without it, the server chooses today. */
  levelKey?: string | null;
  /** A run that the game saved: its id, and the active time that it had reached. */
  resume?: { runId: string; activeMs: number };
  /** The moves contain their time, as in a game of ticks, so that many may be made in a second. */
  hasTimedMoves?: boolean;
}

export interface StarwickRun {
  /**
   * Begins a run, or resumes one. Every call rejects with `{ code, message }`.
   * If a resumed run is no longer open, the response has another `runId`, and the active time is 0 again.
   */
  start(options: RunOptions): Promise<RunStarted>;
  /** Continues a saved run without a request, as when offline: its result still belongs to that run. */
  adopt(run: RunStarted, activeMs: number): void;
  /** Active milliseconds of the current run: counted between `gameplay('start')` and `'stop'`, never while hidden. */
  activeMs(): number;
  /**
   * Reports the number of moves and the finished share of the level (0 to 1), for the checkpoints that the SDK sends, and the
   * share in words of at most 40 characters, such as `4 of 13 words`, for the page.
   */
  setMoveCount(count: number, progress?: number, progressText?: string): void;
  /** Finishes the current run. Safe to repeat until it resolves: the page submits a run once. */
  submit(proof: { moves: JsonValue } | { value: number }): Promise<RunResult>;
}

export interface Starwick {
  readonly version: string;
  /** True when no page answered: calls then work in memory, so that a game can be developed alone. */
  readonly isStandalone: boolean;
  /** Connects to the page and returns everything a game needs to start. Repeated calls return the same result. */
  init(): Promise<GameInit>;
  /** The loading progress from 0 to 1; the page shows it until `ready`. */
  loading(progress: number): void;
  ready(): void;
  /** The game cannot be played here: the page shows its error in the game's place, with a retry. */
  failed(): void;
  /** Play starts or resumes (`start`), or pauses (`stop`). The clock and the heartbeat follow. */
  gameplay(state: 'start' | 'stop'): void;
  readonly run: StarwickRun;
  readonly progress: {
    /** Resolves when the save is durable; rejects when the state was not saved. */
    save(state: JsonValue): Promise<{ savedAt: string }>;
    load(): Promise<JsonValue>;
  };
  /** The player achieved something worth a celebration. */
  celebrate(): void;
  /** Reports the end of a run, for the page to show (`init.hasResultPanel`), and each change of it; null once the game is open again. */
  result(report: ResultReport | null): void;
  /** Resolves when play may continue; `shown` is false without an ad. */
  ad(kind: AdKind): Promise<{ shown: boolean }>;
  /** Shares a text in the best way that the device supports. */
  share(text: string): Promise<ShareWay>;
  /** Asks the page to show the next game or the scores, or to close the game. */
  navigate(to: Navigation): void;
  /** Returns the keyboard focus to the page. The SDK does so on Escape unless the game prevented the key's default. */
  release(): void;
  /** The current settings. */
  settings(): GameSettings;
  /** The player turned the sound off or on. Listeners of `settings` are notified at once; the page stores it for every game. */
  mute(isMuted: boolean): void;
  /** Listens to `settings`, `pause`, `resume`, `settled` and `resultAction`. Returns the function that stops listening. */
  on<N extends PageEventName>(name: N, listener: (data: PageEvents[N]) => void): () => void;
}

declare global {
  interface Window {
    Starwick: Starwick;
  }
}

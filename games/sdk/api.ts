/** What a game sees: the shape of `window.Starwick`. */
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
  /** `YYYY-MM-DD` for a daily of that day; left out, the server chooses today. */
  levelKey?: string | null;
  /** A run that the game saved: its id, and the active time it had reached. */
  resume?: { runId: string; activeMs: number };
  /** The moves carry their time, as in a game of ticks, so that many may come in a second. */
  hasTimedMoves?: boolean;
}

export interface StarwickRun {
  /**
   * Begins a run, or resumes one. Every call rejects with `{ code, message }`.
   * If a resumed run is no longer open the answer carries another `runId`, and active time is 0 again.
   */
  start(options: RunOptions): Promise<RunStarted>;
  /** Goes on with a saved run without asking, as when there is no connection: its result still belongs to that run. */
  adopt(run: RunStarted, activeMs: number): void;
  /** Active milliseconds of the current run: counted between `gameplay('start')` and `'stop'`, never while hidden. */
  activeMs(): number;
  /** Tells how many moves have been made, and the share of the level that is done (0 to 1), for the checkpoints that the SDK sends by itself. */
  setMoveCount(count: number, progress?: number): void;
  /** Finishes the current run. Safe to repeat until it resolves: the page submits a run once. */
  submit(proof: { moves: JsonValue } | { value: number }): Promise<RunResult>;
}

export interface Starwick {
  readonly version: string;
  /** True when no page answered: calls then work in memory, so that a game can be developed alone. */
  readonly isStandalone: boolean;
  /** Says hello and gets everything a game needs to start. Repeating it gives the same answer. */
  init(): Promise<GameInit>;
  /** 0 to 1; the page shows it until `ready`. */
  loading(progress: number): void;
  ready(): void;
  /** The game cannot be played here: the page shows its error in the game's place, and offers to try again. */
  failed(): void;
  /** Play begins or goes on (`start`), or rests (`stop`). The clock and the heartbeat follow. */
  gameplay(state: 'start' | 'stop'): void;
  readonly run: StarwickRun;
  readonly progress: {
    /** Resolves when the save is durable; rejects otherwise, and then the state was not kept. */
    save(state: JsonValue): Promise<{ savedAt: string }>;
    load(): Promise<JsonValue>;
  };
  /** The player did something worth a celebration. */
  celebrate(): void;
  /** Reports the end of a run, for the page to show (`init.hasResultPanel`), and each change of it; null once the game is open again. */
  result(report: ResultReport | null): void;
  /** Resolves when play may go on; `shown` is false without an ad. */
  ad(kind: AdKind): Promise<{ shown: boolean }>;
  /** Shares a text in the best way the device has. */
  share(text: string): Promise<ShareWay>;
  /** Asks the page to show the next game, the scores, or to close the game. */
  navigate(to: Navigation): void;
  /** Gives the keyboard focus back to the page. The SDK does so on Escape unless the game prevented the key's default. */
  release(): void;
  /** The settings as they are now. */
  settings(): GameSettings;
  /** The player turned the sound off or on. Listeners of `settings` hear it at once; the page remembers it for every game. */
  mute(isMuted: boolean): void;
  /** Listens to `settings`, `pause`, `resume`, `settled` and `resultAction`. Returns the function that stops listening. */
  on<N extends PageEventName>(name: N, listener: (data: PageEvents[N]) => void): () => void;
}

declare global {
  interface Window {
    Starwick: Starwick;
  }
}

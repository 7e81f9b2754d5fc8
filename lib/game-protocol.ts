/** The messages between a game's frame and the page. Both sides parse with `game-protocol-parse` and drop unknown messages. */

export const PROTOCOL_VERSION = 1;
/**
 * The types of `window.postMessage`: a frame requests its port with `HELLO_MESSAGE`, and the page passes the port with `PORT_MESSAGE`.
 */
export const HELLO_MESSAGE = 'starwick:hello';
export const PORT_MESSAGE = 'starwick:port';

export type JsonValue =
  null | boolean | number | string | readonly JsonValue[] | { readonly [key: string]: JsonValue };

export const GAME_THEMES = ['modern', 'modernDark', 'default', 'contrast'] as const;
export type GameTheme = (typeof GAME_THEMES)[number];

export interface GameSettings {
  muted: boolean;
  reducedMotion: boolean;
  theme: GameTheme;
  /** Whether games may use single-character keys as shortcuts; true when absent. */
  shortcuts?: boolean;
}

export interface GamePlayer {
  /** Null for a guest. */
  name: string | null;
  isGuest: boolean;
  avatarUrl: string | null;
}

export interface GameInit {
  /** The keyword of the catalog entry that is played; an engine may have many editions. */
  keyword: string;
  player: GamePlayer;
  /** A BCP 47 language tag. */
  locale: string;
  /** `YYYY-MM-DD` if a daily was opened for a particular day, otherwise null. */
  levelKey: string | null;
  /** The mode that the page suggests; null to let the game choose. */
  mode: string | null;
  seed: string | null;
  settings: GameSettings;
  /**
   * Whether the player has already pressed Play on the page, so that the game opens its board without a start menu.
   * Absent outside a page.
   */
  isPlayPressed?: boolean;
  /** Whether the page shows the panel with a run's result. If absent, the game shows its own. */
  hasResultPanel?: boolean;
  /** The state that the game saved last, unchanged. */
  savedState: JsonValue;
}

export interface RunRequest {
  mode: string;
  /** The day of an archived daily; null to let the server choose. */
  levelKey: string | null;
  /**
   * The id of a saved run. If the run is open and belongs to the requested level (or today's, if that is null), the
   * page returns it; otherwise it returns a new run.
   */
  resumeRunId: string | null;
  /** The saved run's active time when it was saved. */
  resumeActiveMs?: number | undefined;
  /** Whether the run's moves state their own time, so that many moves within a second are plausible. */
  hasTimedMoves?: boolean | undefined;
}

export interface RunStarted {
  runId: string;
  seed: string;
  levelKey: string | null;
  mode: string;
  /** The server's time, in ISO 8601. */
  startedAt: string;
}

export const CHECKPOINT_EVENTS = ['beat', 'pause', 'resume', 'hide'] as const;
export interface RunCheckpoint {
  runId: string;
  /** The active time since the run's start, in ms. */
  activeMs: number;
  moveCount: number;
  /** The completed share of the level, from 0 to 1, if the game reports it. */
  progress?: number | null;
  event: (typeof CHECKPOINT_EVENTS)[number];
}

/** A finished run. Puzzles submit their moves, arcade games their value. A repeated submission gets the same result. */
export interface RunSubmission {
  runId: string;
  activeMs: number;
  moves: JsonValue | null;
  value: number | null;
}

export const RUN_STATES = ['counted', 'practice', 'quarantined'] as const;
export interface RunResult {
  verified: boolean;
  state: (typeof RUN_STATES)[number];
  /** The ranked value: ms in timed puzzles, points in other games. */
  value: number;
  rank: number | null;
  entrants: number | null;
  /** The player's best value on this board. */
  best: number | null;
  /**
   * Whether the run was finished without a connection and sent later; such a run counts for the streak and the
   * archive, but is never ranked.
   */
  isOffline?: boolean;
}

export const RESULT_STATUSES = ['sending', 'kept', 'offline', 'refused', 'sent', 'unranked'] as const;
/**
 * The state of a result. `kept`: saved in the browser because the service could not be reached; `unranked`: played
 * without a run.
 */
export type ResultStatus = (typeof RESULT_STATUSES)[number];

export const RESULT_ACTIONS = ['retry', 'chapter', 'again', 'modes'] as const;
/**
 * `again` opens the next level in the same mode; `chapter` opens the next chapter of a story; `modes` opens the choice
 * of modes.
 */
export type ResultAction = (typeof RESULT_ACTIONS)[number];

/** A grid for sharing that shows how much help a run needed. It must not reveal the solution. */
export interface ShareGrid {
  /** Rows of signs, each an emoji or another sign of one code point. */
  rows: readonly string[];
  /** The symbols that the grid's rows may contain, from the one for no help to the one for the most help. */
  signs: readonly string[];
  /** A text version of the grid for screen readers, such as `9 parts: 8 without help, 1 with a hint`. */
  text: string;
}

/** The end of a run as the game describes it. */
export interface ResultReport {
  runId: string;
  mode: string;
  levelKey: string | null;
  /** The heading, such as `Solved`. */
  title: string;
  /** The puzzle that was played, such as `Friday, November 27, medium`. */
  label: string;
  /** How the run went, such as `2 hints`. */
  went: string;
  /** The value as the game formats it, such as `1:12`. */
  written: string;
  /** The noun for the value within a sentence, such as `time`. */
  noun: string;
  /** The player's previous best in this mode, and how this value differs from it; null without one. */
  best: { written: string; difference: string; isBeaten: boolean } | null;
  /** The parts whose sum is the value. */
  parts: readonly { name: string; written: string }[];
  isWon: boolean;
  status: ResultStatus;
  /** Why the service refused the result; empty if it gave no reason. */
  refusal: string;
  result: RunResult | null;
  /** The text to share, without a spoiler. */
  shareText: string;
  /** Absent if the game has no grid. */
  shareGrid?: ShareGrid | undefined;
  /** The actions that the game offers next, main action first. */
  actions: readonly { action: ResultAction; label: string }[];
}

/** Sent when the outcome of an earlier submission without a response becomes known; the result is null if it was refused. */
export interface RunResolved {
  runId: string;
  result: RunResult | null;
}

export const AD_KINDS = ['midgame', 'rewarded'] as const;
export type AdKind = (typeof AD_KINDS)[number];
export const SHARE_WAYS = ['shared', 'copied', 'shown'] as const;
export type ShareWay = (typeof SHARE_WAYS)[number];
/** `today` opens the current level when the page shows another day's. */
export const NAVIGATIONS = ['next', 'scores', 'exit', 'today'] as const;
export type Navigation = (typeof NAVIGATIONS)[number];

export const GAME_ERROR_CODES = [
  'offline',
  'timeout',
  'unauthorised',
  'refused',
  'not_found',
  'too_large',
  'no_page',
  'failed',
] as const;
export type GameErrorCode = (typeof GAME_ERROR_CODES)[number];
export interface GameError {
  code: GameErrorCode;
  message: string;
}

/** The game's calls and their results. */
export interface GameCalls {
  init: { args: null; result: GameInit };
  'run.start': { args: RunRequest; result: RunStarted };
  'run.checkpoint': { args: RunCheckpoint; result: null };
  'run.submit': { args: RunSubmission; result: RunResult };
  'progress.save': { args: { state: JsonValue }; result: { savedAt: string } };
  'progress.load': { args: null; result: { state: JsonValue } };
  ad: { args: { kind: AdKind }; result: { shown: boolean } };
  share: { args: { text: string }; result: { how: ShareWay } };
}
export type CallName = keyof GameCalls;

/** The game's notices, which get no reply. */
export interface GameNotices {
  /** The progress of the open run in the game's own unit, such as `4 of 13 words`; null before the first move. */
  progress: {
    text: string | null;
    /** The completed share, from 0 to 1, if the game knows it. */ share?: number | null;
  };
  /** `progress` is the loaded share, from 0 to 1. */
  loading: { progress: number };
  ready: null;
  /** The game cannot be played; the page shows an error. */
  failed: null;
  gameplay: { state: 'start' | 'stop' };
  celebrate: null;
  /** The result of a finished run; null once the game is open again. */
  result: ResultReport | null;
  navigate: { to: Navigation };
  /** The player pressed Escape, so the page should take back the keyboard focus. */
  release: null;
  /** The player turned the game's sound off or on; the page stores this setting for all games. */
  'settings.muted': { muted: boolean };
}
export type NoticeName = keyof GameNotices;

/** The events that the page sends to the game. */
export interface PageEvents {
  settings: GameSettings;
  pause: null;
  resume: null;
  settled: RunResolved;
  resultAction: { runId: string; action: ResultAction };
}
export type PageEventName = keyof PageEvents;

export type CallMessage = {
  [N in CallName]: { kind: 'call'; id: number; name: N; args: GameCalls[N]['args'] };
}[CallName];
export type NoticeMessage = {
  [N in NoticeName]: { kind: 'notice'; name: N; data: GameNotices[N] };
}[NoticeName];
export type FromGame = CallMessage | NoticeMessage;

export type ReplyMessage =
  | { kind: 'reply'; id: number; ok: true; result: unknown }
  | { kind: 'reply'; id: number; ok: false; error: GameError };
export type EventMessage = {
  [N in PageEventName]: { kind: 'event'; name: N; data: PageEvents[N] };
}[PageEventName];
export type FromPage = ReplyMessage | EventMessage;

type MaybePromise<T> = T | Promise<T>;

/**
 * The page's handlers for calls and notices. If a handler throws `{ code, message }`, the game's call rejects with
 * that error.
 */
export interface GameHandlers {
  init(): MaybePromise<GameInit>;
  startRun(request: RunRequest): MaybePromise<RunStarted>;
  checkpoint(report: RunCheckpoint): MaybePromise<void>;
  submitRun(submission: RunSubmission): MaybePromise<RunResult>;
  /** Resolves only once the save is durable. */
  saveProgress(state: JsonValue): MaybePromise<{ savedAt: string }>;
  loadProgress(): MaybePromise<JsonValue>;
  showAd(kind: AdKind): MaybePromise<{ shown: boolean }>;
  share(text: string): MaybePromise<ShareWay>;
  onLoading?(progress: number): void;
  onReady?(): void;
  /** The game reported that it cannot be played. */
  onFailed?(): void;
  onProgress?(text: string | null, share: number | null): void;
  onGameplay?(state: 'start' | 'stop'): void;
  onCelebrate?(): void;
  onResultReport?(report: ResultReport | null): void;
  onNavigate?(to: Navigation): void;
  /** The player pressed Escape in the game; the page should move the focus to one of its own elements. */
  onRelease?(): void;
  onMuted?(isMuted: boolean): void;
}

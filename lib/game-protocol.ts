/** The messages between a game's frame and the page. Both sides parse with `game-protocol-parse`; unknown ones are dropped. */

export const PROTOCOL_VERSION = 1;
/** The `window.postMessage` type with which a frame requests its port, and the page passes it. */
export const HELLO = 'starwick:hello';
export const PORT = 'starwick:port';

export type JsonValue =
  null | boolean | number | string | readonly JsonValue[] | { readonly [key: string]: JsonValue };

export const GAME_THEMES = ['modern', 'modernDark', 'default', 'contrast'] as const;
export type GameTheme = (typeof GAME_THEMES)[number];

export interface GameSettings {
  muted: boolean;
  reducedMotion: boolean;
  theme: GameTheme;
  /** Whether single-character keys may be shortcuts; a missing value means yes. */
  shortcuts?: boolean;
}

export interface GamePlayer {
  /** Null for a guest. */
  name: string | null;
  isGuest: boolean;
  avatarUrl: string | null;
}

export interface GameInit {
  /** The catalog entry that is played; an engine may serve many editions. */
  keyword: string;
  player: GamePlayer;
  /** BCP 47. */
  locale: string;
  /** `YYYY-MM-DD` for a daily opened for one day, null otherwise. */
  levelKey: string | null;
  /** The mode the page proposes; null leaves the choice to the game. */
  mode: string | null;
  seed: string | null;
  settings: GameSettings;
  /** The player has pressed Play on the page: the game opens its board without a start menu. Absent where no page is around. */
  isPlayPressed?: boolean;
  /** The page shows the result of a run around the game. Absent where the game shows its own. */
  hasResultPanel?: boolean;
  /** The last state that the game saved, unchanged. */
  savedState: JsonValue;
}

export interface RunRequest {
  mode: string;
  /** The day of an archived daily; null lets the server choose. */
  levelKey: string | null;
  /**
   * A saved run: the page returns it while it is open and belongs to the requested level (null: today's), and a new one
   * otherwise.
   */
  resumeRunId: string | null;
  /** The active time that the saved run had reached when it was saved. */
  resumeActiveMs?: number | undefined;
  /** Its moves carry their time, so many may come in a second. */
  hasTimedMoves?: boolean | undefined;
}

export interface RunStarted {
  runId: string;
  seed: string;
  levelKey: string | null;
  mode: string;
  /** ISO 8601, server clock. */
  startedAt: string;
}

export const CHECKPOINT_EVENTS = ['beat', 'pause', 'resume', 'hide'] as const;
export interface RunCheckpoint {
  runId: string;
  /** Active time since the run's start, in ms. */
  activeMs: number;
  moveCount: number;
  /** The completed share of the level, 0 to 1, if the game reports it. */
  progress?: number | null;
  event: (typeof CHECKPOINT_EVENTS)[number];
}

/** A finished run. Puzzles send their moves, arcade games their value; submitting twice gives the same response. */
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
  /** The ranked value: ms for timed puzzles, points elsewhere. */
  value: number;
  rank: number | null;
  entrants: number | null;
  /** The player's best value on this board. */
  best: number | null;
  /** Finished without a connection and sent later: it counts for streak and archive, but never ranks. */
  isOffline?: boolean;
}

export const RESULT_STATUSES = ['sending', 'kept', 'offline', 'refused', 'sent', 'unranked'] as const;
/** The state of a result: `kept` is saved because the service could not be reached, `unranked` was played without a run. */
export type ResultStatus = (typeof RESULT_STATUSES)[number];

export const RESULT_ACTIONS = ['retry', 'chapter', 'again', 'modes'] as const;
/** `again` opens the next level in the same mode, `chapter` the next part of a story, `modes` the choice of mode. */
export type ResultAction = (typeof RESULT_ACTIONS)[number];

/** How much help a run needed, for sharing: it must not depend on the solution. */
export interface ShareGrid {
  /** Rows of signs, such as emoji of one code point. */
  rows: readonly string[];
  /** The signs that rows may have, from the best to the one for most help. */
  signs: readonly string[];
  /** The same in words, for a screen reader, such as `9 parts: 8 without help, 1 with a hint`. */
  text: string;
}

/** The end of a run as the game describes it. */
export interface ResultReport {
  runId: string;
  mode: string;
  levelKey: string | null;
  /** Such as `Solved`. */
  title: string;
  /** The puzzle that was played, such as `Friday, November 27, medium`. */
  label: string;
  /** The circumstances, such as `2 hints`. */
  went: string;
  /** The value as the game writes it, such as `1:12`. */
  written: string;
  /** The value within a sentence, such as `time`. */
  noun: string;
  /** The player's previous best in this mode, and the difference of this value from it; null without one. */
  best: { written: string; difference: string; isBeaten: boolean } | null;
  /** The parts that the value is the sum of. */
  parts: readonly { name: string; written: string }[];
  isWon: boolean;
  status: ResultStatus;
  /** Why the service refused it; empty if it gave no reason. */
  refusal: string;
  result: RunResult | null;
  /** The text to share, without a spoiler. */
  shareText: string;
  /** Absent where the game has none. */
  shareGrid?: ShareGrid | undefined;
  /** The actions that the game offers next, the main one first. */
  actions: readonly { action: ResultAction; label: string }[];
}

/** A result that was submitted without a response has been decided since; null when it was finally refused. */
export interface RunResolved {
  runId: string;
  result: RunResult | null;
}

export const AD_KINDS = ['midgame', 'rewarded'] as const;
export type AdKind = (typeof AD_KINDS)[number];
export const SHARE_WAYS = ['shared', 'copied', 'shown'] as const;
export type ShareWay = (typeof SHARE_WAYS)[number];
/** `today` opens today's level of the game when the page shows another day. */
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

/** The requests of the game with their responses. */
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

/** The notices of a game, which get no response. */
export interface GameNotices {
  /** How far the open run is in the game's own unit, such as `4 of 13 words`; null before its first move. */
  progress: {
    text: string | null;
    /** The completed share, 0 to 1, if the game knows it. */ share?: number | null;
  };
  /** 0 to 1. */
  loading: { progress: number };
  ready: null;
  /** The game cannot be played; the page shows an error. */
  failed: null;
  gameplay: { state: 'start' | 'stop' };
  celebrate: null;
  /** The run is over; null once the game is open again. */
  result: ResultReport | null;
  navigate: { to: Navigation };
  /** The player pressed Escape: the page takes the keyboard focus back. */
  release: null;
  /** The player turned the game's sound off or on; the page stores this for every game. */
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

type Answer<T> = T | Promise<T>;

/** The page's side of the calls and notices. A handler that throws `{ code, message }` rejects the game's call with it. */
export interface GameHandlers {
  init(): Answer<GameInit>;
  startRun(request: RunRequest): Answer<RunStarted>;
  checkpoint(report: RunCheckpoint): Answer<void>;
  submitRun(submission: RunSubmission): Answer<RunResult>;
  /** Resolves only when the save is durable. */
  saveProgress(state: JsonValue): Answer<{ savedAt: string }>;
  loadProgress(): Answer<JsonValue>;
  showAd(kind: AdKind): Answer<{ shown: boolean }>;
  share(text: string): Answer<ShareWay>;
  onLoading?(progress: number): void;
  onReady?(): void;
  /** The game reported that it cannot be played. */
  onFailed?(): void;
  onProgress?(text: string | null, share: number | null): void;
  onGameplay?(state: 'start' | 'stop'): void;
  onCelebrate?(): void;
  onResultReport?(report: ResultReport | null): void;
  onNavigate?(to: Navigation): void;
  /** Escape was pressed in the game; the page should focus something of its own. */
  onRelease?(): void;
  onMuted?(isMuted: boolean): void;
}

/**
 * Hand-written parsers of the game protocol: they turn `unknown` into a typed message or null. They must be small,
 * because every game loads them.
 */
import {
  AD_KINDS,
  CHECKPOINT_EVENTS,
  GAME_ERROR_CODES,
  GAME_THEMES,
  NAVIGATIONS,
  RESULT_ACTIONS,
  RESULT_STATUSES,
  RUN_STATES,
  SHARE_WAYS,
  type CallName,
  type FromGame,
  type FromPage,
  type GameCalls,
  type GameError,
  type JsonValue,
} from './game-protocol';

type Check = (value: unknown) => boolean;
type Fields = Record<string, Check>;

const text =
  (max: number): Check =>
  (v) =>
    typeof v === 'string' && v.length <= max;
const orAbsent =
  (check: Check): Check =>
  (v) =>
    v === undefined || check(v);
const orNull =
  (check: Check): Check =>
  (v) =>
    v === null || check(v);
const isBoolean: Check = (v) => typeof v === 'boolean';
const isNull: Check = (v) => v === null;
const isNumber: Check = (v) => typeof v === 'number' && isFinite(v);
const isCount: Check = (v) => Number.isSafeInteger(v) && (v as number) >= 0;
const isShare: Check = (v) => isNumber(v) && (v as number) >= 0 && (v as number) <= 1;
const oneOf =
  (list: readonly unknown[]): Check =>
  (v) =>
    list.includes(v);
const shape =
  (fields: Fields): Check =>
  (v) => {
    if (typeof v !== 'object' || v === null || Array.isArray(v)) return false;
    for (const key in fields) if (!fields[key]!((v as Record<string, unknown>)[key])) return false;
    return true;
  };

// Unlike JSON, a structured clone can contain cycles, dates and maps. The depth limit bounds the recursion.
const isJson = (v: unknown, depth = 0): boolean => {
  if (v === null || isBoolean(v) || isNumber(v) || typeof v === 'string') return true;
  if (typeof v !== 'object' || depth > 12) return false;
  if (Array.isArray(v)) return v.every((item) => isJson(item, depth + 1));
  const proto = Object.getPrototypeOf(v);
  return (
    (proto === null || Object.getPrototypeOf(proto) === null) &&
    Object.values(v).every((item) => isJson(item, depth + 1))
  );
};
const json: Check = (v) => isJson(v);

const shortText = text(200);
const isMoves: Check = (v) => Array.isArray(v) && v.length <= 20000 && json(v);

/** The longest progress text that fits below the title on a card. */
const MAX_PROGRESS_TEXT = 40;

const callArgs: Record<CallName, Check> = {
  init: isNull,
  'run.start': shape({
    mode: text(40),
    levelKey: orNull(text(40)),
    resumeRunId: orNull(shortText),
    resumeActiveMs: orAbsent(isCount),
    hasTimedMoves: orAbsent(isBoolean),
  }),
  'run.checkpoint': shape({
    runId: shortText,
    activeMs: isCount,
    moveCount: isCount,
    progress: (v) => v === undefined || v === null || isShare(v),
    event: oneOf(CHECKPOINT_EVENTS),
  }),
  'run.submit': (v) =>
    shape({ runId: shortText, activeMs: isCount, moves: orNull(isMoves), value: orNull(isNumber) })(v) &&
    ((v as { moves: unknown }).moves === null) !== ((v as { value: unknown }).value === null),
  'progress.save': shape({ state: json }),
  'progress.load': isNull,
  ad: shape({ kind: oneOf(AD_KINDS) }),
  share: shape({ text: text(2000) }),
};

const notices: Record<string, Check> = {
  progress: shape({ text: orNull(text(MAX_PROGRESS_TEXT)), share: orAbsent(orNull(isShare)) }),
  loading: shape({ progress: isShare }),
  ready: isNull,
  failed: isNull,
  gameplay: shape({ state: oneOf(['start', 'stop']) }),
  celebrate: isNull,
  result: (v) => v === null || isReport(v),
  navigate: shape({ to: oneOf(NAVIGATIONS) }),
  release: isNull,
  'settings.muted': shape({ muted: isBoolean }),
};

const isSettings = shape({
  muted: isBoolean,
  reducedMotion: isBoolean,
  theme: oneOf(GAME_THEMES),
  shortcuts: orAbsent(isBoolean),
});
const isError = shape({ code: oneOf(GAME_ERROR_CODES), message: text(1000) });

const isResult = shape({
  verified: isBoolean,
  state: oneOf(RUN_STATES),
  value: isNumber,
  rank: orNull(isCount),
  entrants: orNull(isCount),
  best: orNull(isNumber),
  isOffline: orAbsent(isBoolean),
});

const MAX_PARTS = 12;
const listOf =
  (check: Check): Check =>
  (v) =>
    Array.isArray(v) && v.length <= MAX_PARTS && v.every((item) => check(item));

const isShareGrid = shape({ rows: listOf(text(80)), signs: listOf(text(8)), text: shortText });

const isReport = shape({
  runId: shortText,
  mode: text(40),
  levelKey: orNull(text(40)),
  title: shortText,
  label: shortText,
  went: shortText,
  written: text(40),
  noun: text(40),
  best: orNull(shape({ written: text(40), difference: text(40), isBeaten: isBoolean })),
  parts: listOf(shape({ name: shortText, written: text(40) })),
  isWon: isBoolean,
  status: oneOf(RESULT_STATUSES),
  refusal: text(1000),
  result: orNull(isResult),
  shareText: text(2000),
  shareGrid: orAbsent(isShareGrid),
  actions: listOf(shape({ action: oneOf(RESULT_ACTIONS), label: text(80) })),
});

const results: Record<CallName, Check> = {
  init: shape({
    keyword: shortText,
    player: shape({ name: orNull(shortText), isGuest: isBoolean, avatarUrl: orNull(text(2000)) }),
    locale: shortText,
    levelKey: orNull(text(40)),
    mode: orNull(text(40)),
    seed: orNull(shortText),
    settings: isSettings,
    isPlayPressed: orAbsent(isBoolean),
    hasResultPanel: orAbsent(isBoolean),
    savedState: json,
  }),
  'run.start': shape({
    runId: shortText,
    seed: shortText,
    levelKey: orNull(text(40)),
    mode: text(40),
    startedAt: text(40),
  }),
  'run.checkpoint': isNull,
  'run.submit': isResult,
  'progress.save': shape({ savedAt: text(40) }),
  'progress.load': shape({ state: json }),
  ad: shape({ shown: isBoolean }),
  share: shape({ how: oneOf(SHARE_WAYS) }),
};

const events: Record<string, Check> = {
  settings: isSettings,
  pause: isNull,
  resume: isNull,
  settled: shape({ runId: shortText, result: orNull(isResult) }),
  resultAction: shape({ runId: shortText, action: oneOf(RESULT_ACTIONS) }),
};

const own = (table: Record<string, Check>, name: unknown): Check | undefined =>
  typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined;

/** Parses a message that a game sent over its port; returns null when it does not match the protocol. */
export function parseFromGame(message: unknown): FromGame | null {
  if (!shape({})(message)) return null;
  const m = message as Record<string, unknown>;
  if (m.kind === 'call')
    return isCount(m.id) && own(callArgs, m.name)?.(m.args) ? (m as unknown as FromGame) : null;
  if (m.kind === 'notice') return own(notices, m.name)?.(m.data) ? (m as unknown as FromGame) : null;
  return null;
}

/** Parses a message that the page sent over the port. The result of a reply is parsed separately, with `parseResult`. */
export function parseFromPage(message: unknown): FromPage | null {
  if (!shape({})(message)) return null;
  const m = message as Record<string, unknown>;
  if (m.kind === 'reply') {
    if (!isCount(m.id)) return null;
    return m.ok === true || (m.ok === false && isError(m.error)) ? (m as unknown as FromPage) : null;
  }
  if (m.kind === 'event') return own(events, m.name)?.(m.data) ? (m as unknown as FromPage) : null;
  return null;
}

/**
 * Parses the result of a call; returns null when it violates the contract, and `{ value: null }` for the empty result
 * of `run.checkpoint`.
 */
export function parseResult<N extends CallName>(
  name: N,
  result: unknown,
): { value: GameCalls[N]['result'] } | null {
  return results[name](result) ? { value: result as GameCalls[N]['result'] } : null;
}

/** Converts any thrown value to a protocol error. An unknown error becomes `failed`, without its details. */
export function toGameError(thrown: unknown): GameError {
  if (isError(thrown)) return { code: (thrown as GameError).code, message: (thrown as GameError).message };
  return { code: 'failed', message: 'The page could not complete the call.' };
}

/** Returns whether a value survives JSON unchanged and is within the protocol's depth limit. */
export function isJsonValue(value: unknown): value is JsonValue {
  return json(value);
}

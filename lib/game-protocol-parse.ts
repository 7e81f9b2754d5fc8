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

type ValueCheck = (value: unknown) => boolean;
type FieldChecks = Record<string, ValueCheck>;

const textCheck =
  (max: number): ValueCheck =>
  (v) =>
    typeof v === 'string' && v.length <= max;
const absentOr =
  (check: ValueCheck): ValueCheck =>
  (v) =>
    v === undefined || check(v);
const nullOr =
  (check: ValueCheck): ValueCheck =>
  (v) =>
    v === null || check(v);
const isBoolean: ValueCheck = (v) => typeof v === 'boolean';
const isNull: ValueCheck = (v) => v === null;
const isNumber: ValueCheck = (v) => typeof v === 'number' && isFinite(v);
const isCount: ValueCheck = (v) => Number.isSafeInteger(v) && (v as number) >= 0;
const isShare: ValueCheck = (v) => isNumber(v) && (v as number) >= 0 && (v as number) <= 1;
const oneOf =
  (list: readonly unknown[]): ValueCheck =>
  (v) =>
    list.includes(v);
const shapeCheck =
  (fields: FieldChecks): ValueCheck =>
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
const jsonCheck: ValueCheck = (v) => isJson(v);

const shortText = textCheck(200);
const isMoves: ValueCheck = (v) => Array.isArray(v) && v.length <= 20000 && jsonCheck(v);

/** The longest progress text that fits below the title on a card. */
const MAX_PROGRESS_TEXT = 40;

const callArgumentChecks: Record<CallName, ValueCheck> = {
  init: isNull,
  'run.start': shapeCheck({
    mode: textCheck(40),
    levelKey: nullOr(textCheck(40)),
    resumeRunId: nullOr(shortText),
    resumeActiveMs: absentOr(isCount),
    hasTimedMoves: absentOr(isBoolean),
  }),
  'run.checkpoint': shapeCheck({
    runId: shortText,
    activeMs: isCount,
    moveCount: isCount,
    progress: (v) => v === undefined || v === null || isShare(v),
    event: oneOf(CHECKPOINT_EVENTS),
  }),
  'run.submit': (v) =>
    shapeCheck({ runId: shortText, activeMs: isCount, moves: nullOr(isMoves), value: nullOr(isNumber) })(v) &&
    ((v as { moves: unknown }).moves === null) !== ((v as { value: unknown }).value === null),
  'progress.save': shapeCheck({ state: jsonCheck }),
  'progress.load': isNull,
  ad: shapeCheck({ kind: oneOf(AD_KINDS) }),
  share: shapeCheck({ text: textCheck(2000) }),
};

const noticeChecks: Record<string, ValueCheck> = {
  progress: shapeCheck({ text: nullOr(textCheck(MAX_PROGRESS_TEXT)), share: absentOr(nullOr(isShare)) }),
  loading: shapeCheck({ progress: isShare }),
  ready: isNull,
  failed: isNull,
  gameplay: shapeCheck({ state: oneOf(['start', 'stop']) }),
  celebrate: isNull,
  result: (v) => v === null || isReport(v),
  navigate: shapeCheck({ to: oneOf(NAVIGATIONS) }),
  release: isNull,
  'settings.muted': shapeCheck({ muted: isBoolean }),
};

const isSettings = shapeCheck({
  muted: isBoolean,
  reducedMotion: isBoolean,
  theme: oneOf(GAME_THEMES),
  shortcuts: absentOr(isBoolean),
});
const isError = shapeCheck({ code: oneOf(GAME_ERROR_CODES), message: textCheck(1000) });

const isResult = shapeCheck({
  verified: isBoolean,
  state: oneOf(RUN_STATES),
  value: isNumber,
  rank: nullOr(isCount),
  entrants: nullOr(isCount),
  best: nullOr(isNumber),
  isOffline: absentOr(isBoolean),
});

const MAX_PARTS = 12;
const listCheck =
  (check: ValueCheck): ValueCheck =>
  (v) =>
    Array.isArray(v) && v.length <= MAX_PARTS && v.every((item) => check(item));

const isShareGrid = shapeCheck({
  rows: listCheck(textCheck(80)),
  signs: listCheck(textCheck(8)),
  text: shortText,
});

const isReport = shapeCheck({
  runId: shortText,
  mode: textCheck(40),
  levelKey: nullOr(textCheck(40)),
  title: shortText,
  label: shortText,
  went: shortText,
  written: textCheck(40),
  noun: textCheck(40),
  best: nullOr(shapeCheck({ written: textCheck(40), difference: textCheck(40), isBeaten: isBoolean })),
  parts: listCheck(shapeCheck({ name: shortText, written: textCheck(40) })),
  isWon: isBoolean,
  status: oneOf(RESULT_STATUSES),
  refusal: textCheck(1000),
  result: nullOr(isResult),
  shareText: textCheck(2000),
  shareGrid: absentOr(isShareGrid),
  actions: listCheck(shapeCheck({ action: oneOf(RESULT_ACTIONS), label: textCheck(80) })),
});

const resultChecks: Record<CallName, ValueCheck> = {
  init: shapeCheck({
    keyword: shortText,
    player: shapeCheck({ name: nullOr(shortText), isGuest: isBoolean, avatarUrl: nullOr(textCheck(2000)) }),
    locale: shortText,
    levelKey: nullOr(textCheck(40)),
    mode: nullOr(textCheck(40)),
    seed: nullOr(shortText),
    settings: isSettings,
    isPlayPressed: absentOr(isBoolean),
    hasResultPanel: absentOr(isBoolean),
    savedState: jsonCheck,
  }),
  'run.start': shapeCheck({
    runId: shortText,
    seed: shortText,
    levelKey: nullOr(textCheck(40)),
    mode: textCheck(40),
    startedAt: textCheck(40),
  }),
  'run.checkpoint': isNull,
  'run.submit': isResult,
  'progress.save': shapeCheck({ savedAt: textCheck(40) }),
  'progress.load': shapeCheck({ state: jsonCheck }),
  ad: shapeCheck({ shown: isBoolean }),
  share: shapeCheck({ how: oneOf(SHARE_WAYS) }),
};

const eventChecks: Record<string, ValueCheck> = {
  settings: isSettings,
  pause: isNull,
  resume: isNull,
  settled: shapeCheck({ runId: shortText, result: nullOr(isResult) }),
  resultAction: shapeCheck({ runId: shortText, action: oneOf(RESULT_ACTIONS) }),
};

const ownCheck = (table: Record<string, ValueCheck>, name: unknown): ValueCheck | undefined =>
  typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined;

/** Parses a message that a game sent over its port; returns null when it does not match the protocol. */
export function parseFromGame(message: unknown): FromGame | null {
  if (!shapeCheck({})(message)) return null;
  const m = message as Record<string, unknown>;
  if (m.kind === 'call')
    return isCount(m.id) && ownCheck(callArgumentChecks, m.name)?.(m.args)
      ? (m as unknown as FromGame)
      : null;
  if (m.kind === 'notice')
    return ownCheck(noticeChecks, m.name)?.(m.data) ? (m as unknown as FromGame) : null;
  return null;
}

/** Parses a message that the page sent over the port. The result of a reply is parsed separately, with `parseResult`. */
export function parseFromPage(message: unknown): FromPage | null {
  if (!shapeCheck({})(message)) return null;
  const m = message as Record<string, unknown>;
  if (m.kind === 'reply') {
    if (!isCount(m.id)) return null;
    return m.ok === true || (m.ok === false && isError(m.error)) ? (m as unknown as FromPage) : null;
  }
  if (m.kind === 'event') return ownCheck(eventChecks, m.name)?.(m.data) ? (m as unknown as FromPage) : null;
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
  return resultChecks[name](result) ? { value: result as GameCalls[N]['result'] } : null;
}

/** Converts any thrown value to a protocol error. An unknown error becomes `failed`, without its details. */
export function toGameError(thrown: unknown): GameError {
  if (isError(thrown)) return { code: (thrown as GameError).code, message: (thrown as GameError).message };
  return { code: 'failed', message: 'The page could not complete the call.' };
}

/** Returns whether a value survives JSON unchanged and is within the protocol's depth limit. */
export function isJsonValue(value: unknown): value is JsonValue {
  return jsonCheck(value);
}

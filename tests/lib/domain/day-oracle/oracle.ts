/**
 * Implements the rules independently of the engine: computes when each player's days open, and goes through them day by
 * day.
 */
import { type Game, GAMES, type History, type HistoryEvent, type ReportedDays } from './history';
import { DAY_MS, firstInstant } from './zone-data';

interface Journey {
  /** The player's current time zone, and the day on which the player changed to it. */
  zone: string;
  day: number;
  hasTravelled: boolean;
  /**
   * The player's changes of time zone. After the day `after`, days open at midnight in `zone`, but never before the
   * instant `from`.
   */
  legs: { after: number; zone: string; from: number }[];
}

interface Run {
  id: number;
  owner: 0 | 1;
  game: Game;
  level: number;
  startedAt: number;
  seenAt: number;
  beganInTime: boolean;
  state: 'open' | 'over' | 'left';
  wasInTime: boolean;
}

const HOURS_48 = 48 * 3_600_000;
const MONDAY = 4; // 1970-01-01 was a Thursday.

const monthStart = (day: number, monthsAhead = 0): number => {
  const date = new Date(day * DAY_MS);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + monthsAhead, 1) / DAY_MS;
};
const levelOf = (game: Game, day: number): number => {
  if (GAMES[game] === 'weekly') return day - ((((day - MONDAY) % 7) + 7) % 7);
  return GAMES[game] === 'monthly' ? monthStart(day) : day;
};
const levelAfter = (game: Game, level: number): number => {
  if (GAMES[game] === 'weekly') return level + 7;
  return GAMES[game] === 'monthly' ? monthStart(level, 1) : level + 1;
};
const nameOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

const openingOf = ({ legs }: Journey, day: number): number => {
  for (let index = legs.length - 1; index >= 0; index -= 1) {
    const leg = legs[index];
    if (leg && day > leg.after) return Math.max(leg.from, firstInstant(leg.zone, day));
  }
  throw new Error('a journey without a leg');
};

const dayAt = (journey: Journey, at: number): number => {
  let day = Math.floor(at / DAY_MS) + 3;
  while (openingOf(journey, day) > at) day -= 1;
  return day;
};

const startJourney = (zone: string, at: number): Journey => {
  const journey: Journey = {
    zone,
    day: 0,
    hasTravelled: false,
    legs: [{ after: Number.NEGATIVE_INFINITY, zone, from: Number.NEGATIVE_INFINITY }],
  };
  return { ...journey, day: dayAt(journey, at) };
};

const recordZone = (journey: Journey, named: string, at: number): void => {
  if (named === journey.zone) return;
  const today = dayAt(journey, at);
  if (today - journey.day < (journey.hasTravelled ? 7 : 1)) return;
  journey.legs.push({ after: today, zone: named, from: openingOf(journey, today + 1) });
  journey.zone = named;
  journey.day = today;
  journey.hasTravelled = true;
};

const isInTime = (journey: Journey, run: Run, at: number, isOffline: boolean): boolean => {
  if (!run.beganInTime) return false;
  const dayAfterLast = levelAfter(run.game, run.level);
  return at < openingOf(journey, dayAfterLast + 1) || (isOffline && at - run.startedAt <= HOURS_48);
};

interface OracleState {
  journeys: [Journey | null, Journey | null];
  runs: Map<number, Run>;
  list: Run[];
}

const applyEvent = (
  { journeys, runs, list }: OracleState,
  event: Extract<HistoryEvent, { kind: 'start' }>,
): void => {
  const journey = journeys[event.who] ?? startJourney(event.zone, event.at);
  journeys[event.who] = journey;
  const current = levelOf(event.game, dayAt(journey, event.at));
  let level = current;
  for (let back = 0; back < event.back; back += 1) level = levelOf(event.game, level - 1);
  recordZone(journey, event.zone, event.at);
  const open = list.find(
    (run) =>
      run.owner === event.who && run.game === event.game && run.level === level && run.state === 'open',
  );
  if (open) {
    open.seenAt = event.at;
    runs.set(event.run, open);
    return;
  }
  const run: Run = {
    id: event.run,
    owner: event.who,
    game: event.game,
    level,
    startedAt: event.at,
    seenAt: event.at,
    beganInTime: level === current,
    state: 'open',
    wasInTime: false,
  };
  runs.set(event.run, run);
  list.push(run);
};

const joinGuest = ({ journeys, list }: OracleState): void => {
  for (const run of list) {
    const rival = list.find(
      (other) =>
        other.state === 'open' &&
        run.state === 'open' &&
        other.owner !== run.owner &&
        other.game === run.game &&
        other.level === run.level,
    );
    if (!rival) continue;
    const isLast = run.seenAt > rival.seenAt || (run.seenAt === rival.seenAt && run.id < rival.id);
    (isLast ? rival : run).state = 'left';
  }
  for (const run of list) run.owner = 1;
  journeys[1] ??= journeys[0];
  journeys[0] = null;
};

const computeScope = (journey: Journey, runs: readonly Run[], game: Game, at: number) => {
  const done = new Set(runs.filter((run) => run.wasInTime).map((run) => run.level));
  const open = new Set(
    runs.filter((run) => run.state === 'open' && isInTime(journey, run, at, true)).map((run) => run.level),
  );
  const today = levelOf(game, dayAt(journey, at));
  const end = Math.max(today, ...done);
  const frozen: string[] = [];
  const tokens: Record<string, number> = {};
  let [length, longest, freezes, total] = [0, 0, 0, 0];
  const first = done.size > 0 ? Math.min(...done) : end + 1;
  for (let level = first; level <= end; level = levelAfter(game, level)) {
    if (done.has(level)) {
      length += 1;
      total += 1;
      longest = Math.max(longest, length);
      if (total % 10 === 0) freezes = Math.min(2, freezes + 1);
      tokens[nameOf(level)] = 10 + (length > 20 ? 20 : length);
      continue;
    }
    const isSkippedDay =
      GAMES[game] === 'daily' && openingOf(journey, level) === openingOf(journey, level + 1);
    if (level >= today || open.has(level) || isSkippedDay || length === 0) continue;
    if (freezes > 0) {
      freezes -= 1;
      frozen.push(nameOf(level));
    } else length = 0;
  }
  return { scope: { streak: length, maxStreak: longest, freezes, frozen }, tokens };
};

/** Returns the players' outcomes; null for a player who never played or was merged into the other player. */
export const computeByOracle = ({ events, requestsAt }: History): (ReportedDays | null)[] => {
  const world: OracleState = { journeys: [null, null], runs: new Map(), list: [] };
  for (const event of events) {
    if (event.kind === 'start') applyEvent(world, event);
    else if (event.kind === 'merge') joinGuest(world);
    else {
      const run = world.runs.get(event.run);
      const journey = run && world.journeys[run.owner];
      if (!run || !journey || run.state === 'over') continue;
      run.state = 'over';
      run.wasInTime = isInTime(journey, run, event.at, event.isOffline);
    }
  }
  return world.journeys.map((journey, owner) => {
    if (!journey) return null;
    const own = world.list.filter((run) => run.owner === owner);
    const daily = own.filter((run) => GAMES[run.game] === 'daily');
    const any = computeScope(journey, daily, 'a', requestsAt);
    const scopes: ReportedDays['scopes'] = { '*': any.scope };
    for (const game of Object.keys(GAMES) as Game[]) {
      const ofGame = own.filter((run) => run.game === game);
      if (ofGame.length > 0) scopes[game] = computeScope(journey, ofGame, game, requestsAt).scope;
    }
    return { scopes, tokens: any.tokens };
  });
};

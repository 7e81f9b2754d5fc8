/** Generates the runs of a seeded member: dailies played on time on many days, and occasionally a game in another mode. */
import type { GameMode } from '@/lib/contract/scores-entities';
import { dailySeed } from '@/lib/domain/days/daily-seed';
import { openingTimeInZone, todayInZone } from '@/lib/domain/days/day-engine';
import { addDays } from '@/lib/domain/days/days';
import { boardFreezeTime } from '@/lib/domain/days/level-keys';
import { findRules } from '../scores/games/rules';
import type { run } from '../db/schema/scores';
import { type BoardGame, DAILY_MODE, type PlayableGames } from './games';
import type { SeedPerson } from './people';
import { hashText } from './random';

export type SeedRun = Omit<typeof run.$inferInsert, 'playerId'> & {
  finishedAt: Date;
  value: number;
  levelKey: string | null;
  isReverse: boolean;
};

const HOUR_MS = 3_600_000;
const MAX_DAILIES = 3;
const FIRST_HOUR = 7;
/** Seeded members start early enough that even a day of 23 hours is not over. */
const HOURS_AWAKE = 15;
const PLAYS_EACH_DAILY = 0.8;
const PLAYS_ANOTHER_GAME = 0.2;
const MS_PER_MOVE = 1_500;

const openingTimes = new Map<string, number>();
/** Caches the start of days, because Intl is slow and only a few zones and days occur. */
const cachedOpeningTime = (zone: string, date: string): number => {
  const key = `${zone} ${date}`;
  const known = openingTimes.get(key) ?? openingTimeInZone(zone, date);
  openingTimes.set(key, known);
  return known;
};

/** Returns the usual time of a mode: 1.5 to 9 minutes, the same for all members. */
const typicalDurationMs = (game: string, mode: string): number =>
  90_000 + (hashText(`${game}:${mode}`) % 450_000);

const createValue = (mode: GameMode, activeMs: number, quality: number): number =>
  mode.columnType === 'time' ? activeMs : Math.round(2_000 + 18_000 * quality);

const createRun = (
  { random, pace }: SeedPerson,
  game: BoardGame,
  mode: GameMode,
  startedMs: number,
  levelKey: string | null,
): SeedRun => {
  // Returns a random factor between half and twice the usual time, mostly close to 1.
  const luck = 2 ** (random.next() + random.next() - 1);
  const activeMs = Math.round(typicalDurationMs(game.keyword, mode.key) * pace * luck);
  const finishedAt = new Date(startedMs + activeMs);
  return {
    id: random.uuid(),
    game: game.keyword,
    mode: mode.key,
    levelKey,
    seed: levelKey ? dailySeed(game.keyword, levelKey) : random.uuid().slice(0, 8),
    tokenHashes: [],
    state: 'finished',
    isOnTime: levelKey !== null,
    startedAt: new Date(startedMs),
    lastSeenAt: finishedAt,
    finishedAt,
    activeMs,
    moveCount: Math.ceil(activeMs / MS_PER_MOVE),
    progress: 1,
    value: createValue(mode, activeMs, random.next() / pace),
    isVerified: findRules(game.keyword) !== null,
    isCounted: true,
    isRanked: levelKey === null || finishedAt < boardFreezeTime('daily', levelKey),
    isGuest: false,
    verdict: 'counted',
    isReverse: mode.reverse,
  };
};

/**
 * Returns the member's finished runs from joining until now, in the order of days.
 * @param isFrozen returns whether the day of a daily no longer accepts results
 */
export const createRuns = (
  person: SeedPerson,
  { dailies, others }: PlayableGames,
  now: Date,
  isFrozen: (game: string, levelKey: string) => boolean,
): SeedRun[] => {
  const { random, zone, activity, joinedAt, activeDays } = person;
  const runs: SeedRun[] = [];
  const favorites = random.sample(dailies, 1 + random.below(MAX_DAILIES));
  const first = todayInZone(zone, joinedAt.getTime());
  const today = todayInZone(zone, now.getTime());
  const last = activeDays === null ? today : addDays(first, activeDays);
  const addPlay = (game: BoardGame, mode: GameMode | undefined, day: string, isDaily: boolean): void => {
    if (!mode) return;
    const startedMs =
      cachedOpeningTime(zone, day) + Math.round((FIRST_HOUR + random.next() * HOURS_AWAKE) * HOUR_MS);
    const made = createRun(person, game, mode, startedMs, isDaily ? day : null);
    if (isDaily && isFrozen(game.keyword, day)) made.isRanked = false;
    if (made.startedAt >= joinedAt && made.finishedAt < now) runs.push(made);
  };
  for (let day = first; day <= today && day <= last; day = addDays(day, 1)) {
    if (!random.chance(activity)) continue;
    for (const game of favorites) {
      if (!random.chance(PLAYS_EACH_DAILY) || day < (game.firstDay ?? '')) continue;
      addPlay(
        game,
        game.modes.find(({ key }) => key === DAILY_MODE),
        day,
        true,
      );
    }
    if (others.length === 0 || !random.chance(PLAYS_ANOTHER_GAME)) continue;
    const other = random.pick(others);
    addPlay(other, random.pick(other.modes.filter(({ key }) => key !== DAILY_MODE)), day, false);
  }
  return runs;
};

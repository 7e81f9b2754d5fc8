/** Runs a history through the product's own functions, in the same way as the scores service. */
import { tokensForDay } from '@/lib/domain/play/daily-tokens';
import {
  currentKey,
  createZones,
  isOnTime,
  type PlayerZones,
  applyReportedZone,
  todayOf,
} from '@/lib/domain/days/day-engine';
import { previousLevelKey } from '@/lib/domain/days/level-keys';
import type { PlayedLevel } from '@/server/scores/streaks/read-levels';
import { computeStreaks } from '@/server/scores/streaks/compute-streaks';
import { type Game, GAMES, type History, type ReportedDays } from './history';

interface Row {
  id: number;
  owner: number;
  game: Game;
  key: string;
  startedAt: number;
  lastSeenAt: number;
  isOnTime: boolean;
  state: 'open' | 'finished' | 'abandoned';
}

const SCHEDULES = new Map(
  Object.entries(GAMES).map(([game, frequency]) => [game, { frequency, lastDay: null }]),
);

const levelsOf = (rows: readonly Row[]): PlayedLevel[] => {
  const levels = new Map<string, PlayedLevel>();
  for (const row of rows) {
    if (!row.isOnTime || row.state === 'abandoned') continue;
    const id = `${row.game} ${row.key}`;
    const level = levels.get(id) ?? { game: row.game, key: row.key, isDone: false, openRunStartedAt: null };
    levels.set(id, {
      ...level,
      isDone: level.isDone || row.state === 'finished',
      openRunStartedAt: row.state === 'open' ? row.startedAt : level.openRunStartedAt,
    });
  }
  return [...levels.values()];
};

const mergeRows = (rows: readonly Row[]): void => {
  const open = rows
    .filter((row) => row.state === 'open')
    .sort((left, right) => right.lastSeenAt - left.lastSeenAt || left.id - right.id);
  const saved = new Set<string>();
  for (const row of open) {
    if (saved.has(`${row.game} ${row.key}`)) row.state = 'abandoned';
    saved.add(`${row.game} ${row.key}`);
  }
  for (const row of rows) row.owner = 1;
};

/** Returns the players' outcomes; null for a player who never played or was merged into the other player. */
export const computeByEngine = ({ events, requestsAt }: History): (ReportedDays | null)[] => {
  const zones: (PlayerZones | null)[] = [null, null];
  const rows: Row[] = [];
  const byRun = new Map<number, Row>();
  for (const event of events) {
    if (event.kind === 'merge') {
      mergeRows(rows);
      zones[1] ??= zones[0] ?? null;
      zones[0] = null;
    } else if (event.kind === 'start') {
      const stored = zones[event.who];
      const own = stored ?? createZones(event.zone);
      const frequency = GAMES[event.game];
      const current = currentKey(own, event.at, frequency);
      let key = current;
      for (let back = 0; back < event.back; back += 1) key = previousLevelKey(frequency, key);
      zones[event.who] = stored
        ? applyReportedZone(own, event.zone, event.at)
        : { ...own, takenOn: todayOf(own, event.at) };
      const open = rows.find(
        (row) =>
          row.owner === event.who && row.game === event.game && row.key === key && row.state === 'open',
      );
      const { run: id, at, game, who: owner } = event;
      const started = { startedAt: at, lastSeenAt: at, isOnTime: key === current, state: 'open' as const };
      const row: Row = open ?? { id, owner, game, key, ...started };
      row.lastSeenAt = at;
      if (!open) rows.push(row);
      byRun.set(id, row);
    } else {
      const row = byRun.get(event.run);
      const own = row && zones[row.owner];
      if (!row || !own || row.state === 'finished') continue;
      const { key, startedAt, isOnTime: startedOnTime } = row;
      row.isOnTime = isOnTime(own, { key, startedAt, startedOnTime }, event, GAMES[row.game]);
      row.state = 'finished';
    }
  }
  return zones.map((own, owner) => {
    if (!own) return null;
    const reported = computeStreaks(levelsOf(rows.filter((row) => row.owner === owner)), SCHEDULES, {
      zones: own,
      at: requestsAt,
    });
    const scopes = [...reported].map(([scope, { streak, maxStreak, freezes, frozenDays }]) => [
      scope,
      { streak, maxStreak, freezes, frozen: frozenDays },
    ]);
    const lengths = [...(reported.get('*')?.lengths ?? [])];
    return {
      scopes: Object.fromEntries(scopes) as ReportedDays['scopes'],
      tokens: Object.fromEntries(lengths.map(([day, length]) => [day, tokensForDay(length)])),
    };
  });
};

/** The repair: every player's ledgers told again from the runs, and what differed. */
import { and, asc, eq, gt } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { inZone } from '@/lib/domain/day-engine';
import { DEFAULT_ZONE } from '@/lib/domain/days';
import { player } from '../../db/schema/scores';
import type { ScoresService } from '../service';
import { type Settled, settlePlayer } from './settle-player';

const PLAYERS_AT_ONCE = 200;

/** Each difference as a line: what was appended, or would be. */
export const linesOf = (subject: string, { streaks, tokens }: Settled): string[] => [
  ...streaks.map(({ scope, day, event, amount }) =>
    [subject, 'streak', scope, day, event, amount > 0 ? '+1' : '-1'].join('\t'),
  ),
  ...tokens.map(({ day, amount }) =>
    [subject, 'tokens', '', day, '', `${amount > 0 ? '+' : ''}${amount}`].join('\t'),
  ),
];

/**
 * Repairs the ledgers of one player, or of all, each in a transaction of its own.
 * @param tell called with each difference
 * @returns how many players were looked at, how many differed, and the number of rows
 */
export const repairPlayers = async (
  service: Pick<ScoresService, 'gameOf'> & { db: NodePgDatabase },
  { subject, isDry, now, tell }: { subject?: string; isDry: boolean; now: Date; tell(line: string): void },
): Promise<{ players: number; differing: number; rows: number }> => {
  const total = { players: 0, differing: 0, rows: 0 };
  for (let after = 0; ;) {
    const players = await service.db
      .select()
      .from(player)
      .where(and(gt(player.id, after), subject === undefined ? undefined : eq(player.subject, subject)))
      .orderBy(asc(player.id))
      .limit(PLAYERS_AT_ONCE);
    for (const { id, zone, zoneTakenOn, zoneChanges, ...row } of players) {
      const zones = zone ? { zone, takenOn: zoneTakenOn, changes: zoneChanges } : inZone(DEFAULT_ZONE);
      const settled = await service.db.transaction((tx) =>
        settlePlayer(service, tx, id, { zones, at: now.getTime(), reason: 'repaired', isDry }),
      );
      const lines = linesOf(row.subject, settled);
      for (const line of lines) tell(line);
      total.players += 1;
      total.differing += lines.length > 0 ? 1 : 0;
      total.rows += lines.length;
      after = id;
    }
    if (players.length < PLAYERS_AT_ONCE) return total;
  }
};

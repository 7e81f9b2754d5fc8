/** Repairs ledgers: recomputes every player's ledgers from the runs, and reports the differences. */
import { and, asc, eq, gt, like, not } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { createZones } from '@/lib/domain/days/day-engine';
import { DEFAULT_ZONE } from '@/lib/domain/days/days';
import { player } from '../../db/schema/scores';
import type { Player } from '../players/current-player';
import { lockPlayer } from '../players/lock-player';
import { FORMER_SUBJECT } from '../players/remove-player';
import type { ScoresService } from '../service';
import { type LedgerUpdate, updateLedgers } from './update-ledgers';

const PLAYERS_PER_BATCH = 200;

type RepairContext = Pick<ScoresService, 'findGame'> & { db: NodePgDatabase };

// Former players have results but no ledgers.
const isNotFormerCondition = not(like(player.subject, `${FORMER_SUBJECT}%`));

/** Formats each difference as a line: the rows that were appended or, in a dry run, would be. */
export const formatRepairLines = (subject: string, { streaks, tokens }: LedgerUpdate): string[] => [
  ...streaks.map(({ scope, day, event, amount }) =>
    [subject, 'streak', scope, day, event, amount > 0 ? '+1' : '-1'].join('\t'),
  ),
  ...tokens.map(({ day, amount }) =>
    [subject, 'tokens', '', day, '', `${amount > 0 ? '+' : ''}${amount}`].join('\t'),
  ),
];

/** Returns null for a player who was deleted or became a member in the meantime. */
const repairPlayer = (
  service: RepairContext,
  row: Player,
  { isDry, now }: { isDry: boolean; now: Date },
): Promise<LedgerUpdate | null> =>
  service.db.transaction(async (tx) => {
    const found = await lockPlayer(tx, row);
    if (!found) return null;
    const { zone, zoneTakenOn, zoneChanges } = found;
    const zones = zone ? { zone, takenOn: zoneTakenOn, changes: zoneChanges } : createZones(DEFAULT_ZONE);
    return updateLedgers(service, tx, row.id, { zones, at: now.getTime(), reason: 'repaired', isDry });
  });

/**
 * Repairs the ledgers of one player or of all players, each in a separate transaction.
 * @param options.writeLine called with each difference
 * @returns how many players were checked, how many differed, and how many rows were appended
 */
export const repairPlayers = async (
  service: RepairContext,
  {
    subject,
    isDry,
    now,
    writeLine: report,
  }: { subject?: string; isDry: boolean; now: Date; writeLine(line: string): void },
): Promise<{ players: number; differing: number; rows: number }> => {
  const total = { players: 0, differing: 0, rows: 0 };
  for (let after = 0; ;) {
    const players = await service.db
      .select()
      .from(player)
      .where(
        and(
          gt(player.id, after),
          isNotFormerCondition,
          subject === undefined ? undefined : eq(player.subject, subject),
        ),
      )
      .orderBy(asc(player.id))
      .limit(PLAYERS_PER_BATCH);
    for (const row of players) {
      after = row.id;
      const resolved = await repairPlayer(service, row, { isDry, now });
      if (!resolved) continue;
      const lines = formatRepairLines(row.subject, resolved);
      for (const line of lines) report(line);
      total.players += 1;
      total.differing += lines.length > 0 ? 1 : 0;
      total.rows += lines.length;
    }
    if (players.length < PLAYERS_PER_BATCH) return total;
  }
};

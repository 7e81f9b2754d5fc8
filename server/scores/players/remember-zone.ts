/** Stores a player's time zone: the first one at the first run, later changes as the day engine allows (docs/scores.md). */
import { and, isNull, sql } from 'drizzle-orm';
import { applyReportedZone, zoneAt } from '@/lib/domain/days/day-engine';
import { player as playerTable } from '../../db/schema/scores';
import type { RequestContext } from '../../http/context';
import type { ScoresService } from '../service';
import { type Player, resolveToday, readReportedZone, resolveZones } from './current-player';
import { samePlayerCondition } from './lock-player';

/** Stores the browser's time zone if it is the player's first, or an allowed change. */
export const rememberZone = async (
  service: ScoresService,
  player: Player,
  context: RequestContext,
): Promise<void> => {
  const at = context.clock.now().getTime();
  const zones = resolveZones(player, context);
  if (!player.zone) {
    await service.db
      .update(playerTable)
      .set({ zone: zoneAt(zones, at), zoneTakenOn: resolveToday(player, context) })
      .where(and(samePlayerCondition(player), isNull(playerTable.zone)));
    return;
  }
  const named = readReportedZone(context);
  const taken = named ? applyReportedZone(zones, named, at) : zones;
  if (taken === zones) return;
  // If two starts report the same change concurrently, it is stored only once.
  await service.db
    .update(playerTable)
    .set({ zoneChanges: [...taken.changes] })
    .where(
      and(
        samePlayerCondition(player),
        sql`jsonb_array_length(${playerTable.zoneChanges}) = ${zones.changes.length}`,
      ),
    );
};

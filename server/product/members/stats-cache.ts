/** Caches members' stats for their profiles: reads them from the scores service, and returns them to viewers who may see them. */
import { and, eq, or, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { PublicStats, PlayerStats } from '@/lib/contract/player-stats';
import { ServiceError } from '@/lib/errors';
import { block } from '../../db/schema/community';
import { game } from '../../db/schema/product';
import type { RequestContext } from '../../http/context';
import { findMember } from '../auth/current-member';
import type { MemberRow } from '../auth/sessions';
import { presentSummary } from '../games/present-game';
import { isShownCondition } from '../games/shown-conditions';
import type { ProductService } from '../service';

/** How long all viewers get the same cached stats; the member always gets current ones. */
const CACHE_MS = 20_000;
const MAX_CACHED = 500;

const NEVER_PLAYED: PlayerStats = {
  any: { streak: 0, maxStreak: 0, days: 0 },
  own: { freezes: 0, isTodayDone: false, isAtRisk: false },
  streaks: [],
  bests: [],
  trophies: { fullMonths: 0, podiums: { first: 0, second: 0, third: 0 } },
};

/** Adds the games to the stats, and omits stats of games that the catalog does not show. */
const addGamesToStats = async (
  { db }: ProductService,
  reported: PlayerStats,
  at: Date,
): Promise<PlayerStats & { games: ReturnType<typeof presentSummary>[] }> => {
  const keywords = [
    ...new Set([...reported.streaks, ...reported.bests].map(({ gameKeyword }) => gameKeyword)),
  ];
  const rows =
    keywords.length === 0
      ? []
      : await db
          .select()
          .from(game)
          .where(and(sql`${game.keyword} = any(${sql.param(keywords)}::text[])`, isShownCondition(at)));
  const isKnown = ({ gameKeyword }: { gameKeyword: string }): boolean =>
    rows.some(({ keyword }) => keyword === gameKeyword);
  return {
    ...reported,
    streaks: reported.streaks.filter(isKnown),
    bests: reported.bests.filter(isKnown),
    games: rows.map(presentSummary),
  };
};

const isBlocked = async ({ db }: ProductService, one: MemberRow, other: MemberRow): Promise<boolean> => {
  const found = await db
    .select({ uid: block.memberUid })
    .from(block)
    .where(
      or(
        and(eq(block.memberUid, one.uid), eq(block.blockedUid, other.uid)),
        and(eq(block.memberUid, other.uid), eq(block.blockedUid, one.uid)),
      ),
    )
    .limit(1);
  return found.length > 0;
};

export const createStatsCache = (service: ProductService) => {
  const saved = new LRUCache<
    string,
    Awaited<ReturnType<typeof addGamesToStats>>,
    { row: MemberRow; at: Date }
  >({
    max: MAX_CACHED,
    fetchMethod: async (_key, _stale, { context: { row, at } }) =>
      addGamesToStats(service, (await service.scoresLink.getStats(row, at)) ?? NEVER_PLAYED, at),
  });

  /**
   * Returns a member's stats for a viewer; null when the member hides them, or one has blocked the other.
   * @throws ServiceError unavailable when the scores service cannot be queried
   */
  return async (owner: MemberRow, context: RequestContext): Promise<PublicStats | null> => {
    const asker = await findMember(service, context);
    const isOwn = asker?.uid === owner.uid;
    if (!isOwn && owner.hiddenParts.includes('streaks')) return null;
    if (!isOwn && asker && (await isBlocked(service, owner, asker))) return null;
    const at = context.clock.now();
    const key = `${owner.uid} ${Math.floor(at.getTime() / CACHE_MS)}`;
    try {
      const found = await saved.forceFetch(key, { context: { row: owner, at }, forceRefresh: isOwn });
      return { ...found, own: isOwn ? found.own : null } as PublicStats;
    } catch (error) {
      context.log.warn('reading player stats failed', { requestId: context.requestId, error });
      throw new ServiceError(
        'unavailable',
        'The stats of this member are unavailable. Please try again later.',
      );
    }
  };
};

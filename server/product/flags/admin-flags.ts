/** The administrators' flags of a game. They are stored in the catalog, and every change is in the audit log. */
import { eq, sql } from 'drizzle-orm';
import { adminFlagIds } from '@/lib/contract/games';
import { game } from '../../db/schema/product';
import { recordAuditEntry } from '../admin';
import type { MemberRow } from '../auth/sessions';
import { withLockedMember } from '../auth/with-members';
import { CATALOG_CHANNEL } from '../games/seed';
import type { GameRow } from '../games/present-game';
import type { ProductService } from '../service';

export type AdminFlag = (typeof adminFlagIds)[number];
export const isAdminFlag = (flagId: string): flagId is AdminFlag =>
  adminFlagIds.includes(flagId as AdminFlag);

const FLAG_COLUMNS = {
  featured: 'isFeatured',
  staff_pick: 'isStaffPick',
  hidden: 'isHidden',
  broken: 'isBroken',
} as const;

/** Returns each flag with its current state. */
export const listAdminFlagsOf = (row: GameRow): Record<AdminFlag, boolean> => ({
  featured: row.isFeatured,
  staff_pick: row.isStaffPick,
  hidden: row.isHidden,
  broken: row.isBroken,
  not_for_mobile: !row.isMobile,
});

export const setAdminFlag = (
  { db }: ProductService,
  administrator: MemberRow,
  row: GameRow,
  flag: AdminFlag,
  value: boolean,
  now: Date,
): Promise<void> =>
  withLockedMember(db, administrator.uid, async (tx) => {
    const columns =
      flag === 'not_for_mobile'
        ? { isMobile: !value, mobileOverride: !value }
        : { [FLAG_COLUMNS[flag]]: value };
    await tx.update(game).set(columns).where(eq(game.uid, row.uid));
    await recordAuditEntry(
      tx,
      administrator,
      value ? 'flag' : 'unflag',
      `game:${row.uid}`,
      { flag, title: row.title },
      now,
    );
    await tx.execute(sql`select pg_notify(${CATALOG_CHANNEL}, 'flag')`);
  });

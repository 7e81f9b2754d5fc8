/** Finds the player of a request by its signed token only. */
import { and, eq, lte } from 'drizzle-orm';
import { TIMEZONE_HEADER } from '@/lib/contract/scores-requests';
import { createZones, type PlayerZones, todayOf, zoneAt } from '@/lib/domain/days/day-engine';
import { DEFAULT_ZONE } from '@/lib/domain/days/days';
import { canonicalZone } from '@/lib/domain/days/zone-offsets';
import { ServiceError } from '@/lib/errors';
import { player, removedPlayer } from '../../db/schema/scores';
import type { RequestContext } from '../../http/context';
import type { PlayerClaims, ScoresService } from '../service';
import { lockSubject } from './lock-subject';

export type Player = typeof player.$inferSelect;

/** Returns the browser's time zone, or null if it is missing or unknown. */
export const readReportedZone = (context: RequestContext): string | null => {
  const zone = context.request.headers.get(TIMEZONE_HEADER);
  return zone && zone.length <= 64 ? canonicalZone(zone) : null;
};

/** Returns the time zones that determine this player's days: the stored ones, otherwise the browser's. */
export const resolveZones = (of: Player | null, context: RequestContext): PlayerZones =>
  of?.zone
    ? { zone: of.zone, takenOn: of.zoneTakenOn, changes: of.zoneChanges }
    : createZones(readReportedZone(context) ?? DEFAULT_ZONE);

/** Returns the time zone in which this player's days currently begin. */
export const resolveZone = (of: Player | null, context: RequestContext): string =>
  zoneAt(resolveZones(of, context), context.clock.now().getTime());

/** Returns the current date for the player. */
export const resolveToday = (of: Player | null, context: RequestContext): string =>
  todayOf(resolveZones(of, context), context.clock.now().getTime());

const createUnauthorizedError = (): ServiceError =>
  new ServiceError('unauthorized', 'A valid player token is required.');

const readClaims = async (
  { tokens }: ScoresService,
  context: RequestContext,
): Promise<PlayerClaims | null> => {
  const header = context.request.headers.get('authorization');
  const token = header?.startsWith('Bearer ') ? header.slice('Bearer '.length) : null;
  return token ? tokens.read(token, context.clock.now()) : null;
};

/** Returns the purchase in the player's token, which the product service requests; null if the token has none. */
export const requirePurchaseClaim = async (service: ScoresService, context: RequestContext) =>
  (await readClaims(service, context))?.purchase ?? null;

/**
 * Returns the subject whose deletion the product requests.
 * @throws ServiceError unauthorized without a valid token, forbidden without the product's claim
 */
export const requireRemovalClaim = async (
  service: ScoresService,
  context: RequestContext,
): Promise<string> => {
  const claims = await readClaims(service, context);
  if (!claims) throw createUnauthorizedError();
  if (!claims.isRemoval) throw new ServiceError('forbidden', 'Delete the account on its settings page.');
  return claims.subject;
};

const findPlayerBySubject = async ({ db }: ScoresService, subject: string): Promise<Player | null> =>
  (await db.select().from(player).where(eq(player.subject, subject)).limit(1))[0] ?? null;

/** Returns the stored player of the request's token; null without a valid token, and for a member who has never played. */
export const findStoredPlayer = async (
  service: ScoresService,
  context: RequestContext,
): Promise<Player | null> => {
  const claims = await readClaims(service, context);
  return claims ? findPlayerBySubject(service, claims.subject) : null;
};

/**
 * Returns the stored player of the request's token, without creating one; null for a member who has never played.
 * @throws ServiceError unauthorized without a valid token
 */
export const readPlayer = async (service: ScoresService, context: RequestContext): Promise<Player | null> => {
  const claims = await readClaims(service, context);
  if (!claims) throw createUnauthorizedError();
  return findPlayerBySubject(service, claims.subject);
};

const isRemoved = async ({ db }: { db: Pick<ScoresService['db'], 'select'> }, subject: string) =>
  (
    await db
      .select({ at: removedPlayer.removedAt })
      .from(removedPlayer)
      .where(eq(removedPlayer.subject, subject))
  ).length > 0;

/** The id for a member without a row. Stored ids start at 1, so this id matches no row. */
const UNSTORED_ID = 0;

const createUnstoredMember = (
  subject: string,
  shown: NonNullable<PlayerClaims['shown']>,
  context: RequestContext,
): Player => ({
  id: UNSTORED_ID,
  subject,
  isGuest: false,
  ...shown,
  guestHash: null,
  zone: null,
  zoneTakenOn: null,
  zoneChanges: [],
  createdAt: context.clock.now(),
  seenAt: context.clock.now(),
});

/**
 * Returns the player of the request's token, for calls that only read; null without a valid token. Stores nothing: a
 * member without a row gets the id 0, and a newer profile in the token applies only to this response.
 */
export const findViewer = async (service: ScoresService, context: RequestContext): Promise<Player | null> => {
  const claims = await readClaims(service, context);
  if (!claims) return null;
  const { subject, shown } = claims;
  const found = await findPlayerBySubject(service, subject);
  if (!shown) return found;
  if (found) return found.profileRevision > shown.profileRevision ? found : { ...found, ...shown };
  return (await isRemoved(service, subject)) ? null : createUnstoredMember(subject, shown, context);
};

/**
 * Like `findViewer`, but throws without a player.
 * @throws ServiceError unauthorized
 */
export const requireViewer = async (service: ScoresService, context: RequestContext): Promise<Player> => {
  const found = await findViewer(service, context);
  if (!found) throw createUnauthorizedError();
  return found;
};

// The product owns a member's number, name and avatar. The values with the highest revision are stored, in whatever
// order tokens arrive.
const storeProfile = (
  { db }: ScoresService,
  subject: string,
  shown: NonNullable<PlayerClaims['shown']>,
): Promise<Player | null> =>
  db.transaction(async (tx) => {
    await lockSubject(tx, subject);
    if (await isRemoved({ db: tx }, subject)) return null;
    // Has no conflict target: two concurrent first requests also conflict in the index of the public number, and with a
    // target, that conflict would throw.
    await tx
      .insert(player)
      .values({ subject, isGuest: false, ...shown })
      .onConflictDoNothing();
    const isNotOlder = lte(player.profileRevision, shown.profileRevision);
    const [row] = await tx
      .update(player)
      .set(shown)
      .where(and(eq(player.subject, subject), isNotOlder))
      .returning();
    if (row) return row;
    const [newer] = await tx.select().from(player).where(eq(player.subject, subject));
    return newer ?? null;
  });

/**
 * Returns the player of the request's token, for calls that write. Stores a member who has no row yet, and a newer
 * profile.
 * @throws ServiceError unauthorized
 */
export const requirePlayer = async (service: ScoresService, context: RequestContext): Promise<Player> => {
  const claims = await readClaims(service, context);
  if (!claims) throw createUnauthorizedError();
  const { subject, shown } = claims;
  const found = await findPlayerBySubject(service, subject);
  const isCurrent =
    !shown ||
    (found !== null &&
      (found.profileRevision > shown.profileRevision ||
        (found.profileRevision === shown.profileRevision &&
          found.displayName === shown.displayName &&
          found.avatarUrl === shown.avatarUrl &&
          found.memberId === shown.memberId)));
  const stored = isCurrent ? found : await storeProfile(service, subject, shown);
  if (!stored) throw createUnauthorizedError();
  return stored;
};

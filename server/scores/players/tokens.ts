/** Verifies players' tokens. This service issues guests' tokens; the product issues members' tokens and publishes its keys. */
import { desc } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import {
  calculateJwkThumbprint,
  createLocalJWKSet,
  decodeJwt,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  jwtVerify,
  SignJWT,
} from 'jose';
import {
  MEMBER_ID_CLAIM,
  MEMBER_ISSUER,
  PROFILE_REVISION_CLAIM,
  REMOVAL_CLAIM,
  SCORES_AUDIENCE,
  type TokenPurchase,
  PURCHASE_CLAIM,
} from '@/lib/contract/token-claims';
import { signingKey } from '../../db/schema/scores';
import { INTEGER_MAX } from '../../platform/row-id';
import type { PlayerClaims, PlayerTokens } from '../service';

const GUEST_ISSUER = 'starwick-scores';
const TOKEN_MINUTES = 15;
const ALGORITHM = 'EdDSA';

const readNewestKey = async (db: NodePgDatabase) =>
  (await db.select().from(signingKey).orderBy(desc(signingKey.createdAt), signingKey.kid).limit(1))[0];

const ensureKey = async (db: NodePgDatabase) => {
  const known = await readNewestKey(db);
  if (known) return known;
  const pair = await generateKeyPair(ALGORITHM, { extractable: true });
  const publicJwk = await exportJWK(pair.publicKey);
  const kid = await calculateJwkThumbprint(publicJwk);
  await db
    .insert(signingKey)
    .values({ kid, publicJwk: { ...publicJwk, kid }, privateJwk: { ...(await exportJWK(pair.privateKey)) } })
    .onConflictDoNothing();
  // Several processes may have created a key at the same time; all of them use the newest row.
  return readNewestKey(db);
};

// Limits requests to the product, so that tokens with unknown keys do not each cause one.
const MIN_KEY_REFRESH_MS = 30_000;

/**
 * Returns a function that provides the keys of members' tokens. It reads them on first use, and again when a token has
 * an unknown key.
 */
const createMemberKeySet = (readKeys: () => Promise<JWK[]>) => {
  let reading: Promise<JWK[]> = Promise.resolve([]);
  let readAt = Number.NEGATIVE_INFINITY;
  const hasKey = (keys: readonly JWK[], kid: string | undefined): boolean =>
    keys.some((key) => key.kid === kid);
  return async (kid: string | undefined, now: Date) => {
    // Concurrent requests share one read of the keys.
    if (!hasKey(await reading.catch(() => []), kid) && now.getTime() - readAt >= MIN_KEY_REFRESH_MS) {
      readAt = now.getTime();
      reading = readKeys();
    }
    const keys = await reading;
    if (!hasKey(keys, kid)) throw new Error('unknown key');
    return createLocalJWKSet({ keys });
  };
};

const textClaim = (value: unknown): string | null => (typeof value === 'string' && value ? value : null);

const revisionClaim = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= INTEGER_MAX ? value : 0;

const purchaseClaim = (value: unknown): TokenPurchase | null => {
  const { item, amount } = (value ?? {}) as Partial<TokenPurchase>;
  const isItem = typeof item === 'string' && /^[a-z]+:[a-z0-9-]{1,64}$/.test(item);
  return isItem && Number.isSafeInteger(amount) && Number(amount) > 0
    ? { item, amount: Number(amount) }
    : null;
};

/**
 * Opens this service's tokens; the first process creates the signing key.
 * @param readMemberKeys reads the product's public keys
 */
export const openPlayerTokens = async (
  db: NodePgDatabase,
  readMemberKeys: () => Promise<JWK[]>,
): Promise<PlayerTokens> => {
  const row = await ensureKey(db);
  if (!row) throw new Error('The scores service has no signing key.');
  const privateKey = await importJWK(row.privateJwk, ALGORITHM);
  const publicKeys = new Map([[row.kid, await importJWK(row.publicJwk, ALGORITHM)]]);
  const memberKeySet = createMemberKeySet(readMemberKeys);

  const keyOf = async (kid: string | undefined) => {
    const known = publicKeys.get(kid ?? '');
    if (known) return known;
    const rows = await db.select().from(signingKey);
    for (const other of rows) publicKeys.set(other.kid, await importJWK(other.publicJwk, ALGORITHM));
    const found = publicKeys.get(kid ?? '');
    if (!found) throw new Error('unknown key');
    return found;
  };

  const readGuest = async (token: string, now: Date): Promise<PlayerClaims | null> => {
    const { payload } = await jwtVerify(token, (header) => keyOf(header.kid), {
      algorithms: [ALGORITHM],
      audience: SCORES_AUDIENCE,
      issuer: GUEST_ISSUER,
      currentDate: now,
    });
    return payload.sub?.startsWith('guest:')
      ? { subject: payload.sub, isGuest: true, shown: null, purchase: null, isRemoval: false }
      : null;
  };
  const readMember = async (token: string, now: Date): Promise<PlayerClaims | null> => {
    const { payload } = await jwtVerify(
      token,
      async (header, jws) => (await memberKeySet(header.kid, now))(header, jws),
      { algorithms: [ALGORITHM], audience: SCORES_AUDIENCE, issuer: MEMBER_ISSUER, currentDate: now },
    );
    const displayName = textClaim(payload.name);
    if (!payload.sub || !/^[A-Za-z0-9_-]{1,64}$/.test(payload.sub) || !displayName) return null;
    const memberId = textClaim(payload[MEMBER_ID_CLAIM]);
    const shown = {
      memberId,
      displayName,
      avatarUrl: textClaim(payload.picture),
      profileRevision: revisionClaim(payload[PROFILE_REVISION_CLAIM]),
    };
    const purchase = purchaseClaim(payload[PURCHASE_CLAIM]);
    return {
      subject: `member:${payload.sub}`,
      isGuest: false,
      shown,
      purchase,
      isRemoval: payload[REMOVAL_CLAIM] === true,
    };
  };

  return {
    issueGuest: async (subject, now) => {
      const expiresAt = new Date(now.getTime() + TOKEN_MINUTES * 60_000);
      const token = await new SignJWT({})
        .setProtectedHeader({ alg: ALGORITHM, kid: row.kid })
        .setSubject(subject)
        .setIssuer(GUEST_ISSUER)
        .setAudience(SCORES_AUDIENCE)
        .setIssuedAt(now)
        .setExpirationTime(expiresAt)
        .sign(privateKey);
      return { token, expiresAt };
    },
    read: async (token, now) => {
      try {
        // The unverified claim is used only to select the keys for the verification.
        const isMember = decodeJwt(token).iss === MEMBER_ISSUER;
        return await (isMember ? readMember(token, now) : readGuest(token, now));
      } catch {
        return null;
      }
    },
  };
};

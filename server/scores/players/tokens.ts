/** Player tokens: guests' are issued here; the signing key is made once and kept in the database. */
import { desc } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, jwtVerify, SignJWT } from 'jose';
import { signingKey } from '../../db/schema/scores';
import type { PlayerTokens } from '../service';

const AUDIENCE = 'starwick-scores';
const GUEST_ISSUER = 'starwick-scores';
const TOKEN_MINUTES = 15;
const ALGORITHM = 'EdDSA';

const readNewest = async (db: NodePgDatabase) =>
  (await db.select().from(signingKey).orderBy(desc(signingKey.createdAt), signingKey.kid).limit(1))[0];

const ensureKey = async (db: NodePgDatabase) => {
  const known = await readNewest(db);
  if (known) return known;
  const pair = await generateKeyPair(ALGORITHM, { extractable: true });
  const publicJwk = await exportJWK(pair.publicKey);
  const kid = await calculateJwkThumbprint(publicJwk);
  await db
    .insert(signingKey)
    .values({ kid, publicJwk: { ...publicJwk, kid }, privateJwk: { ...(await exportJWK(pair.privateKey)) } })
    .onConflictDoNothing();
  // Several processes may have made one at once; the newest row is everybody's.
  return readNewest(db);
};

/** Opens the tokens of this service; the first process ever makes the key. */
export const openPlayerTokens = async (db: NodePgDatabase): Promise<PlayerTokens> => {
  const row = await ensureKey(db);
  if (!row) throw new Error('The scores service has no signing key.');
  const privateKey = await importJWK(row.privateJwk, ALGORITHM);
  const publicKeys = new Map([[row.kid, await importJWK(row.publicJwk, ALGORITHM)]]);

  const keyOf = async (kid: string | undefined) => {
    const known = publicKeys.get(kid ?? '');
    if (known) return known;
    const rows = await db.select().from(signingKey);
    for (const other of rows) publicKeys.set(other.kid, await importJWK(other.publicJwk, ALGORITHM));
    const found = publicKeys.get(kid ?? '');
    if (!found) throw new Error('unknown key');
    return found;
  };

  return {
    issueGuest: async (subject, now) => {
      const expiresAt = new Date(now.getTime() + TOKEN_MINUTES * 60_000);
      const token = await new SignJWT({})
        .setProtectedHeader({ alg: ALGORITHM, kid: row.kid })
        .setSubject(subject)
        .setIssuer(GUEST_ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(now)
        .setExpirationTime(expiresAt)
        .sign(privateKey);
      return { token, expiresAt };
    },
    read: async (token, now) => {
      try {
        const { payload } = await jwtVerify(token, (header) => keyOf(header.kid), {
          algorithms: [ALGORITHM],
          audience: AUDIENCE,
          issuer: GUEST_ISSUER,
          currentDate: now,
        });
        if (!payload.sub?.startsWith('guest:')) return null;
        return { subject: payload.sub, isGuest: true };
      } catch {
        return null;
      }
    },
  };
};

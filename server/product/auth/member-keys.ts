/**
 * Members' tokens for the scores service: EdDSA, valid for 15 minutes, with the public key published as JWKS
 * (docs/specification/choices.md).
 */
import { createHmac } from 'node:crypto';
import { desc } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import {
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTPayload,
  SignJWT,
} from 'jose';
import {
  MEMBER_ID_CLAIM,
  PROFILE_REVISION_CLAIM,
  MEMBER_ISSUER,
  REMOVAL_CLAIM,
  SCORES_AUDIENCE,
  type TokenPurchase,
  PURCHASE_CLAIM,
} from '@/lib/contract/token-claims';
import { memberKey } from '../../db/schema/accounts';
import { ensureSecretKey } from '../../platform/secrets';
import type { MemberRow } from './sessions';

const ALGORITHM = 'EdDSA';
const TOKEN_MINUTES = 15;

export interface MemberKeys {
  /** Signs a member's token with the name and avatar for boards, and with the public number unless the streaks are hidden. */
  issue(member: MemberRow, avatarUrl: string | null, now: Date): Promise<string>;
  /** Signs a request to charge a member's tokens; only for the scores service, never for a browser. */
  issuePurchase(member: MemberRow, purchase: TokenPurchase, now: Date): Promise<string>;
  /** Signs a request to delete the member's player; only for the scores service, and only after the password was checked. */
  issueRemoval(member: MemberRow, now: Date): Promise<string>;
  publicKeys(): Promise<JWK[]>;
  /** Returns a hash of the member's number, for services that must not learn the uid. */
  memberIdHash(memberId: string): string;
}

const readKeys = (db: NodePgDatabase) =>
  db.select().from(memberKey).orderBy(desc(memberKey.createdAt), memberKey.kid);

const ensureKey = async (db: NodePgDatabase) => {
  const [known] = await readKeys(db);
  if (known) return known;
  const pair = await generateKeyPair(ALGORITHM, { extractable: true });
  const publicJwk = await exportJWK(pair.publicKey);
  const kid = await calculateJwkThumbprint(publicJwk);
  const published = { ...publicJwk, kid, alg: ALGORITHM, use: 'sig' };
  await db
    .insert(memberKey)
    .values({ kid, publicJwk: published, privateJwk: { ...(await exportJWK(pair.privateKey)) } })
    .onConflictDoNothing();
  // Several processes may have created a key at the same time; all of them use the newest row.
  return (await readKeys(db))[0];
};

/** Opens the keys on first use; the first process creates a key. */
export const createMemberKeys = async (db: NodePgDatabase): Promise<MemberKeys> => {
  const row = await ensureKey(db);
  if (!row) throw new Error('The product has no signing key.');
  const privateKey = await importJWK(row.privateJwk, ALGORITHM);
  const idKey = await ensureSecretKey(db, 'member-id');
  const signToken = (claims: JWTPayload, { uid }: MemberRow, now: Date): Promise<string> =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM, kid: row.kid })
      .setSubject(String(uid))
      .setIssuer(MEMBER_ISSUER)
      .setAudience(SCORES_AUDIENCE)
      .setIssuedAt(now)
      .setExpirationTime(new Date(now.getTime() + TOKEN_MINUTES * 60_000))
      .sign(privateKey);
  return {
    issue: (member, avatarUrl, now) =>
      signToken(
        {
          name: member.name,
          // Without the number, other players cannot request a member's hidden streaks from the scores service.
          ...(member.hiddenParts.includes('streaks') ? {} : { [MEMBER_ID_CLAIM]: member.memberId }),
          [PROFILE_REVISION_CLAIM]: member.profileRevision,
          ...(avatarUrl ? { picture: avatarUrl } : {}),
        },
        member,
        now,
      ),
    issuePurchase: (member, purchase, now) =>
      signToken({ name: member.name, [PURCHASE_CLAIM]: purchase }, member, now),
    issueRemoval: (member, now) => signToken({ name: member.name, [REMOVAL_CLAIM]: true }, member, now),
    publicKeys: async () => (await readKeys(db)).map((key) => key.publicJwk),
    memberIdHash: (memberId) => createHmac('sha256', idKey).update(memberId).digest('hex'),
  };
};

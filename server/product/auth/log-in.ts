/**
 * Signs a member in. For an account that does not exist, the attempt takes as long and reveals as little as with a
 * wrong password.
 */
import { and, eq, isNotNull } from 'drizzle-orm';
import { ACCOUNT_MESSAGES } from '@/lib/account-messages';
import type { CallReply, ParsedInput } from '@/lib/contract/call';
import type { login as loginCall } from '@/lib/contract/auth';
import { ServiceError } from '@/lib/errors';
import { MESSAGES } from '@/lib/messages';
import { knownDevice } from '../../db/schema/accounts';
import { member, memberRemoval } from '../../db/schema/members';
import type { RequestContext } from '../../http/context';
import { createSecret, hashSecret, readSecretCookie, writeSecretCookie } from '../../http/cookies';
import { networkOf } from '../../platform/network';
import { removeHit, throttle } from '../../platform/rate-limit';
import type { ProductService } from '../service';
import { rolesOf, sessionOf } from './current-member';
import { DEVICE_COOKIE } from './known-devices';
import { emailKeyOf, nameKeyOf } from './names';
import { isPassword } from './passwords';
import { createSession, sendSessionCookie } from './sessions';
import { withLockedMembers } from './with-members';

const DEVICE_SECONDS = 400 * 86_400;
const PER_IP_ADDRESS = { limit: 100, windowSeconds: 900 };
const PER_ACCOUNT = { limit: 10, windowSeconds: 900 };
const PER_KNOWN_DEVICE = { limit: 20, windowSeconds: 900 };

/** Finds the account with a name or a verified email address, and returns whether this browser has signed in to it before. */
const findAccount = async ({ db }: ProductService, name: string, deviceHash: Buffer) => {
  const byName = eq(member.nameKey, nameKeyOf(name));
  const byEmail = and(eq(member.emailKey, emailKeyOf(name)), isNotNull(member.emailVerifiedAt));
  const [found] = await db
    .select({ member, device: knownDevice.deviceHash })
    .from(member)
    .leftJoin(knownDevice, and(eq(knownDevice.memberUid, member.uid), eq(knownDevice.deviceHash, deviceHash)))
    .where(name.includes('@') ? byEmail : byName)
    .limit(1);
  return { row: found?.member ?? null, isKnownDevice: Boolean(found?.device) };
};

const createCredentialsError = (): ServiceError =>
  new ServiceError('unauthorized', MESSAGES.wrongCredentials);

/**
 * Signs a member in.
 * @throws ServiceError unauthorized (spec §8's message), forbidden when a member is already signed in, tooManyRequests
 */
export const logIn = async (
  service: ProductService,
  { body }: ParsedInput<typeof loginCall>,
  context: RequestContext,
): Promise<CallReply<typeof loginCall>> => {
  // Spec §4: the client then ends the old session with its logout token and retries the sign-in.
  if (await sessionOf(service, context))
    throw new ServiceError('forbidden', ACCOUNT_MESSAGES.signedInAlready);
  const { db } = service;
  const now = context.clock.now();
  const device = readSecretCookie(context, DEVICE_COOKIE) ?? createSecret();
  const deviceHash = hashSecret(device);
  const { row, isKnownDevice } = await findAccount(service, body.name, deviceHash);
  // On a known device, neither the lockout of the account nor the lockout of the IP address applies.
  const [key, limit] = isKnownDevice
    ? [`login:device:${deviceHash.toString('hex')}`, PER_KNOWN_DEVICE]
    : [`login:account:${nameKeyOf(body.name)}`, PER_ACCOUNT];
  const ipAddressKey = `login:address:${networkOf(context.ipAddress)}`;
  if (!isKnownDevice) await throttle(db, ipAddressKey, PER_IP_ADDRESS, now);
  await throttle(db, key, limit, now);
  const isRight = await isPassword(row?.passwordHash ?? null, body.pass);
  if (!row || !isRight) throw createCredentialsError();

  const opened = await withLockedMembers(db, [row.uid], async (tx, rows) => {
    // The password may have been changed, or the account deleted, while this password was checked.
    if (rows.get(row.uid)?.passwordHash !== row.passwordHash) throw createCredentialsError();
    const removals = await tx
      .select({ isFinal: memberRemoval.isFinal })
      .from(memberRemoval)
      .where(and(eq(memberRemoval.memberUid, row.uid), eq(memberRemoval.isFinal, true)));
    if (removals.length > 0) throw createCredentialsError();
    await removeHit(tx, key, now);
    if (!isKnownDevice) await removeHit(tx, ipAddressKey, now);
    await tx
      .insert(knownDevice)
      .values({ memberUid: row.uid, deviceHash, seenAt: now })
      .onConflictDoUpdate({ target: [knownDevice.memberUid, knownDevice.deviceHash], set: { seenAt: now } });
    return createSession(tx, row.uid, now, body.keep);
  });
  sendSessionCookie(context, opened);
  writeSecretCookie(context, DEVICE_COOKIE, device, DEVICE_SECONDS);
  return {
    current_user: { uid: String(row.uid), name: row.name, roles: rolesOf(row, now) },
    csrf_token: opened.row.csrfToken,
    logout_token: opened.row.logoutToken,
  };
};

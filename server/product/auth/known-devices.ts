/**
 * Recognizes browsers that have signed in to an account before. A stranger's attempts then never lock the owner out.
 */
import { and, eq } from 'drizzle-orm';
import { knownDevice } from '../../db/schema/accounts';
import { member } from '../../db/schema/members';
import type { RequestContext } from '../../http/context';
import { hashSecret, readSecretCookie } from '../../http/cookies';
import type { ProductService } from '../service';

export const DEVICE_COOKIE = 'sw_device';

/**
 * Returns the rate-limit key of the request's device if the account with this email address knows the device;
 * otherwise null.
 * @param emailKey the account's normalized email address (names.ts)
 */
export const knownDeviceOf = async (
  { db }: Pick<ProductService, 'db'>,
  emailKey: string,
  context: RequestContext,
): Promise<string | null> => {
  const device = readSecretCookie(context, DEVICE_COOKIE);
  if (!device) return null;
  const deviceHash = hashSecret(device);
  const [known] = await db
    .select({ uid: member.uid })
    .from(member)
    .innerJoin(
      knownDevice,
      and(eq(knownDevice.memberUid, member.uid), eq(knownDevice.deviceHash, deviceHash)),
    )
    .where(eq(member.emailKey, emailKey))
    .limit(1);
  return known ? `${known.uid}:${deviceHash.toString('hex')}` : null;
};

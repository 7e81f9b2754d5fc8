/** Stores a request for a new password; the response is the same whether or not the account exists. */
import type { ParsedInput } from '@/lib/contract/call';
import type { lostPassword as lostPasswordCall, resendVerification as resendCall } from '@/lib/contract/auth';
import { parseReturnPath } from '@/lib/domain/members/return-path';
import { ServiceError } from '@/lib/errors';
import { MAIL_FIELDS } from '@/lib/validation/account-fields';
import type { RequestContext } from '../../http/context';
import { networkOf } from '../../platform/network';
import { throttle } from '../../platform/rate-limit';
import type { ProductService } from '../service';
import { queueAccountRequest } from './account-requests';
import { checkFields } from './check-fields';
import { findMember } from './current-member';
import { knownDeviceOf } from './known-devices';
import { emailKeyOf } from './names';
import { findAllowedOrigin } from './origin-of';

// Valid requests cannot be distinguished from abuse, so the limit is high enough for a class of forty students to make
// two or three requests each.
const PER_IP_ADDRESS = { limit: 120, windowSeconds: 3600 };
const PER_EMAIL_AND_NETWORK = { limit: 5, windowSeconds: 3600 };
// Protects a mailbox from requests of many networks. The limit is high enough that a few strangers cannot exhaust it.
const PER_EMAIL = { limit: 20, windowSeconds: 3600 };
const PER_KNOWN_DEVICE = { limit: 5, windowSeconds: 3600 };

/**
 * Limits the mails that can be requested for an email address. Strangers exhaust only the limit of their own network,
 * and the owner has a separate limit on a known device.
 * @throws ServiceError tooManyRequests, in the same way for known and unknown email addresses
 */
export const limitByEmail = async (
  { db }: Pick<ProductService, 'db'>,
  kind: string,
  email: string,
  context: RequestContext,
): Promise<void> => {
  const now = context.clock.now();
  const emailKey = emailKeyOf(email);
  const network = networkOf(context.ipAddress);
  const device = await knownDeviceOf({ db }, emailKey, context);
  if (device) return throttle(db, `${kind}:device:${device}`, PER_KNOWN_DEVICE, now);
  await throttle(db, `${kind}:address:${network}`, PER_IP_ADDRESS, now);
  await throttle(db, `${kind}:mail:${emailKey}:${network}`, PER_EMAIL_AND_NETWORK, now);
  await throttle(db, `${kind}:mail:${emailKey}`, PER_EMAIL, now);
};

/** Returns the path for the reset link, which may be given as a URL or a path. */
const createLinkPath = (link: string, origin: string): string => {
  const path = parseReturnPath(link.startsWith(`${origin}/`) ? link.slice(origin.length) : link);
  if (path) return path.split('#', 1).join('');
  throw new ServiceError('badRequest', 'The link must be a page of this site.', {
    forgot_pass_link: 'Must be a page of this site.',
  });
};

/**
 * Stores a request for a new password.
 * @throws ServiceError badRequest for a link to another site, unprocessable for an invalid email address,
 * tooManyRequests
 */
export const lostPassword = async (
  service: ProductService,
  { body }: ParsedInput<typeof lostPasswordCall>,
  context: RequestContext,
): Promise<void> => {
  const email = String(checkFields(MAIL_FIELDS, { mail: body.mail }).mail);
  const origin = findAllowedOrigin(service, context);
  const path = createLinkPath(body.forgot_pass_link, origin);
  await limitByEmail(service, 'lost-password', email, context);
  await queueAccountRequest(
    service.db,
    { kind: 'lostPassword', payload: { email, path, origin } },
    context.clock.now(),
  );
  service.accountRequests.wake();
};

/** Sends the verification mail again, to the signed-in member's email address or to the given one. */
export const resendVerification = async (
  service: ProductService,
  { body }: ParsedInput<typeof resendCall>,
  context: RequestContext,
): Promise<void> => {
  const own = await findMember(service, context);
  const email = own
    ? (own.newEmail ?? own.email)
    : String(checkFields(MAIL_FIELDS, { mail: body.mail }).mail);
  await limitByEmail(service, 'resend', email, context);
  const origin = findAllowedOrigin(service, context);
  await queueAccountRequest(
    service.db,
    own
      ? { kind: 'verify', payload: { memberUid: String(own.uid), origin } }
      : { kind: 'resend', payload: { email, origin } },
    context.clock.now(),
  );
  service.accountRequests.wake();
};

/**
 * Refuses registrations under the age of 13. Only the outcome is stored, not the year of birth, and only in the
 * browser (docs/specification/choices.md).
 */
import { ACCOUNT_MESSAGES } from '@/lib/account-messages';
import { ServiceError } from '@/lib/errors';
import { MESSAGES } from '@/lib/messages';
import type { RequestContext } from '../../http/context';
import { createSecret, readSecretCookie, writeSecretCookie } from '../../http/cookies';

const MIN_AGE = 13;
const MAX_AGE = 120;
/** Marks a browser as refused, so that the visitor cannot simply enter another year right afterwards. */
const REFUSED_COOKIE = 'sw_age';
const REFUSED_SECONDS = 86_400;

/**
 * Accepts a birth year only if everyone born in that year has turned 13, because the year does not reveal the birthday.
 */
export const requireAge = (year: number | undefined, context: RequestContext): void => {
  const age = context.clock.now().getUTCFullYear() - (year ?? Number.NaN) - 1;
  if (year === undefined || Number.isNaN(age) || age > MAX_AGE || age < -1)
    throw new ServiceError('unprocessable', MESSAGES.required, { field_birth_year: MESSAGES.required });
  const wasRefused = readSecretCookie(context, REFUSED_COOKIE) !== null;
  if (age >= MIN_AGE && !wasRefused) return;
  if (!wasRefused) writeSecretCookie(context, REFUSED_COOKIE, createSecret(), REFUSED_SECONDS);
  throw new ServiceError('unprocessable', ACCOUNT_MESSAGES.tooYoung, {
    field_birth_year: ACCOUNT_MESSAGES.tooYoung,
  });
};

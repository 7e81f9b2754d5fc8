/**
 * Hashes and checks passwords with argon2id; passwords are never trimmed. A check takes as long for an account that
 * does not exist.
 */
import { hash, verify } from '@node-rs/argon2';
import { ACCOUNT_MESSAGES } from '@/lib/account-messages';
import { ServiceError } from '@/lib/errors';
import { MESSAGES } from '@/lib/messages';

// OWASP's first recommendation for argon2id: 19 MiB, 2 passes, 1 lane; identical to the package's defaults.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let dummyHash: Promise<string> | null = null;

/**
 * Hashes a password.
 * @param salt 16 bytes; set only for seed data, so that repeated seeding gives the same hashes
 */
export const hashPassword = (password: string, salt?: Uint8Array): Promise<string> =>
  hash(password, { ...COST, ...(salt && { salt }) });

/** Returns whether a password matches a stored hash; without a hash, takes as long and returns false. */
export const isPassword = async (stored: string | null, password: string): Promise<boolean> => {
  dummyHash ??= hashPassword('nobody has this password');
  const isRight = await verify(stored ?? (await dummyHash), password);
  return stored !== null && isRight;
};

/**
 * Checks the current password.
 * @throws ServiceError unprocessable for the field `existing` when it is wrong
 */
export const requireExisting = async (stored: string, existing: string | undefined): Promise<void> => {
  if (!existing) throw new ServiceError('unprocessable', MESSAGES.required, { existing: MESSAGES.required });
  if (await isPassword(stored, existing)) return;
  throw new ServiceError('unprocessable', ACCOUNT_MESSAGES.passwordWrong, {
    existing: ACCOUNT_MESSAGES.passwordWrong,
  });
};

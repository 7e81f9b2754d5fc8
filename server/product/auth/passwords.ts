/** Passwords: argon2id, never trimmed. A check takes as long for an account that does not exist. */
import { hash, verify } from '@node-rs/argon2';
import { ACCOUNT_MESSAGES } from '@/lib/account-messages';
import { ServiceError } from '@/lib/errors';
import { MESSAGES } from '@/lib/messages';

// OWASP's first choice for argon2id: 19 MiB, 2 passes, 1 lane; the package's defaults say the same.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let nobodys: Promise<string> | null = null;

/** @param salt 16 bytes; only seed data fixes them, so that two seeds are equal */
export const hashPassword = (password: string, salt?: Uint8Array): Promise<string> =>
  hash(password, { ...COST, ...(salt && { salt }) });

/** Whether a password matches a stored hash; without a hash it takes as long and returns false. */
export const isPassword = async (stored: string | null, password: string): Promise<boolean> => {
  nobodys ??= hashPassword('nobody has this password');
  const isRight = await verify(stored ?? (await nobodys), password);
  return stored !== null && isRight;
};

/** @throws ServiceError unprocessable under `existing` when the current password is wrong */
export const requireExisting = async (stored: string, existing: string | undefined): Promise<void> => {
  if (!existing) throw new ServiceError('unprocessable', MESSAGES.required, { existing: MESSAGES.required });
  if (await isPassword(stored, existing)) return;
  throw new ServiceError('unprocessable', ACCOUNT_MESSAGES.passwordWrong, {
    existing: ACCOUNT_MESSAGES.passwordWrong,
  });
};

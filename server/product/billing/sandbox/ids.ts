/** The sandbox's ids: a prefix for the kind of object, and a random part. */
import { randomBytes } from 'node:crypto';

export const sandboxId = (kind: 'customer' | 'page' | 'sub' | 'pay' | 'refund' | 'event'): string =>
  `${kind}_${randomBytes(12).toString('hex')}`;

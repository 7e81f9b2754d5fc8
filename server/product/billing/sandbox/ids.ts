/** The sandbox's ids: what they are of, and a random part. */
import { randomBytes } from 'node:crypto';

export const sandboxId = (kind: 'customer' | 'page' | 'sub' | 'pay' | 'refund' | 'event'): string =>
  `${kind}_${randomBytes(12).toString('hex')}`;

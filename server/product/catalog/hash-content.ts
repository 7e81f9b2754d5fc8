/** The hash by which an import detects an unchanged game. */
import { createHash } from 'node:crypto';
import type { EntryContent } from './entry';

// The database returns the keys of JSON in its own order.
const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, inOrder(item)]),
  );
};

/** @returns SHA-256 in hex, the same whatever the order of keys */
export const hashContent = (content: EntryContent): string =>
  createHash('sha256')
    .update(JSON.stringify(inOrder(content)))
    .digest('hex');

/** Computes the hash by which an import detects unchanged games. */
import { createHash } from 'node:crypto';
import type { EntryContent } from './entry';

// Sorts the keys, because the database returns the keys of JSON in its own order.
const withSortedKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withSortedKeys);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, withSortedKeys(item)]),
  );
};

/**
 * Hashes the content.
 * @returns SHA-256 in hex, independent of the order of keys
 */
export const hashContent = (content: EntryContent): string =>
  createHash('sha256')
    .update(JSON.stringify(withSortedKeys(content)))
    .digest('hex');

/** Reads a feed file like an import, but writes nothing. */
import type { Feed } from './feeds/feed';
import { toRefusalReason, readFeed, type RecordRefusal } from './read-feed';

export interface CheckCounts {
  read: number;
  accepted: number;
  refused: number;
  /** Whether the file is truncated. This counts as a refusal; the counts cover the records before the truncation. */
  isTruncated: boolean;
}

export const checkFeed = async (
  feed: Feed,
  file: string,
  hosts: ReadonlySet<string>,
  onRefusal: (refusal: RecordRefusal) => void,
): Promise<CheckCounts> => {
  const counts = { read: 0, accepted: 0, refused: 0, isTruncated: false };
  try {
    for await (const found of readFeed(feed, file, hosts)) {
      counts.read += 1;
      if ('refusal' in found) {
        counts.refused += 1;
        onRefusal(found.refusal);
      } else counts.accepted += 1;
    }
  } catch (error) {
    onRefusal(toRefusalReason(error));
    counts.isTruncated = true;
  }
  return counts;
};

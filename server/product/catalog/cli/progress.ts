/** Shows the progress of an import on the terminal, with a line every two seconds. */
import type { ImportCounts } from '../import-feed';

const PRINT_INTERVAL_MS = 2_000;

export const formatCount = (value: number): string => value.toLocaleString('en-US');

export const formatSummary = ({ read, added, updated, unchanged, refused }: ImportCounts): string =>
  `${formatCount(read)} records: ${formatCount(added)} new, ${formatCount(updated)} changed, ${formatCount(unchanged)} unchanged, ${formatCount(refused)} refused`;

/**
 * Creates a progress display.
 * @param write called with each line
 */
export const createProgress = (write: (line: string) => void, nowMs = () => performance.now()) => {
  const startedAt = nowMs();
  let shownAt = startedAt;
  let startedWith = 0;
  const formatRate = (read: number): string => {
    const seconds = Math.max(nowMs() - startedAt, 1) / 1000;
    return `${formatCount(Math.round((read - startedWith) / seconds))} records/s`;
  };
  return {
    /** Records how many records an earlier import has already processed. */
    begin: (position: number): void => {
      startedWith = position;
    },
    show: (counts: ImportCounts): void => {
      if (nowMs() - shownAt < PRINT_INTERVAL_MS) return;
      shownAt = nowMs();
      write(`${formatSummary(counts)} (${formatRate(counts.read)})`);
    },
    rate: formatRate,
  };
};

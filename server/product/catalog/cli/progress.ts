/** Shows the progress of an import on the terminal, with a line every two seconds. */
import type { ImportCounts } from '../import-feed';

const EVERY_MS = 2_000;

export const grouped = (value: number): string => value.toLocaleString('en-US');

export const summaryOf = ({ read, added, updated, unchanged, refused }: ImportCounts): string =>
  `${grouped(read)} records: ${grouped(added)} new, ${grouped(updated)} changed, ${grouped(unchanged)} unchanged, ${grouped(refused)} refused`;

/**
 * Creates a progress display.
 * @param write called with each line
 */
export const createProgress = (write: (line: string) => void, nowMs = () => performance.now()) => {
  const startedAt = nowMs();
  let shownAt = startedAt;
  let startedWith = 0;
  const rate = (read: number): string => {
    const seconds = Math.max(nowMs() - startedAt, 1) / 1000;
    return `${grouped(Math.round((read - startedWith) / seconds))} records/s`;
  };
  return {
    /** Records how many records an earlier import has already processed. */
    begin: (position: number): void => {
      startedWith = position;
    },
    show: (counts: ImportCounts): void => {
      if (nowMs() - shownAt < EVERY_MS) return;
      shownAt = nowMs();
      write(`${summaryOf(counts)} (${rate(counts.read)})`);
    },
    rate,
  };
};

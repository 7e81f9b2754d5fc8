/** The grid of signs that a shared result shows: how much help a run needed, without a trace of its puzzle. */
import type { ShareGrid } from '@/lib/game-protocol';

interface GridOptions {
  columns: number;
  /** The number of equal stretches of the run that have a sign; omitted, each level has one. */
  stretches?: number;
  /** The plural that the text counts. */
  unit?: string;
}

/** Returns the highest level of each stretch. */
const stretchesOf = (levels: readonly number[], count: number): number[] => {
  const stretches = new Array<number>(count).fill(0);
  levels.forEach((level, i) => {
    const at = Math.floor((i * count) / levels.length);
    stretches[at] = Math.max(stretches[at]!, level);
  });
  return stretches;
};

/** Draws levels, which are indexes into the signs with their meanings, in rows. */
export const shareGrid = (
  levels: readonly number[],
  signs: readonly (readonly [sign: string, meaning: string])[],
  { columns, stretches, unit = 'parts' }: GridOptions,
): ShareGrid => {
  const shown = stretches ? stretchesOf(levels, stretches) : levels;
  const rows: string[] = [];
  shown.forEach((level, i) => {
    const row = Math.floor(i / columns);
    rows[row] = (rows[row] ?? '') + signs[level]![0];
  });
  const counts = signs.flatMap(([, meaning], level) => {
    const count = shown.filter((one) => one === level).length;
    return count ? `${count === shown.length ? 'all' : count} ${meaning}` : [];
  });
  return { rows, signs: signs.map(([sign]) => sign), text: `${shown.length} ${unit}: ${counts.join(', ')}` };
};

/** Creates the grid of symbols in a shared result. It shows how much help a run needed without revealing the level. */
import type { ShareGrid } from '@/lib/game-protocol';

interface GridOptions {
  columns: number;
  /**
   * The number of equal parts into which the run is divided, one symbol each. By default, each help level has a symbol.
   */
  stretches?: number;
  /** The plural noun for the stretches in the text. */
  unit?: string;
}

/** Returns the highest help level of each stretch. */
const splitIntoStretches = (levels: readonly number[], count: number): number[] => {
  const stretches = new Array<number>(count).fill(0);
  levels.forEach((level, i) => {
    const at = Math.floor((i * count) / levels.length);
    stretches[at] = Math.max(stretches[at]!, level);
  });
  return stretches;
};

/** Draws help levels in rows. Each level is an index into the symbols with their meanings. */
export const shareGrid = (
  levels: readonly number[],
  signs: readonly (readonly [sign: string, meaning: string])[],
  { columns, stretches, unit = 'parts' }: GridOptions,
): ShareGrid => {
  const shown = stretches ? splitIntoStretches(levels, stretches) : levels;
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

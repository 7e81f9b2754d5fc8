/** Formats numbers. Does not use Intl, because server and browser must produce identical text. */

/** Formats 1234567 as "1,234,567". */
export const grouped = (value: number): string =>
  String(Math.round(value)).replace(/\d(?=(?:\d{3}){1,7}$)/g, '$&,');

const formatShort = (value: number): string =>
  value < 10 ? String(Math.floor(value * 10) / 10) : grouped(Math.floor(value));

/** Formats 1810000 as "1.8M", 12400 as "12K" and 980 as "980". */
export const compact = (value: number): string => {
  if (value >= 1_000_000) return `${formatShort(value / 1_000_000)}M`;
  if (value >= 1_000) return `${formatShort(value / 1_000)}K`;
  return grouped(value);
};

/** Formats milliseconds as "3:07" or "1:02:33", rounded down to seconds. */
export const duration = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const rest = `${String(Math.floor(seconds / 60) % 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return seconds < 3600 ? rest : `${Math.floor(seconds / 3600)}:${rest.padStart(5, '0')}`;
};

/** Formats money. Spec §9: $ with two decimals. */
export const money = (value: number): string => `$${value.toFixed(2)}`;

/** Formats a rating with one decimal. */
export const ratingText = (rating: number): string => rating.toFixed(1);

const WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** Returns "Two" for 2; digits from ten on. */
export const countWord = (value: number): string => WORDS[value] ?? String(value);

/** Formats a count and its noun: 1 as "1 game", 1234 as "1,234 games". */
export const counted = (value: number, noun: string): string =>
  `${grouped(value)} ${noun}${value === 1 ? '' : 's'}`;

/** Formats a result for its board: 187000 as "3:07" for times, 12400 as "12,400" for points. */
export const resultText = (value: number, columnType: 'time' | 'score'): string =>
  columnType === 'time' ? duration(value) : grouped(value);

/** Describes a finished daily: "Lit in 3:07", "Lit with 12,400", or "Lit" without a ranked value. */
export const finishedDailyText = (value: number | null, columnType: 'time' | 'score'): string =>
  value === null ? 'Lit' : `Lit ${columnType === 'time' ? 'in' : 'with'} ${resultText(value, columnType)}`;

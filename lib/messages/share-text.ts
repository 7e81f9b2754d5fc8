/** Writes the text of a shared result. For a daily, no line may reveal the solution. */
import { counted, countWord } from '../domain/play/amounts';
import { dateOfKey } from '../domain/days/calendar-days';
import { dateText } from '../domain/days/date-text';
import type { ResultReport } from '../game-protocol';

interface SharedResult {
  title: string;
  report: ResultReport;
  /** The player's current date; null while unknown. */
  today: string | null;
  /** The text `Top 7% today`, for example; null while unknown, and for a result in the worse half. */
  top: string | null;
  /** The length of the streak up to today, in days; 0 while unknown. */
  streak: number;
}

export interface ShareText {
  /** The game's title and the day, such as `Quiet Sudoku, Nov 26`. */
  heading: string;
  /** Lines such as `1:12, no hints`. */
  lines: string[];
}

const FIRST_NUMERIC_STREAK = 10;
const YEAR = 4;

const streakLine = (streak: number): string =>
  streak < FIRST_NUMERIC_STREAK ? `${countWord(streak)} days in a row` : `${counted(streak, 'day')} in a row`;

const valueLine = ({ isWon, title, noun, written, went }: ResultReport): string => {
  const value = noun === 'time' ? written : `${noun} ${written}`;
  const line = [...(isWon ? [] : [title]), value, went].filter(Boolean).join(', ');
  return line.charAt(0).toUpperCase() + line.slice(1);
};

/** Returns the heading and lines of a daily's text, without the grid. */
export const createDailyShare = ({ title, report, today, top, streak }: SharedResult): ShareText => {
  const { levelKey } = report;
  const hasYear = today !== null && levelKey?.slice(0, YEAR) !== today.slice(0, YEAR);
  const lines = [valueLine(report)];
  if (top) lines.push(top);
  if (streak > 1 && levelKey === today) lines.push(streakLine(streak));
  return {
    heading: levelKey ? `${title}, ${dateText(dateOfKey(levelKey), { isShort: true, hasYear })}` : title,
    lines,
  };
};

/** Returns the text to share. A daily's text includes the grid and its text version; other games write their own text. */
export const formatShareText = (result: SharedResult): string => {
  const { report, top } = result;
  if (report.levelKey === null) return [report.shareText, top].filter(Boolean).join('\n');
  const { heading, lines } = createDailyShare(result);
  const { rows = [], text } = report.shareGrid ?? {};
  const [value, ...others] = lines;
  return [heading, value, ...(text ? [text] : []), ...rows, ...others].join('\n');
};

/** The text of a shared result: no line of a daily depends on its solution. */
import { counted, countWord } from '../domain/play/amounts';
import { dateOfKey } from '../domain/days/calendar-days';
import { dateText } from '../domain/days/date-text';
import type { ResultReport } from '../game-protocol';

interface SharedResult {
  title: string;
  report: ResultReport;
  /** The player's date; null while unknown. */
  today: string | null;
  /** Such as `Top 7% today`; null while unknown. */
  top: string | null;
  /** Days in a row up to today; 0 while unknown. */
  streak: number;
}

export interface ShareText {
  /** The game and the day, such as `Quiet Sudoku, Nov 26`. */
  heading: string;
  /** Such as `1:12, no hints`. */
  lines: string[];
}

const DIGITS_FROM = 10;
const YEAR = 4;

const streakLine = (streak: number): string =>
  streak < DIGITS_FROM ? `${countWord(streak)} days in a row` : `${counted(streak, 'day')} in a row`;

const valueLine = ({ isWon, title, noun, written, went }: ResultReport): string => {
  const value = noun === 'time' ? written : `${noun} ${written}`;
  const line = [...(isWon ? [] : [title]), value, went].filter(Boolean).join(', ');
  return line.charAt(0).toUpperCase() + line.slice(1);
};

/** Returns the parts of a daily's text: heading and lines, without the grid. */
export const dailyShareOf = ({ title, report, today, top, streak }: SharedResult): ShareText => {
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

/** Returns the text to share: of a daily with its grid and the grid in words, of another game as the game writes it. */
export const shareTextOf = (result: SharedResult): string => {
  const { report, top } = result;
  if (report.levelKey === null) return [report.shareText, top].filter(Boolean).join('\n');
  const { heading, lines } = dailyShareOf(result);
  const { rows = [], text } = report.shareGrid ?? {};
  const [value, ...others] = lines;
  return [heading, value, ...(text ? [text] : []), ...rows, ...others].join('\n');
};

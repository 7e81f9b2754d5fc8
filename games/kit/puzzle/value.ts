/** What a game is played for and how it is written: time, unless the game says otherwise. */
import { formatTime } from '../time';

/** A part of a value, such as `Won` and `+500`. */
export type ValuePart = readonly [name: string, written: string];

export interface PuzzleValue<Game> {
  /** Of the fact on the result, such as `Points`. */
  label: string;
  /** Within a sentence, such as `score`. */
  noun: string;
  /** The button that leads to the start again. */
  another: string;
  /** Whether that button plays the same mode again at once, which a daily may not; the start is then a button of its own. */
  isRestarted?: boolean | 'but the daily';
  /** The button that leads to what follows, where it is no chapter. */
  next?: string;
  of(game: Game, timeMs: number): number;
  format(value: number): string;
  /** What the value is made of, part by part in the order in which it is counted; a value that is plain has none. */
  partsOf?(game: Game): ValuePart[];
  /** What stands below `Paused`. */
  paused(written: string, game: Game): string;
  /** What is shared of the result: title and value as a clause. */
  clause(title: string, written: string): string;
}

/** The value of a puzzle that is played for time, its button as the game would say it. */
export const timedAs = (another: string): PuzzleValue<unknown> => ({ ...timeValue, another });

/** The value of a puzzle that is played for time. */
export const timeValue: PuzzleValue<unknown> = {
  label: 'Time',
  noun: 'time',
  another: 'Another puzzle',
  isRestarted: 'but the daily',
  of: (_, timeMs) => timeMs,
  format: formatTime,
  paused: (written) => `${written} on the clock. The puzzle is hidden and saved.`,
  clause: (title, written) => `${title} in ${written}`,
};

/** What a game is played for and how it is written: time, unless the game says otherwise. */
import { formatTime } from '../time';

export interface PuzzleValue<Game> {
  /** Of the fact on the result, such as `Points`. */
  label: string;
  /** Within a sentence, such as `score`. */
  noun: string;
  /** The button that leads to the start again. */
  another: string;
  /** Whether that button plays the same mode again at once; the start is then a button of its own. */
  isRestarted?: boolean;
  /** The button that leads to what follows, where it is no chapter. */
  next?: string;
  of(game: Game, timeMs: number): number;
  format(value: number): string;
  /** What stands below `Paused`. */
  paused(written: string, game: Game): string;
  /** What is shared of the result: title and value as a clause. */
  clause(title: string, written: string): string;
}

/** The value of a puzzle that is played for time. */
export const timeValue: PuzzleValue<unknown> = {
  label: 'Time',
  noun: 'time',
  another: 'Another puzzle',
  of: (_, timeMs) => timeMs,
  format: formatTime,
  paused: (written) => `${written} on the clock. The puzzle is hidden and saved.`,
  clause: (title, written) => `${title} in ${written}`,
};

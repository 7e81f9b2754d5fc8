/** What the flow of a puzzle asks of its screen, and what it lets the screen do. */
import type { KeyMap } from '../keyboard';
import type { Sound } from '../sound';
import type { PuzzleValue } from './value';

export interface PuzzleView<Game> {
  node: HTMLElement;
  setTime(ms: number): void;
  /** Says a line to everyone, screen readers included. */
  say(text: string): void;
  /** Hides the puzzle, as while it is paused. */
  setHidden(isHidden: boolean): void;
  render(game: Game): void;
  focusBoard(): void;
  /** The board lights up, once, when it is over; the result waits for a promise. */
  shine(): void | Promise<void>;
}

/** What the puzzle shows and says. */
export interface PuzzleFace<Game> {
  view: PuzzleView<Game>;
  keys: KeyMap;
  /** Where letters are written by keys, `p` is one of them while the puzzle is open. */
  hasTyping?: boolean;
  howTo(): { picture: Element; text: string }[];
  /** Switches of the start screen besides the sound's; what they change is shown by opening the start again. */
  startSwitches?(reopen: () => void): HTMLButtonElement[];
  /** A level was opened: `Thursday 20 November` or the mode's name, and the same with the level's name. */
  opened(game: Game, day: string, label: string): void;
  /** What a daily's label adds to the date. */
  levelName(game: Game): string;
  solvedTitle(game: Game): string;
  /** Stands over the result in place of the lamp. */
  solvedPicture?(game: Game): Element;
  /** Left out where the end is always a success. */
  isWon?(game: Game): boolean;
  /** Left out where time is what counts. */
  value?: PuzzleValue<Game>;
  /** What the added time was for, where that is no help: `Of which …`. */
  penaltyFor?: string;
  /** What was shared of it after the time, such as `no hints`. */
  howItWent(game: Game): string;
}

export interface PuzzleActions<Game> {
  sound: Sound;
  /** Runs an action on the open game unless a screen covers it, then shows and keeps what came of it. A string it returns is said. */
  act(action: (game: Game) => string | void): void;
  pause(): void;
}

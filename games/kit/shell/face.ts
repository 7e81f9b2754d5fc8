/** The interface between the flow of a puzzle and its screen. */
import type { ShareGrid } from '@/lib/game-protocol';
import type { KeyMap } from '../keyboard';
import type { Sound } from '../sound';
import type { PuzzleValue } from './value';

export interface PuzzleView<Game> {
  node: HTMLElement;
  setTime(ms: number): void;
  /** Shows a line of text, which screen readers announce. */
  say(text: string): void;
  /** Hides the puzzle, for example while it is paused. */
  setHidden(isHidden: boolean): void;
  render(game: Game): void;
  focusBoard(): void;
  /** Lights up the board once at the end; the result waits for a returned promise. */
  shine(): void | Promise<void>;
}

/** The content and text of a puzzle. */
export interface PuzzleFace<Game> {
  view: PuzzleView<Game>;
  keys: KeyMap;
  /** Whether letters are typed, so that `p` does not pause while the puzzle is open. */
  hasTyping?: boolean;
  howTo(): { picture: Element; text: string }[];
  /** Switches of the start screen besides the sound's; reopening the start screen shows their effect. */
  startSwitches?(reopen: () => void): HTMLButtonElement[];
  /** Switches of the pause screen besides the sound's. */
  pauseSwitches?(on: { resume(): void; restart(): void }): HTMLButtonElement[];
  /** Called when a level was opened: `day` is `Thursday 20 November` or the mode's name, `label` also has the level's name. */
  opened(game: Game, day: string, label: string): void;
  /** Makes the moves with which an unplayed level begins by itself, such as opening a shop. Called after `opened`. */
  begin?(game: Game): void;
  /** Returns the story of a chapter that has not begun; it is over the board, before the instructions, until the first move. */
  story?(game: Game): readonly string[];
  /** The counted things, such as `words`, where the board itself shows only the numbers. */
  counted?: string;
  /** Returns the text that a daily's label adds to the date. */
  levelName(game: Game): string;
  solvedTitle(game: Game): string;
  /** Returns the drawing above the result, which replaces the lamp. */
  solvedPicture?(game: Game): Element;
  /** Omitted when the end is always a success. */
  isWon?(game: Game): boolean;
  /** Omitted when the value is the time. */
  value?: PuzzleValue<Game>;
  /** The reason for the added time when it is not help: `Added for …`. */
  penaltyFor?: string;
  /** Returns the shared text after the time, such as `no hints`. */
  howItWent(game: Game): string;
  /** Returns the grid of signs of the shared text; omitted in games without one. */
  shareGrid?(game: Game): ShareGrid;
}

export interface PuzzleActions<Game> {
  sound: Sound;
  /**
   * Runs an action on the open game unless a screen covers it, then renders and saves the result. A returned string is
   * announced.
   */
  act(action: (game: Game) => string | void): void;
  pause(): void;
}

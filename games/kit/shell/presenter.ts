/** The interface between the game shell's flow and a game's screen. */
import type { ShareGrid } from '@/lib/game-protocol';
import type { KeyMap } from '../keyboard';
import type { Sound } from '../sound';
import type { PuzzleValue } from './value';

export interface PuzzleView<Game> {
  node: HTMLElement;
  setTime(ms: number): void;
  /** Shows a line of text, which screen readers announce. */
  say(text: string): void;
  /** Hides the board, for example while the game is paused. */
  setHidden(isHidden: boolean): void;
  render(game: Game): void;
  focusBoard(): void;
  /** Lights up the board once at the end. The result appears after the returned promise resolves. */
  shine(): void | Promise<void>;
}

/** A game's own content and text in the game shell. */
export interface PuzzlePresenter<Game> {
  view: PuzzleView<Game>;
  keys: KeyMap;
  /** Whether letters are typed, so that `p` does not pause the game. */
  hasTyping?: boolean;
  howTo(): { picture: Element; text: string }[];
  /** Returns switches for the start screen, besides the one for sound. `reopen` renders the start screen again. */
  startSwitches?(reopen: () => void): HTMLButtonElement[];
  /** Returns switches for the pause screen, besides the one for sound. */
  pauseSwitches?(on: { resume(): void; restart(): void }): HTMLButtonElement[];
  /**
   * Shows an opened level. `day` is the date, such as `Thursday 20 November`, or the mode's name; `label` also
   * contains the level's name.
   */
  onOpen(game: Game, day: string, label: string): void;
  /** Makes the automatic first moves of a new level, such as opening a shop. Called after `onOpen`. */
  begin?(game: Game): void;
  /**
   * Returns the story of a chapter that has not begun. The story covers the board, before the instructions, until the
   * first move.
   */
  story?(game: Game): readonly string[];
  /** The noun for the counted things, such as `words`, if the board shows only numbers. */
  countedNoun?: string;
  /** Returns the level's name, which a daily's label shows after the date. */
  levelName(game: Game): string;
  solvedTitle(game: Game): string;
  /** Returns the drawing above the result, which replaces the lamp. */
  solvedPicture?(game: Game): Element;
  /** Returns whether the player has won; omitted when every finished run is a win. */
  isWon?(game: Game): boolean;
  /** The value that ranks; omitted when it is the time. */
  value?: PuzzleValue<Game>;
  /** The reason for added time, if it is not help: `Added for …`. */
  penaltyFor?: string;
  /** Returns the part of the shared text after the time, such as `no hints`. */
  describeResult(game: Game): string;
  /** Returns the grid of symbols in the shared text, if the game has one. */
  shareGrid?(game: Game): ShareGrid;
}

export interface PuzzleActions<Game> {
  sound: Sound;
  /**
   * Runs an action on the open game unless a screen covers it, then renders and saves the game. Announces the text
   * that the action returns.
   */
  act(action: (game: Game) => string | void): void;
  pause(): void;
}

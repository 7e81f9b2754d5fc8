/** The interface between a world and the controls: which move a tap or a key makes, and a move's text and sound. */
import type { Sound } from '../kit/sound';
import type { BoardSize } from './view-board';

export interface InputHandlers<State> {
  label: string;
  /** The description of the keys, which is shown below the tools. */
  keysText: string;
  /** The noun for a move, such as `step`. */
  noun: string;
  sizeOf(state: State): BoardSize;
  /** Returns the move of a tap at a place in tiles, or null for none. */
  tapped(state: State, position: { x: number; y: number }): number | null;
  /** Returns the move of a swipe, or null if swipes do nothing. */
  swiped(direction: number): number | null;
  /** Whether arrow keys make moves; otherwise they select one. */
  hasSteps: boolean;
  /** The move of the Space key, or null if Space makes the selected move. */
  space: number | null;
  /** Returns the name of the tool that Space uses in this level, or null if there is none. */
  toolOf(state: State): string | null;
  /** Returns the indexes of the moves that the arrow keys can select. */
  choices(state: State): readonly number[];
  /** Returns the position of a selectable move, in tiles. */
  choiceAt(state: State, number: number): { x: number; y: number };
  announceChoice(state: State, number: number): string;
  /** Describes a move briefly: its effect and the surroundings. */
  describe(from: State, to: State): string;
  announceHint(state: State, move: number): string;
  /** Returns the text for a move without effect. */
  announceNothing(state: State, move: number): string;
  announceLost(state: State): string;
  /** Returns the status that is shown next to the number of moves, such as oil. */
  tally(state: State): string;
  play(sound: Sound, from: State, to: State): void;
}

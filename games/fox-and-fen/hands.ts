/** The interface between a world and the controls: the move of a tap or a key, the text and the sound of a move. */
import type { Sound } from '../kit/sound';
import type { BoardSize } from './view-board';

export interface Hands<State> {
  label: string;
  /** Shown under the tools, for keyboard users. */
  keysText: string;
  /** The word for a move, such as `step`. */
  noun: string;
  sizeOf(state: State): BoardSize;
  /** Returns the move of a tap, null for none; places are in tiles. */
  tapped(state: State, place: { x: number; y: number }): number | null;
  /** Returns the move of a swipe, null if swipes do nothing. */
  swiped(way: number): number | null;
  /** Whether arrow keys walk; otherwise they select. */
  hasSteps: boolean;
  /** The move of Space, null if it uses the selection. */
  space: number | null;
  /** Returns the name of Space's tool in this level, or null if it has none. */
  toolOf(state: State): string | null;
  /** Returns the numbers of the selectable moves, if arrow keys select. */
  choices(state: State): readonly number[];
  /** Returns the position of a choice, in tiles. */
  choiceAt(state: State, number: number): { x: number; y: number };
  announceChoice(state: State, number: number): string;
  /** Returns a brief text about a move: its effect and the surroundings. */
  describe(from: State, to: State): string;
  announceHint(state: State, move: number): string;
  /** Returns the text for a move without effect. */
  announceNothing(state: State, move: number): string;
  announceLost(state: State): string;
  /** Returns the status beside the moves, such as oil. */
  tally(state: State): string;
  play(sound: Sound, from: State, to: State): void;
}

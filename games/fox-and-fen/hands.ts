/** What a world adds to the controls: which move a tap or a key means, what is said and heard of a move. */
import type { Sound } from '../kit/sound';
import type { BoardSize } from './view-board';

export interface Hands<State> {
  label: string;
  /** Under the tools, where there are keys. */
  keysText: string;
  /** Of a move, such as `step`. */
  noun: string;
  sizeOf(state: State): BoardSize;
  /** The move that a tap means, null for none; places are in tiles. */
  tapped(state: State, place: { x: number; y: number }): number | null;
  /** The move that a swipe means, null where swipes mean nothing. */
  swiped(way: number): number | null;
  /** Whether arrows walk; otherwise they choose. */
  hasSteps: boolean;
  /** The move of Space, null where it takes what is chosen. */
  space: number | null;
  /** Whether Space has a tool of its own in this level, and its name. */
  toolOf(state: State): string | null;
  /** Numbers of moves to choose from, where arrows choose. */
  choices(state: State): readonly number[];
  /** Where a choice is, in tiles. */
  choiceAt(state: State, number: number): { x: number; y: number };
  tellChoice(state: State, number: number): string;
  /** What is said of a move: brief, what came of it and what is around. */
  tell(from: State, to: State): string;
  tellHint(state: State, move: number): string;
  /** Said where a move does nothing. */
  tellNothing(state: State, move: number): string;
  tellLost(state: State): string;
  /** What else is counted beside the moves, such as oil. */
  tally(state: State): string;
  play(sound: Sound, from: State, to: State): void;
}

/** The interface of a world's view, which shows the race and follows the car. */
import type { Game } from './state';
import type { GameEvent } from './types';

export interface StageView {
  node: HTMLElement;
  open(game: Game): void;
  /** Saves the state before every tick, because drawing between two ticks needs both states. */
  mark(): void;
  /** Draws between two ticks. `passedS` is the time since the last frame. */
  show(share: number, nowS: number, passedS: number): void;
  showEvent(event: GameEvent, number: number): void;
  restyle(): void;
  /** Returns the steering, −1 to 1, that turns the car toward a point of the page. */
  steerTo(clientX: number, clientY: number): number;
  /** Returns the steering, −1 to 1, that turns the car in the direction in which a thumb is pushed. */
  steerBy(dx: number, dy: number): number;
}

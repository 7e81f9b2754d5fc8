/** The interface of a world's view: a picture of the race that follows the car. */
import type { Game } from './state';
import type { GameEvent } from './types';

export interface StageView {
  node: HTMLElement;
  open(game: Game): void;
  /** Called before every tick, because drawing between two ticks needs both. */
  mark(): void;
  /** Draws between two ticks; `passedS` is the time since the last frame. */
  show(share: number, nowS: number, passedS: number): void;
  happen(what: GameEvent, number: number): void;
  restyle(): void;
  /** Returns the steering from the car's position on the screen to a point of the page, relative to its direction; −1 to 1. */
  steerTo(clientX: number, clientY: number): number;
  /** Returns the same for a thumb that is pushed in a direction. */
  steerBy(dx: number, dy: number): number;
}

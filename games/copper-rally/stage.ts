/** What the screen asks of a world: a picture of the race that follows it. */
import type { Game } from './state';
import type { Happening } from './types';

export interface StageView {
  node: HTMLElement;
  open(game: Game): void;
  /** Before every tick: what is seen between two needs both. */
  mark(): void;
  /** Draws between two ticks; `passedS` is since the last frame. */
  show(share: number, nowS: number, passedS: number): void;
  happen(what: Happening, number: number): void;
  restyle(): void;
  /** From the middle of the picture's car to a point of the page, in its way to drive; −1 to 1. */
  steerTo(clientX: number, clientY: number): number;
  /** The same for a thumb that is pushed some way. */
  steerBy(dx: number, dy: number): number;
}

export const isReduced = (): boolean => document.documentElement.dataset.motion === 'reduced';
export const isContrast = (): boolean => document.documentElement.dataset.theme === 'contrast';

/** Which key does what. Tab is the board's own, because it leads out at the last clue. */
import type { KeyMap } from '../kit/keyboard';

export interface KeyHandlers {
  onStep(down: number, right: number): void;
  onTurn(): void;
  onLetter(letter: string): void;
  onErase(): void;
  onGoOn(by: 1 | -1): void;
}

export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The keys of the game. Escape isn't among them: it belongs to the page. */
export function keysOf(on: KeyHandlers): KeyMap {
  const keys: KeyMap = {
    ArrowUp: () => on.onStep(-1, 0),
    ArrowDown: () => on.onStep(1, 0),
    ArrowLeft: () => on.onStep(0, -1),
    ArrowRight: () => on.onStep(0, 1),
    ' ': on.onTurn,
    Enter: () => on.onGoOn(1),
    Backspace: on.onErase,
    Delete: on.onErase,
  };
  // A key that is held down writes one letter, not a row of them.
  for (const letter of LETTERS)
    keys[letter.toLowerCase()] = ({ repeat }) => void (repeat || on.onLetter(letter));
  return keys;
}

/** The key bindings. The board handles Tab itself, because Tab leaves the board after the last clue. */
import { createArrowKeys, type KeyMap } from '../kit/keyboard';

export interface KeyHandlers {
  onStep(down: number, right: number): void;
  onTurn(): void;
  onLetter(letter: string): void;
  onErase(): void;
  onGoOn(by: 1 | -1): void;
}

export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Returns the key map of the game. Escape is missing because it belongs to the page. */
export function createKeyMap(on: KeyHandlers): KeyMap {
  const keys: KeyMap = {
    ...createArrowKeys((right, down) => () => on.onStep(down, right)),
    ' ': on.onTurn,
    Enter: () => on.onGoOn(1),
    Backspace: on.onErase,
    Delete: on.onErase,
  };
  // Holding a key down writes only one letter.
  for (const letter of LETTERS)
    keys[letter.toLowerCase()] = ({ repeat }) => void (repeat || on.onLetter(letter));
  return keys;
}

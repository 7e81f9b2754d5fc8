/** The key bindings. */
import { createArrowKeys, type KeyMap } from '../kit/keyboard';
import { toolKeys, type ToolHandlers } from '../kit/shell/tools';

export interface KeyHandlers extends ToolHandlers {
  onStep(down: number, right: number): void;
  onDigit(digit: number, isNote?: boolean): void;
  onErase(): void;
  onNotes(): void;
  onFill(): void;
}

/** Returns the key map of the game. Escape is missing because it belongs to the page. */
export function createKeyMap(on: KeyHandlers): KeyMap {
  const keys: KeyMap = {
    ...createArrowKeys((right, down) => () => on.onStep(down, right)),
    Backspace: on.onErase,
    Delete: on.onErase,
    '0': on.onErase,
    ' ': on.onNotes,
    n: on.onNotes,
    f: on.onFill,
    ...toolKeys(on),
  };
  for (let digit = 1; digit <= 9; digit++) keys[digit] = () => on.onDigit(digit);
  return keys;
}

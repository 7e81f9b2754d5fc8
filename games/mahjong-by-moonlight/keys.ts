/** Defines the keys: arrows move between free tiles, N and B cycle through all of them, Enter selects. */
import { createArrowKeys, type KeyMap } from '../kit/keyboard';
import type { PuzzleActions } from '../kit/shell/presenter';
import { cycleFrom, stepFrom } from './cursor';
import type { Game } from './state';
import type { View } from './view';

export interface KeyHandlers {
  onUndo(): void;
  onRedo(): void;
  onHint(): void;
  onShuffle(): void;
  onDim(): void;
  press(game: Game, slot: number): string;
}

const ZOOM_STEP = 1.35;

/** Returns the key map of the table. */
export function createKeyMap(act: PuzzleActions<Game>['act'], view: View, on: KeyHandlers): KeyMap {
  const withFocusedSlot = (action: (game: Game) => string) => () =>
    act((game) => {
      const message = action(game);
      queueMicrotask(view.focusBoard);
      return message;
    });
  const step = (right: number, down: number) =>
    withFocusedSlot((game) => {
      game.moveTo(stepFrom(game.level.board, game.free, game.cursor, down, right));
      return '';
    });
  const cycle = (by: 1 | -1) =>
    withFocusedSlot((game) => {
      game.moveTo(cycleFrom(game.level.board, game.free, game.cursor, by));
      return '';
    });
  const press = withFocusedSlot((game) => on.press(game, game.cursor));
  return {
    ...createArrowKeys(step),
    Enter: press,
    ' ': press,
    Backspace: withFocusedSlot((game) => (game.drop(), '')),
    n: cycle(1),
    b: cycle(-1),
    u: on.onUndo,
    z: on.onUndo,
    y: on.onRedo,
    h: on.onHint,
    s: on.onShuffle,
    d: on.onDim,
    '+': () => view.zoom(ZOOM_STEP),
    '=': () => view.zoom(ZOOM_STEP),
    '-': () => view.zoom(1 / ZOOM_STEP),
    '0': () => view.zoom(null),
  };
}

/** The tools of a puzzle with undo, redo, hints and checks: their buttons, keys and effects. */
import type { KeyMap } from '../keyboard';
import { toolButton } from './frame';
import { PUZZLE_ICONS } from './icons';
import { CHECK_PENALTY_MS, HINT_PENALTY_MS } from './penalties';

interface ToolGame {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  undo(): unknown;
  redo(): unknown;
  requestHint(): unknown;
  closeHint(): void;
  /** Marks the wrong cells. Returns their number. */
  check(): number;
}

export interface ToolHandlers {
  onUndo(): void;
  onRedo(): void;
  onHint(): void;
  onCloseHint(): void;
  onCheck(): void;
  onPause(): void;
}

/**
 * Returns the effects of the tools.
 * @param act changes the open game; the returned text is announced
 * @param options.markedBy what the announcement of wrong cells adds, such as `: marked with a cross`
 */
export const toolHandlers = <Game extends ToolGame>(
  act: (change: (game: Game) => string | void) => void,
  options: { pause(): void; focusBoard(): void; markedBy?: string },
): ToolHandlers => ({
  onUndo: () => act((game) => (game.undo(), '')),
  onRedo: () => act((game) => (game.redo(), '')),
  onHint: () => act((game) => (game.requestHint() ? '' : 'Nothing to hint at.')),
  onCloseHint: () => act((game) => (game.closeHint(), queueMicrotask(options.focusBoard), '')),
  onCheck: () =>
    act((game) => {
      const wrongCount = game.check();
      if (wrongCount === 0) return 'All right so far.';
      return `${wrongCount === 1 ? 'One cell is' : `${wrongCount} cells are`} not right${options.markedBy ?? ''}.`;
    }),
  onPause: options.pause,
});

/** Returns the keys of the tools. */
export const toolKeys = ({ onUndo, onRedo, onHint, onCheck }: ToolHandlers): KeyMap => ({
  z: onUndo,
  y: onRedo,
  h: onHint,
  c: onCheck,
});

export interface ToolButtons {
  /** The buttons in the order in which they are shown. */
  buttons: readonly HTMLButtonElement[];
  render(game: Pick<ToolGame, 'canUndo' | 'canRedo'>): void;
}

/**
 * Creates the buttons of the tools.
 * @param extraTools the game's own buttons, shown between redo and hint
 */
export function createToolButtons(
  handlers: Pick<ToolHandlers, 'onUndo' | 'onRedo' | 'onHint' | 'onCheck'>,
  extraTools: readonly HTMLButtonElement[] = [],
): ToolButtons {
  const undo = toolButton(PUZZLE_ICONS.undo, 'Undo', handlers.onUndo);
  const redo = toolButton(PUZZLE_ICONS.redo, 'Redo', handlers.onRedo);
  const hint = toolButton(PUZZLE_ICONS.hint, 'Hint', handlers.onHint, HINT_PENALTY_MS);
  const check = toolButton(PUZZLE_ICONS.check, 'Check', handlers.onCheck, CHECK_PENALTY_MS);
  return {
    buttons: [undo, redo, ...extraTools, hint, check],
    render({ canUndo, canRedo }) {
      undo.disabled = !canUndo;
      redo.disabled = !canRedo;
    },
  };
}

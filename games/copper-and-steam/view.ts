/** The complete screen: the kit's frame around the board, and the tools. */
import { el, setAttribute } from '../kit/dom';
import type { PuzzleView } from '../kit/shell/presenter';
import { createFrame, toolButton } from '../kit/shell/frame';
import { PUZZLE_ICONS } from '../kit/shell/icons';
import { HINT_PENALTY_MS } from './config';
import type { Game, Tool } from './state';
import { countLitValves, countValves } from './steam';
import { createBoardView, type BoardHandlers } from './view-board';

export interface ViewHandlers extends BoardHandlers {
  onUndo(): void;
  onTool(tool: Tool): void;
  onHint(): void;
  onPause(): void;
}

export interface View extends PuzzleView<Game> {
  /** Shows another level. */
  open(game: Game, title: string, label: string): void;
}

const ICONS = {
  left: 'M4.5 4.5v5.5h5.5M4.900 10a8 8 0 1 1-.4 4.5',
  lock: 'M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
};

export function createView(handlers: ViewHandlers): View {
  const board = createBoardView(handlers);
  const undo = toolButton(PUZZLE_ICONS.undo, 'Undo', handlers.onUndo);
  const left = toolButton(ICONS.left, 'Turn left', () => handlers.onTool('left'));
  const lock = toolButton(ICONS.lock, 'Lock', () => handlers.onTool('lock'));
  const hint = toolButton(PUZZLE_ICONS.hint, 'Hint', handlers.onHint, HINT_PENALTY_MS);
  const frame = createFrame({
    class: 'cs',
    board: el('div', { class: 'kit-card cs-card' }, board.node),
    controls: el(
      'div',
      { class: 'cs-controls' },
      el('div', { class: 'kit-tools', role: 'group', 'aria-label': 'Tools' }, undo, left, lock, hint),
      el('p', {
        class: 'cs-keys',
        text: 'Arrows move, Space turns, X turns the other way, L locks, H hints, Z undoes.',
      }),
    ),
    onPause: handlers.onPause,
    onCloseHint: () => undefined,
  });
  return {
    ...frame,
    focusBoard: board.focus,
    shine: () => frame.node.classList.add('is-shining'),
    open({ level }, title, label) {
      frame.node.classList.remove('is-shining');
      frame.setHeading(title, label);
      board.open(level);
    },
    render(game) {
      board.render(game);
      const { level, steamed } = game;
      frame.setDone(`${countLitValves(level, steamed)} of ${countValves(level)} valves`);
      undo.disabled = !game.canUndo;
      setAttribute(left, 'aria-pressed', String(game.tool === 'left'));
      setAttribute(lock, 'aria-pressed', String(game.tool === 'lock'));
    },
  };
}

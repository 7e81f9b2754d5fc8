/** The complete screen of a puzzle: the kit's frame around the board and the pad. */
import { el } from '../kit/dom';
import type { PuzzleView } from '../kit/shell/presenter';
import { createFrame } from '../kit/shell/frame';
import type { Game } from './state';
import type { Layout } from './types';
import { createBoardView } from './view-board';
import { createControls, type ControlHandlers } from './view-controls';

export interface ViewHandlers extends ControlHandlers {
  onSelect(cell: number): void;
  onPause(): void;
  onCloseHint(): void;
}

export interface View extends PuzzleView<Game> {
  setHeading(title: string, subtitle: string): void;
}

/** Creates the view of a layout. */
export function createView(layout: Layout, handlers: ViewHandlers): View {
  const board = createBoardView(layout, handlers.onSelect);
  const controls = createControls(layout, handlers);
  const frame = createFrame({
    class: `qs is-${layout.variant}`,
    board: el('div', { class: 'kit-card qs-card' }, board.node),
    controls: controls.node,
    onPause: handlers.onPause,
    onCloseHint: handlers.onCloseHint,
  });
  return {
    ...frame,
    focusBoard: board.focus,
    shine: board.shine,
    render(game) {
      board.render(game);
      controls.render(game);
      // Counts the player's cells only, like the progress that the game reports to the page.
      const { grid, level } = game.play;
      const empty = level.givens.filter((digit) => digit === 0).length;
      frame.setDone(`${empty - grid.filter((digit) => digit === 0).length} of ${empty}`);
      frame.setHint(game.hint);
    },
  };
}

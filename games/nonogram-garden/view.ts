/** The complete screen of a picture: the kit's frame around the board, the brushes and the tools. */
import { el, icon, setAttribute } from '../kit/dom';
import { countCells } from '../kit/grid/play';
import type { PuzzleView } from '../kit/shell/presenter';
import { createFrame, toolButton } from '../kit/shell/frame';
import { createToolButtons, type ToolHandlers } from '../kit/shell/tools';
import { NEAR_ICON } from '../kit/shell/icons';
import type { Brush, Game } from './state';
import { createBoardView } from './view-board';

export interface ViewHandlers extends ToolHandlers {
  onStroke(cells: readonly number[], brush?: Brush): void;
  onBrush(brush: Brush): void;
}

export interface View extends PuzzleView<Game> {
  /** Shows another picture. */
  open(game: Game, day: string): void;
}

const BRUSH_ICONS: Record<Brush, string> = {
  fill: 'M5 5h14v14H5Z',
  cross: 'M6 6l12 12M18 6 6 18',
};

export function createView(handlers: ViewHandlers): View {
  const board = createBoardView({
    onStroke: handlers.onStroke,
    onZoom: ({ isOffered, isOn }) => {
      zoom.hidden = !isOffered;
      setAttribute(zoom, 'aria-pressed', String(isOn));
    },
  });
  const brushButton = (brush: Brush, label: string) =>
    el(
      'button',
      { type: 'button', class: `ng-brush is-${brush} kit-key`, on: { click: () => handlers.onBrush(brush) } },
      icon(BRUSH_ICONS[brush], brush === 'fill'),
      el('span', { text: label }),
    );
  const brushes = { fill: brushButton('fill', 'Fill'), cross: brushButton('cross', 'Cross') };
  const tools = createToolButtons(handlers);
  const zoom = toolButton(NEAR_ICON, 'Zoom', board.toggleZoom);
  zoom.hidden = true;
  const controls = el(
    'div',
    { class: 'ng-controls' },
    el('div', { class: 'kit-tools', role: 'group', 'aria-label': 'Tools' }, ...tools.buttons, zoom),
    el('div', { class: 'ng-brushes', role: 'group', 'aria-label': 'Brush' }, brushes.fill, brushes.cross),
  );
  const frame = createFrame({
    class: 'ng',
    board: el('div', { class: 'kit-card ng-card' }, board.node),
    controls,
    onPause: handlers.onPause,
    onCloseHint: handlers.onCloseHint,
  });
  return {
    ...frame,
    focusBoard: board.focus,
    shine: () => frame.node.classList.add('is-shining'),
    open({ level }, day) {
      frame.node.classList.remove('is-shining');
      frame.setHeading('Nonogram Garden', day);
      board.open(level);
    },
    render(game) {
      // The hint uses some of the board's space.
      frame.setHint(game.hint);
      board.render(game);
      const { level, play } = game;
      const filled = play.filled.filter(Boolean).length;
      frame.setDone(`${filled} of ${countCells(level)}`);
      for (const brush of ['fill', 'cross'] as const)
        setAttribute(brushes[brush], 'aria-pressed', String(game.brush === brush));
      tools.render(game);
    },
  };
}

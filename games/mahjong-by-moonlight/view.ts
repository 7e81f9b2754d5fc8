/** The complete screen of a deal: the kit's frame around the table, its lanterns and its tools. */
import { el, setAttribute, setText } from '../kit/dom';
import type { PuzzleView } from '../kit/shell/presenter';
import { createFrame, toolButton } from '../kit/shell/frame';
import { NEAR_ICON, PUZZLE_ICONS } from '../kit/shell/icons';
import { HINT_PENALTY_MS, SHUFFLE_PENALTY_MS } from './config';
import { ICONS } from './icons';
import { createLanterns, type LanternsView } from './lanterns';
import type { Game } from './state';
import type { Board } from './types';
import { createTableView, type TableView } from './view-table';
import { describeCounts } from './words';

export interface ViewHandlers {
  onTap(slot: number): void;
  onUndo(): void;
  onRedo(): void;
  onHint(): void;
  onShuffle(): void;
  onDim(): void;
  onPause(): void;
}

export interface View extends PuzzleView<Game>, Pick<TableView, 'refuse' | 'announce' | 'zoom'> {
  lanterns: LanternsView;
  setHeading(title: string, subtitle: string): void;
}

const ZOOM_STEP = 1.8;
const NO_PAIRS_LEFT = {
  title: 'No pairs left',
  text: 'Undo some moves, or shuffle the tiles that are left.',
};

/** Creates the view of a board. */
export function createView(board: Board, handlers: ViewHandlers): View {
  const lanterns = createLanterns();
  const undo = toolButton(PUZZLE_ICONS.undo, 'Undo', handlers.onUndo);
  const redo = toolButton(PUZZLE_ICONS.redo, 'Redo', handlers.onRedo);
  const hint = toolButton(PUZZLE_ICONS.hint, 'Hint', handlers.onHint, HINT_PENALTY_MS);
  const shuffle = toolButton(ICONS.shuffle, 'Shuffle', handlers.onShuffle, SHUFFLE_PENALTY_MS);
  const dim = toolButton(ICONS.dim, 'Dim held', handlers.onDim);
  const zoomButton = toolButton(NEAR_ICON, 'Zoom', () =>
    table.zoom(zoomButton.getAttribute('aria-pressed') === 'true' ? null : ZOOM_STEP),
  );
  const table = createTableView(board, handlers.onTap, (isNear) =>
    setAttribute(zoomButton, 'aria-pressed', String(isNear)),
  );
  const choiceButton = (text: string, click: () => void) =>
    el('button', { type: 'button', class: 'kit-button', text, on: { click } });
  const stuck = el(
    'div',
    { class: 'mj-stuck', role: 'status' },
    el('p', {}, el('strong', { text: NO_PAIRS_LEFT.title }), NO_PAIRS_LEFT.text),
    el('div', {}, choiceButton('Undo', handlers.onUndo), choiceButton('Shuffle, 60 s', handlers.onShuffle)),
  );
  stuck.hidden = true;
  const tools = el(
    'div',
    { class: 'kit-tools', role: 'group', 'aria-label': 'Tools' },
    ...[undo, redo, hint, shuffle, dim, zoomButton],
  );
  const counts = el('p', { class: 'mj-counts' });
  const frame = createFrame({
    class: 'mj',
    board: el(
      'div',
      { class: 'mj-scene' },
      table.node,
      el('div', { class: 'mj-light' }),
      lanterns.node,
      stuck,
    ),
    controls: el('div', { class: 'mj-controls' }, tools, counts),
    onPause: handlers.onPause,
    onCloseHint: () => undefined,
  });
  return {
    ...frame,
    lanterns,
    focusBoard: table.focus,
    refuse: table.refuse,
    announce: table.announce,
    zoom: table.zoom,
    shine: () => frame.node.classList.add('is-shining'),
    render(game) {
      frame.node.classList.toggle('is-shining', game.isDone());
      table.render(game);
      frame.setDone(describeCounts(game));
      setText(counts, describeCounts(game));
      undo.disabled = !game.canUndo;
      redo.disabled = !game.undone.length || game.isDone();
      hint.disabled = !game.openPairs.length;
      shuffle.disabled = game.isDone();
      setAttribute(dim, 'aria-pressed', String(game.isDimmed));
      stuck.hidden = game.isDone() || game.openPairs.length > 0;
    },
  };
}

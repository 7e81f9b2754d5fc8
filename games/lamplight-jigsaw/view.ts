/** The complete screen of a puzzle: the kit's frame around the table, the tray and the tools. */
import { isReducedMotion, isContrast } from '../kit/appearance';
import { el, icon, setAttribute } from '../kit/dom';
import type { PuzzleView } from '../kit/shell/presenter';
import { createFrame, toolButton } from '../kit/shell/frame';
import { PUZZLE_ICONS } from '../kit/shell/icons';
import { HINT_PENALTY_MS } from './config';
import { createHand, type HandView } from './hand';
import { ICONS } from './icons';
import { countJoined } from './play';
import { createSprites } from './sprites';
import type { Game } from './state';
import { createTableView, type TableView } from './view-table';
import { createTrayView, type TrayView } from './view-tray';

export interface ViewHandlers {
  onPiece(piece: number, isByKey: boolean): void;
  onPreview(): void;
  onEdges(): void;
  onTurn(): void;
  onUndo(): void;
  onHint(): void;
  onPause(): void;
}

export interface View extends PuzzleView<Game> {
  table: TableView;
  tray: TrayView;
  hand: HandView;
  /** The zoom buttons over the table. */
  zoomKeys: HTMLElement;
  open(game: Game, title: string, day: string): void;
  setPreview(isShown: boolean): void;
  /** Sets the piece of the tray that is being carried. */
  setCarriedFromTray(piece: number | null): void;
}

const ZOOM_STEP = 1.45;

export function createView(handlers: ViewHandlers): View {
  let isHidden = true;
  let carried: number | null = null;
  const table = createTableView(() => tray.redraw());
  const tray = createTrayView(table.sprites, handlers.onPiece);
  const hand = createHand();
  const zoomButton = (label: string, path: string, onPress: () => void) =>
    el(
      'button',
      { type: 'button', class: 'lj-zoom-key', 'aria-label': label, on: { click: onPress } },
      icon(path),
    );
  const zoom = el(
    'div',
    { class: 'lj-zoom', role: 'group', 'aria-label': 'Zoom' },
    zoomButton('Zoom in', ICONS.plus, () => table.zoom(ZOOM_STEP)),
    zoomButton('Zoom out', ICONS.minus, () => table.zoom(1 / ZOOM_STEP)),
    zoomButton('Show all', ICONS.all, table.fit),
  );
  const preview = toolButton(ICONS.picture, 'Picture', handlers.onPreview);
  const edges = toolButton(ICONS.edges, 'Edges', handlers.onEdges);
  edges.setAttribute('aria-label', 'Edges first');
  const turn = toolButton(ICONS.turn, 'Turn', handlers.onTurn);
  const undo = toolButton(PUZZLE_ICONS.undo, 'Undo', handlers.onUndo);
  const hint = toolButton(PUZZLE_ICONS.hint, 'Hint', handlers.onHint, HINT_PENALTY_MS);
  const tools = el(
    'div',
    { class: 'kit-tools', role: 'group', 'aria-label': 'Tools' },
    preview,
    edges,
    turn,
    undo,
    hint,
  );
  const frame = createFrame({
    class: 'lj',
    board: el('div', { class: 'kit-card lj-card' }, table.node, zoom),
    controls: el('div', { class: 'lj-controls' }, tray.node, tools),
    onPause: handlers.onPause,
    onCloseHint: () => undefined,
  });
  frame.node.append(hand.node);
  new MutationObserver(() => (table.restyle(), tray.redraw())).observe(document.documentElement, {
    attributeFilter: ['data-theme'],
  });
  return {
    ...frame,
    table,
    tray,
    hand,
    zoomKeys: zoom,
    focusBoard: () => table.node.focus({ preventScroll: true }),
    setHidden(value) {
      isHidden = value;
      frame.setHidden(value);
    },
    setPreview(isShown) {
      table.setPreview(isShown && !isHidden);
      setAttribute(preview, 'aria-pressed', String(isShown));
    },
    setCarriedFromTray(piece) {
      carried = piece;
    },
    shine() {
      frame.node.classList.add('is-shining');
      return table.shine(isReducedMotion());
    },
    open(game, title, day) {
      frame.node.classList.remove('is-shining');
      frame.node.classList.toggle('is-turned', game.level.isTurned);
      turn.hidden = !game.level.isTurned;
      frame.setHeading(title, day);
      hand.drop();
      const sprites = createSprites(game.level);
      sprites.setPlain(isContrast());
      tray.open(game);
      table.open(game, sprites);
    },
    render(game) {
      table.render(game);
      tray.render(game, carried);
      frame.setDone(`${countJoined(game.play)} of ${game.level.tray.length}`);
      setAttribute(edges, 'aria-pressed', String(game.isEdgesFirst));
      undo.disabled = !game.canUndo;
    },
  };
}

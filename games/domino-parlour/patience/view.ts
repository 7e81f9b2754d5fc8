/** The complete screen of the solitaire game: the pyramid, the shelf in its corner, and the tools. */
import { el, setAttribute, setText } from '../../kit/dom';
import type { PuzzleView } from '../../kit/shell/presenter';
import { createFrame, toolButton } from '../../kit/shell/frame';
import { PUZZLE_ICONS } from '../../kit/shell/icons';
import { listenToDrag } from '../drag';
import { createTile } from '../tile-art';
import { ALL_TILES, nameOf, PIPS, TILES } from '../tiles';
import type { Tile } from '../types';
import { countNoun } from '../words';
import { HINT_PENALTY_MS, ROWS } from './config';
import { POSITIONS, listShelf } from './deal';
import { countTaken } from './play';
import type { PatienceGame } from './state';

export interface PatienceHandlers {
  onTile(tile: Tile): void;
  /** Called when a drag begins, which selects the tile. */
  onLift(tile: Tile): void;
  /** Called when the dragged tile is released over another tile, over the shelf, or (null) elsewhere. */
  onDrop(tile: Tile, on: Tile | 'shelf' | null): void;
  onShelf(): void;
  onUndo(): void;
  onHint(): void;
  onPause(): void;
}

export interface PatienceView extends PuzzleView<PatienceGame> {
  open(game: PatienceGame, title: string, label: string): void;
}

/** The columns and rows of the shelf's slots in the corner beside the pyramid. */
const SLOTS = [
  [0, 0],
  [1, 0],
  [0, 1],
] as const;
const SHELF_ICON = 'M4 18.500h16M6.500 18.500v-9h5v9M17 5v7M14 9l3 3 3-3';

/** Returns the free tile or the shelf at a point, ignoring the dragged tile. */
function targetAt(x: number, y: number, dragged: Element): Tile | 'shelf' | null {
  for (const found of document.elementsFromPoint(x, y)) {
    const target = found.closest<HTMLElement>('.dp-block, .dp-slot');
    if (!target || target === dragged) continue;
    if (target.classList.contains('is-free')) return Number(target.dataset.tile);
    return target.classList.contains('dp-slot') ? 'shelf' : null;
  }
  return null;
}

export function createPatienceView(handlers: PatienceHandlers): PatienceView {
  const slots = SLOTS.map(([column, row]) => {
    const slot = el('button', {
      type: 'button',
      class: 'dp-slot',
      tabindex: '-1',
      on: { click: handlers.onShelf },
    });
    slot.style.setProperty('--x', String(column));
    slot.style.setProperty('--y', String(row));
    return slot;
  });
  const buttons = ALL_TILES.map((tile) => {
    const [low, high] = TILES[tile]!;
    const button = el('button', {
      type: 'button',
      class: 'dp-block',
      'data-tile': String(tile),
    });
    button.append(createTile(high, low));
    listenToDrag(button, {
      onPress: () => handlers.onTile(tile),
      onLift: () => handlers.onLift(tile),
      onDrop: (x, y) => handlers.onDrop(tile, targetAt(x, y, button)),
    });
    return button;
  });
  const pyramid = el(
    'div',
    { class: 'dp-pyramid', role: 'group', 'aria-label': 'Pyramid' },
    ...slots,
    ...buttons,
  );
  const undo = toolButton(PUZZLE_ICONS.undo, 'Undo', handlers.onUndo);
  const asideButton = toolButton(SHELF_ICON, 'Set aside', handlers.onShelf);
  const hint = toolButton(PUZZLE_ICONS.hint, 'Hint', handlers.onHint, HINT_PENALTY_MS);
  const sum = el('p', { class: 'dp-sum' });
  const frame = createFrame({
    class: 'dp dp-patience',
    board: el('div', { class: 'kit-card dp-card is-plum' }, pyramid),
    controls: el(
      'div',
      { class: 'dp-controls' },
      sum,
      el('div', { class: 'kit-tools', role: 'group', 'aria-label': 'Tools' }, undo, asideButton, hint),
    ),
    onPause: handlers.onPause,
    onCloseHint: () => undefined,
  });
  let last: PatienceGame | null = null;

  const positionButton = (
    button: HTMLElement,
    tile: Tile,
    { level }: PatienceGame,
    shelf: readonly Tile[],
  ) => {
    const onShelf = shelf.indexOf(tile);
    const [row, column] = POSITIONS[level.tiles.indexOf(tile)]!;
    const [x, y] = onShelf < 0 ? [column + (ROWS - 1 - row) / 2, row] : SLOTS[onShelf]!;
    button.style.setProperty('--x', String(x));
    button.style.setProperty('--y', String(y));
  };
  const nameFor = (tile: Tile, state: { isFree: boolean; isShelved: boolean; isHinted: boolean }) =>
    [
      nameOf(tile),
      countNoun(PIPS[tile]!, 'pip'),
      state.isShelved ? 'on the shelf' : state.isFree ? 'free' : 'covered',
      state.isHinted && 'hinted',
    ]
      .filter(Boolean)
      .join(', ');

  return {
    ...frame,
    focusBoard() {
      const cursor = last?.cursor ?? last?.free()[0];
      if (cursor !== undefined) buttons[cursor]!.focus({ preventScroll: true });
    },
    shine: () => frame.node.classList.add('is-shining'),
    open(game, title, label) {
      frame.node.classList.remove('is-shining');
      frame.setHeading(title, label);
      slots.forEach((slot, at) => (slot.hidden = at >= game.level.shelf));
    },
    render(game) {
      last = game;
      const hadFocus = pyramid.contains(document.activeElement);
      const shelf = listShelf(game.play);
      const free = new Set(game.free());
      const cursor = game.cursor !== null && free.has(game.cursor) ? game.cursor : [...free][0];
      for (const tile of ALL_TILES) {
        const button = buttons[tile]!;
        const isShelved = shelf.includes(tile);
        const isGone = !isShelved && (game.play.taken & (1 << tile)) !== 0;
        const isFree = free.has(tile);
        const isHinted = game.hinted.includes(tile);
        positionButton(button, tile, game, shelf);
        button.classList.toggle('is-gone', isGone);
        button.classList.toggle('is-free', isFree);
        button.classList.toggle('is-held', game.held === tile);
        button.classList.toggle('is-hinted', isHinted);
        button.inert = isGone;
        setAttribute(button, 'tabindex', tile === cursor ? '0' : '-1');
        setAttribute(button, 'aria-pressed', String(game.held === tile));
        setAttribute(button, 'aria-label', nameFor(tile, { isFree, isShelved, isHinted }));
      }
      slots.forEach((slot, at) =>
        setAttribute(slot, 'aria-label', shelf[at] === undefined ? 'Empty place of the shelf' : 'Shelf'),
      );
      const { held } = game;
      setText(
        sum,
        held === null ? 'Take two that make twelve.' : `${PIPS[held]} pips: it wants ${12 - PIPS[held]!}.`,
      );
      undo.disabled = !game.canUndo;
      asideButton.disabled = held === null || shelf.includes(held) || shelf.length >= game.level.shelf;
      frame.setDone(`${countTaken(game.play)} of ${ALL_TILES.length}`);
      if (hadFocus && cursor !== undefined && buttons[cursor] !== document.activeElement)
        buttons[cursor]!.focus({ preventScroll: true });
    },
  };
}

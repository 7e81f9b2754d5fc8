/** The complete screen: the kit's frame around the house, whose windows are an ARIA grid. */
import { el, icon, setAttribute } from '@/games/kit/dom';
import type { PuzzleView } from '@/games/kit/shell/presenter';
import { createFrame, toolButton } from '@/games/kit/shell/frame';
import { PUZZLE_ICONS } from '@/games/kit/shell/icons';
import { countLit } from './play';
import type { Game } from './state';

export interface ViewHandlers {
  onPress(cell: number): void;
  onUndo(): void;
  onPause(): void;
}

export interface View extends PuzzleView<Game> {
  /** Opens another level. */
  open(game: Game, label: string): void;
}

const STAR = 'M12 3.5 14.2 9.6l6.3.2-5 3.9 1.8 6.1-5.3-3.6-5.3 3.6 1.8-6.1-5-3.9 6.3-.2Z';

const nameOf = (size: number, cell: number, isLit: boolean) =>
  `Row ${Math.floor(cell / size) + 1}, column ${(cell % size) + 1}, ${isLit ? 'lit' : 'dark'}`;

/** Creates the view. */
export function createView(handlers: ViewHandlers): View {
  const grid = el('div', { class: 'new-game-house', role: 'grid', 'aria-label': 'House' });
  let cells: HTMLElement[] = [];
  let cursor = 0;
  const undo = toolButton(PUZZLE_ICONS.undo, 'Undo', handlers.onUndo);
  const frame = createFrame({
    class: 'new-game',
    board: el('div', { class: 'kit-card new-game-card' }, grid),
    controls: el('div', { class: 'kit-tools', role: 'group', 'aria-label': 'Tools' }, undo),
    onPause: handlers.onPause,
    onCloseHint: () => undefined,
  });
  const makeCell = (cell: number) =>
    el(
      'div',
      {
        class: 'new-game-window',
        role: 'gridcell',
        tabindex: '-1',
        on: { click: () => handlers.onPress(cell) },
      },
      icon(STAR, true),
    );
  return {
    ...frame,
    focusBoard: () => cells[cursor]?.focus({ preventScroll: true }),
    shine: () => frame.node.classList.add('is-shining'),
    open({ level }, label) {
      frame.node.classList.remove('is-shining');
      frame.setHeading('New Game', label);
      grid.style.setProperty('--size', String(level.size));
      cells = level.lit.map((_, cell) => makeCell(cell));
      const rows = Array.from({ length: level.size }, (_, row) =>
        el(
          'div',
          { class: 'new-game-row', role: 'row' },
          ...cells.slice(row * level.size, (row + 1) * level.size),
        ),
      );
      grid.replaceChildren(...rows);
    },
    render(game) {
      const hadFocus = cells[cursor] === document.activeElement;
      cursor = game.cursor;
      cells.forEach((node, cell) => {
        const isLit = game.play.lit[cell]!;
        node.classList.toggle('is-lit', isLit);
        setAttribute(node, 'tabindex', cell === cursor ? '0' : '-1');
        setAttribute(node, 'aria-label', nameOf(game.level.size, cell, isLit));
      });
      if (hadFocus) cells[cursor]?.focus({ preventScroll: true });
      frame.setDone(`${countLit(game.play)} of ${cells.length}`);
      undo.disabled = !game.canUndo;
    },
  };
}

/** The complete screen: the kit's frame around the greenhouse, whose panes are an ARIA grid. */
import { isReducedMotion } from '../kit/appearance';
import { el, setAttribute, setText } from '../kit/dom';
import type { PuzzleView } from '../kit/shell/presenter';
import { createFrame } from '../kit/shell/frame';
import { FORGOTTEN_MS } from './config';
import { createPlantNode } from './plant-node';
import { describeFace as faceWordsOf } from './plants';
import { countSaved } from './play';
import type { Game, Pane } from './state';
import type { Plant, Play } from './types';

export interface ViewHandlers {
  onOpen(cell: number): void;
  onPause(): void;
}

export interface View extends PuzzleView<Game> {
  /** Shows another level. */
  open(game: Game, label: string): void;
}

const STATE_WORDS: Record<Pane, string> = {
  closed: 'closed',
  open: 'open',
  stranger: 'open, not the same',
  kept: 'lit',
};

const wordsOf = ({ level, play }: Game, cell: number, pane: Pane): string => {
  const cellName = `Row ${Math.floor(cell / level.columns) + 1}, column ${(cell % level.columns) + 1}`;
  return pane === 'closed'
    ? `${cellName}, closed`
    : `${cellName}, ${faceWordsOf(play.plants[cell]!, play.faces[cell]!)}, ${STATE_WORDS[pane]}`;
};

/** Returns the text about forgotten panes and their penalty. Bad luck does not count. */
const describeForgotten = ({ penaltyMs }: Play): string =>
  penaltyMs ? `${penaltyMs / FORGOTTEN_MS} forgotten, +${penaltyMs / 1000} s` : 'Nothing forgotten';

const SLIDE_MS = 520;

/** Animates two panes whose plants have swapped positions. */
function exchangeNodes(one: HTMLElement, other: HTMLElement): void {
  if (isReducedMotion() || !one.animate) return;
  const [from, to] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  const slide = (pane: HTMLElement, x: number, y: number) =>
    pane.animate(
      [
        { transform: `translate(${x}px, ${y}px)`, zIndex: 2 },
        { transform: 'none', zIndex: 2 },
      ],
      {
        duration: SLIDE_MS,
        easing: 'cubic-bezier(.2,.7,.2,1)',
      },
    );
  slide(one, to.left - from.left, to.top - from.top);
  slide(other, from.left - to.left, from.top - to.top);
}

export function createView(title: string, handlers: ViewHandlers): View {
  const grid = el('div', { class: 'gh-house', role: 'grid', 'aria-label': 'Greenhouse' });
  const misses = el('p', { class: 'gh-misses' });
  let cells: HTMLElement[] = [];
  /** The displayed state of each pane, and the visible content behind it. */
  let shownPanes: [pane: Pane, behind: string][] = [];
  let cursor = 0;
  let shownPlants: readonly Plant[] = [];
  const frame = createFrame({
    class: 'gh',
    board: el('div', { class: 'kit-card gh-card' }, grid),
    controls: misses,
    onPause: handlers.onPause,
    onCloseHint: () => undefined,
  });
  const makeCell = (cell: number) =>
    el('div', {
      class: 'gh-pane is-closed',
      role: 'gridcell',
      tabindex: '-1',
      on: { click: () => handlers.onOpen(cell) },
    });
  const show = (node: HTMLElement, game: Game, cell: number, pane: Pane) => {
    const [plant, face] = [game.play.plants[cell]!, game.play.faces[cell]!];
    // The document does not contain the content of closed panes.
    const behind = pane === 'closed' ? '' : `${face} ${plant}`;
    const [shownPane, shownBehind = ''] = shownPanes[cell] ?? [];
    if (shownBehind !== behind) node.replaceChildren(...(behind ? [createPlantNode(plant, face)] : []));
    if (shownPane !== pane) node.className = `gh-pane is-${pane}`;
    shownPanes[cell] = [pane, behind];
  };
  return {
    ...frame,
    focusBoard: () => cells[cursor]?.focus({ preventScroll: true }),
    shine: () => frame.node.classList.add('is-shining'),
    open({ level }, label) {
      frame.node.classList.remove('is-shining');
      frame.setHeading(title, label);
      const rows = level.plants.length / level.columns;
      grid.dataset.size = `${level.columns}x${rows}`;
      cells = level.plants.map((_, cell) => makeCell(cell));
      shownPanes = [];
      shownPlants = [...level.plants];
      grid.replaceChildren(
        ...Array.from({ length: rows }, (_, row) =>
          el(
            'div',
            { class: 'gh-row', role: 'row' },
            ...cells.slice(row * level.columns, (row + 1) * level.columns),
          ),
        ),
      );
    },
    render(game) {
      const hadFocus = cells[cursor] === document.activeElement;
      cursor = game.cursor;
      const movedCells = cells.flatMap((_, cell) =>
        game.play.plants[cell] === shownPlants[cell] ? [] : [cell],
      );
      if (movedCells.length === 2) exchangeNodes(cells[movedCells[0]!]!, cells[movedCells[1]!]!);
      shownPlants = [...game.play.plants];
      cells.forEach((node, cell) => {
        const pane = game.paneAt(cell);
        show(node, game, cell, pane);
        setAttribute(node, 'tabindex', cell === cursor ? '0' : '-1');
        setAttribute(node, 'aria-label', wordsOf(game, cell, pane));
      });
      if (hadFocus) cells[cursor]?.focus({ preventScroll: true });
      const { groupSize } = game.level;
      const groups = groupSize === 2 ? 'pairs' : 'threes';
      frame.setDone(`${countSaved(game.play) / groupSize} of ${cells.length / groupSize} ${groups}`);
      setText(misses, describeForgotten(game.play));
    },
  };
}

/** Shows the grid of letters over its capsules. The player drags, taps, or uses keys. */
import { el, setAttribute } from '../kit/dom';
import { createCapsules } from './capsules';
import { columnOf, rowOf } from './geometry';
import { listenToDrags } from './drag';
import type { Game } from './state';
import type { Level } from './types';

export interface BoardHandlers {
  onTap(cell: number): void;
  onMark(from: number, to: number, isForgiving: boolean): void;
}

export interface BoardView {
  node: HTMLElement;
  /** Creates the cells of a level. */
  open(level: Level): void;
  render(game: Game): void;
  focus(): void;
  flash(from: number, to: number): void;
}

export function createBoardView(handlers: BoardHandlers): BoardView {
  const grid = el('div', { class: 'lw-grid', role: 'grid', 'aria-label': 'Letters' });
  const capsules = createCapsules();
  const node = el('div', { class: 'lw-board' }, capsules.node, grid);
  let level: Level | null = null;
  let cells: HTMLElement[] = [];
  let cursor = 0;
  let anchor: number | null = null;

  listenToDrags(node, () => level, {
    onTap: handlers.onTap,
    onTrail: (from, to) => capsules.setTrail(from, to),
    onEnd(from, to, isForgiving) {
      capsules.setTrail(anchor, anchor);
      if (to !== null) handlers.onMark(from, to, isForgiving);
    },
  });

  return {
    node,
    focus: () => cells[cursor]?.focus({ preventScroll: true }),
    flash: capsules.flash,
    open(opened) {
      level = opened;
      // Sets custom properties through the CSSOM, because the Content Security Policy forbids inline style attributes.
      for (const host of [node.parentElement!, node]) {
        host.style.setProperty('--columns', String(opened.columns));
        host.style.setProperty('--rows', String(opened.rows));
      }
      cells = opened.letters.map((letter) =>
        el('div', { class: 'lw-cell', role: 'gridcell', tabindex: '-1' }, el('span', { text: letter })),
      );
      const rows = Array.from({ length: opened.rows }, (_, row) =>
        el(
          'div',
          { class: 'lw-row', role: 'row' },
          ...cells.slice(row * opened.columns, (row + 1) * opened.columns),
        ),
      );
      grid.replaceChildren(...rows);
      capsules.open(opened);
    },
    render(game) {
      const { found, hinted } = game.play;
      cursor = game.cursor;
      anchor = game.anchor;
      capsules.render(found);
      capsules.setTrail(anchor, anchor === null ? null : cursor);
      cells.forEach((cell, index) => {
        const words = game.level.words.filter((word, i) => found[i] && word.cells.includes(index));
        const isLit = game.level.words.some((word, i) => hinted[i] && !found[i] && word.cells[0] === index);
        cell.classList.toggle('is-found', words.length > 0);
        cell.classList.toggle('is-lit', isLit);
        cell.classList.toggle('is-anchor', index === anchor);
        setAttribute(cell, 'tabindex', index === cursor ? '0' : '-1');
        setAttribute(cell, 'aria-selected', String(index === anchor));
        const parts = [game.level.letters[index]!, `row ${rowOf(game.level, index) + 1}`];
        parts.push(`column ${columnOf(game.level, index) + 1}`);
        if (words.length) parts.push(`in ${words.map(({ text }) => text).join(' and ')}`);
        if (isLit) parts.push('hint: a word begins here');
        if (index === anchor) parts.push('word begun here');
        setAttribute(cell, 'aria-label', parts.join(', '));
      });
    },
  };
}

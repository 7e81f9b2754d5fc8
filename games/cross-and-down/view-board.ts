/** Shows the grid of squares with letters, which are selected by key or by pointer. */
import { el, setAttribute, setText } from '../kit/dom';
import { listKeyNames } from '../kit/key-names';
import { digitOf } from './dial';
import type { Game } from './state';
import type { Level } from './types';
import { cellName } from './wording';

export interface BoardHandlers {
  onSelect(cell: number): void;
  onGoOn(by: 1 | -1): void;
  /** Returns whether Tab (1) or Shift and Tab (-1) has another word to move to. */
  hasOther(by: 1 | -1): boolean;
}

export interface BoardView {
  node: HTMLElement;
  open(level: Level): void;
  render(game: Game): void;
  focus(): void;
}

interface Square {
  node: HTMLElement;
  letter: HTMLElement;
}

export function createBoardView(on: BoardHandlers): BoardView {
  const node = el('div', { class: 'cd-board', role: 'grid', 'aria-label': 'Crossword' });
  let squares: (Square | null)[] = [];
  let cursor = 0;

  node.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target.closest('.cd-cell') : null;
    const cell = squares.findIndex((square) => square && square.node === target);
    if (cell >= 0) on.onSelect(cell);
  });
  node.addEventListener('keydown', (event) => {
    const by = event.shiftKey ? -1 : 1;
    if (
      !listKeyNames(event).includes('Tab') ||
      event.ctrlKey ||
      event.altKey ||
      event.metaKey ||
      !on.hasOther(by)
    )
      return;
    event.preventDefault();
    on.onGoOn(by);
  });

  return {
    node,
    focus() {
      const square = squares[cursor];
      if (square && document.activeElement !== square.node) square.node.focus({ preventScroll: true });
    },
    open(level) {
      const { columns, rows } = level;
      // Sets custom properties through the CSSOM, because the Content Security Policy forbids inline style attributes.
      for (const host of [node.parentElement!, node]) {
        host.style.setProperty('--columns', String(columns));
        host.style.setProperty('--rows', String(rows));
      }
      squares = level.keys.map((key, cell) => (key < 0 ? null : makeSquare(level, cell)));
      const nodes = squares.map(
        (square) => square?.node ?? el('div', { class: 'cd-block', role: 'gridcell', 'aria-label': 'Block' }),
      );
      const lines = Array.from({ length: rows }, (_, row) =>
        el('div', { class: 'cd-row', role: 'row' }, ...nodes.slice(row * columns, (row + 1) * columns)),
      );
      node.classList.toggle('is-code', level.kind === 'code');
      node.replaceChildren(...lines);
    },
    render(game) {
      const { level, play } = game;
      cursor = game.cursor;
      const entry = level.entries[game.entry];
      squares.forEach((square, cell) => {
        if (!square) return;
        const key = level.keys[cell]!;
        const states: Record<string, boolean> = {
          'is-in-word': !!entry && entry.cells.includes(cell),
          'is-twin': level.kind === 'code' && key === level.keys[cursor],
          'is-picked': cell === cursor,
          'is-pencilled': game.pencilled.has(key),
          'is-wrong': game.wrongKeys.has(key),
          'is-locked': play.locked[key]!,
        };
        const names = Object.keys(states).filter((name) => states[name]);
        const className = ['cd-cell', ...names].join(' ');
        if (square.node.className !== className) square.node.className = className;
        setText(square.letter, play.letters[key]!);
        setAttribute(square.node, 'tabindex', cell === cursor ? '0' : '-1');
        setAttribute(square.node, 'aria-selected', String(cell === cursor));
        setAttribute(square.node, 'aria-label', cellName(game, cell));
      });
    },
  };
}

function makeSquare(level: Level, cell: number): Square {
  const first = level.entries.find(({ cells }) => cells[0] === cell);
  const number = level.kind === 'code' ? level.keys[cell]! + 1 : first?.number;
  const letter = el('b', level.kind === 'dial' ? { 'data-key': digitOf(level.answers[cell]!) } : {});
  const node = el(
    'div',
    { class: 'cd-cell', role: 'gridcell', tabindex: '-1' },
    // The style sheet draws the number, because it is not part of the cell's accessible name.
    number === undefined ? null : el('i', { 'aria-hidden': true, 'data-number': number }),
    letter,
  );
  return { node, letter };
}

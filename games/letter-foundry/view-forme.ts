/** Shows the forme as cells, and its words as a list for screen readers. */
import { el, setText } from '../kit/dom';
import { isFound, type Play } from './play';
import type { Game } from './state';
import type { FormeWord, Level } from './types';

export interface FormeView {
  node: HTMLElement;
  open(level: Level): void;
  render(game: Game): void;
  /** Highlights a word. */
  point(word: number): void;
}

const POINTED_MS = 900;

const describeWord = (play: Play, word: FormeWord): string => {
  if (isFound(play, word)) return word.text;
  const letters = word.cells.map((cell, i) => (play.lit[cell] ? word.text[i] : 'blank'));
  return `${word.cells.length} letters: ${letters.join(', ')}`;
};

/** Creates the forme. */
export function createFormeView(): FormeView {
  const grid = el('div', { class: 'lf-forme', 'aria-hidden': 'true' });
  const list = el('ul', { class: 'lf-words', 'aria-label': 'Words of the grid' });
  const node = el('div', { class: 'lf-board' }, grid, list);
  let level: Level | null = null;
  let cells: (HTMLElement | null)[] = [];

  return {
    node,
    open(opened) {
      level = opened;
      const { columns, rows, forme, words } = opened;
      for (const host of [node.parentElement!, node]) {
        host.style.setProperty('--columns', String(columns));
        host.style.setProperty('--rows', String(rows));
      }
      cells = forme.map((letter, cell) => {
        if (!letter) return null;
        const cellNode = el('span', { class: 'lf-cell' });
        cellNode.style.setProperty('--column', String((cell % columns) + 1));
        cellNode.style.setProperty('--row', String(Math.floor(cell / columns) + 1));
        return cellNode;
      });
      grid.replaceChildren(...cells.filter((cell) => cell !== null));
      list.replaceChildren(...words.map(() => el('li')));
    },
    render({ play }) {
      const { forme, words } = play.level;
      let newCount = 0;
      cells.forEach((cell, i) => {
        if (!cell || play.lit[i] === cell.classList.contains('is-lit')) return;
        // Shows the new letters one after the other.
        cell.style.setProperty('--turn', String(newCount++));
        cell.classList.toggle('is-lit', play.lit[i]);
        setText(cell, play.lit[i] ? forme[i]! : '');
      });
      words.forEach((word, i) => setText(list.children[i]!, describeWord(play, word)));
    },
    point(word) {
      const pointed = level?.words[word]?.cells.map((cell) => cells[cell]!) ?? [];
      for (const cell of pointed) cell.classList.add('is-pointed');
      setTimeout(() => pointed.forEach((cell) => cell.classList.remove('is-pointed')), POINTED_MS);
    },
  };
}

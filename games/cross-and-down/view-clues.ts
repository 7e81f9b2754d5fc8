/** Shows the current clue, and both lists of clues if there is room. */
import { el, icon, setAttribute, setText } from '../kit/dom';
import { showInList } from '../kit/scroll';
import { describeDialKey } from './dial';
import { ICONS } from './icons';
import type { Game } from './state';
import type { Level } from './types';
import { clueText, nameOf } from './wording';

export interface ClueHandlers {
  onTurn(): void;
  onGoOn(by: 1 | -1): void;
  onEntry(entry: number): void;
}

export interface CluesView {
  bar: HTMLElement;
  lists: HTMLElement;
  open(level: Level): void;
  render(game: Game): void;
}

/** Creates the clue bar and the lists. */
export function createClues(on: ClueHandlers): CluesView {
  const createArrow = (by: 1 | -1) =>
    el(
      'button',
      {
        type: 'button',
        class: 'cd-arrow',
        'aria-label': by > 0 ? 'Next word' : 'Previous word',
        on: { click: () => on.onGoOn(by) },
      },
      icon(by > 0 ? ICONS.next : ICONS.before),
    );
  const name = el('strong');
  const text = el('span');
  const clue = el('button', { type: 'button', class: 'cd-clue', on: { click: on.onTurn } }, name, ' ', text);
  const bar = el(
    'div',
    { class: 'cd-bar', role: 'group', 'aria-label': 'Clue' },
    createArrow(-1),
    clue,
    createArrow(1),
  );
  const lists = el('div', { class: 'cd-lists' });
  let items: HTMLButtonElement[] = [];
  let shownEntry = -1;

  const listOf = (level: Level, isAcross: boolean) => {
    const list = el('ul', { 'aria-label': isAcross ? 'Across' : 'Down' });
    level.entries.forEach((entry, i) => {
      if (entry.isAcross === isAcross) list.append(el('li', {}, items[i]!));
    });
    return el('div', {}, el('h2', { text: isAcross ? 'Across' : 'Down' }), list);
  };

  return {
    bar,
    lists,
    open(level) {
      shownEntry = -1;
      lists.hidden = level.kind === 'code' || level.kind === 'list';
      items = level.entries.map((entry, i) =>
        el(
          'button',
          { type: 'button', class: 'cd-item', on: { click: () => on.onEntry(i) } },
          el('b', { text: String(entry.number) }),
          el('span', { text: clueText(entry, level) }),
        ),
      );
      lists.replaceChildren(listOf(level, true), listOf(level, false));
    },
    render({ level, play, entry, cursor }) {
      const current = level.entries[entry];
      if (current) {
        setText(name, nameOf(current));
        // Names the letters of the square's telephone key, because the on-screen keyboard does not show them.
        const line = level.kind === 'dial' ? `, and ${describeDialKey(level.answers[cursor]!)}` : '';
        setText(text, clueText(current, level) + line);
      }
      items.forEach((item, i) => {
        const isFilled = level.entries[i]!.cells.every((cell) => play.letters[level.keys[cell]!]);
        item.classList.toggle('is-filled', isFilled);
        setAttribute(item, 'aria-current', i === entry);
      });
      if (entry === shownEntry) return;
      shownEntry = entry;
      // Only the list scrolls. While hidden, it has no size.
      showInList(items[entry]);
    },
  };
}

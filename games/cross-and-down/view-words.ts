/** Shows the words to place, grouped by length. Pressing a word puts it into the selected entry. */
import { el, setAttribute } from '../kit/dom';
import { findEntryOfWord } from './fitting';
import type { Game } from './state';
import type { Level } from './types';
import { nameOf } from './wording';

export interface WordsView {
  node: HTMLElement;
  open(level: Level): void;
  render(game: Game): void;
}

interface LengthGroup {
  node: HTMLElement;
  length: number;
  chips: { button: HTMLElement; word: string }[];
}

export function createWords(onWord: (word: string) => void): WordsView {
  const node = el('div', { class: 'cd-words', role: 'group', 'aria-label': 'Words to fit' });
  let groups: LengthGroup[] = [];

  const createChip = (word: string) => ({
    word,
    button: el('button', { type: 'button', class: 'cd-word', text: word, on: { click: () => onWord(word) } }),
  });
  const groupOf = (length: number, words: readonly string[]): LengthGroup => {
    const chips = words.map(createChip);
    const heading = el('h2', { text: `${length} letters` });
    const list = el('div', { class: 'cd-chips' }, ...chips.map(({ button }) => button));
    return { node: el('div', { class: 'cd-group' }, heading, list), length, chips };
  };

  return {
    node,
    open(level) {
      node.hidden = level.kind !== 'list';
      const words = node.hidden ? [] : level.entries.map(({ text }) => text).sort();
      const lengths = [...new Set(words.map((word) => word.length))].sort((a, b) => a - b);
      groups = lengths.map((length) =>
        groupOf(
          length,
          words.filter((word) => word.length === length),
        ),
      );
      node.replaceChildren(...groups.map((group) => group.node));
    },
    render({ level, play, entry }) {
      if (level.kind !== 'list') return;
      const length = level.entries[entry]?.cells.length;
      for (const group of groups) {
        group.node.classList.toggle('is-fitting', group.length === length);
        for (const { button, word } of group.chips) {
          const at = findEntryOfWord(play, word);
          button.classList.toggle('is-used', at >= 0);
          button.classList.toggle('is-here', at === entry);
          setAttribute(button, 'aria-label', at < 0 ? word : `${word}, at ${nameOf(level.entries[at]!)}`);
        }
      }
    },
  };
}

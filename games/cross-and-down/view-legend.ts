/** Shows the numbers of a code and the letters found for them. */
import { el, setAttribute, setText } from '../kit/dom';
import type { Game } from './state';
import type { Level } from './types';

export interface LegendView {
  node: HTMLElement;
  open(level: Level): void;
  render(game: Game): void;
}

/** Creates the legend. Pressing a number moves to its first square. */
export function createLegend(onKey: (key: number) => void): LegendView {
  const node = el('div', { class: 'cd-legend', role: 'group', 'aria-label': 'Numbers and their letters' });
  let items: { button: HTMLElement; letter: HTMLElement }[] = [];
  return {
    node,
    open(level) {
      node.hidden = level.kind !== 'code';
      items = level.answers.map((_, key) => {
        const letter = el('b');
        const number = el('i', { text: String(key + 1) });
        const press = { click: () => onKey(key) };
        return {
          button: el('button', { type: 'button', class: 'cd-number', on: press }, number, letter),
          letter,
        };
      });
      node.replaceChildren(...(node.hidden ? [] : items.map(({ button }) => button)));
    },
    render({ level, play, cursor, wrongKeys }) {
      if (level.kind !== 'code') return;
      items.forEach(({ button, letter }, key) => {
        setText(letter, play.letters[key]!);
        setAttribute(button, 'aria-label', `${key + 1}, ${play.letters[key] || 'empty'}`);
        setAttribute(button, 'aria-current', key === level.keys[cursor]);
        button.classList.toggle('is-locked', play.locked[key]!);
        button.classList.toggle('is-wrong', wrongKeys.has(key));
      });
    },
  };
}

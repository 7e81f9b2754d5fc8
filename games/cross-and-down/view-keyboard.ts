/** Shows the on-screen letters for touch input. In a code, it shows which letters are used. */
import { el, icon } from '../kit/dom';
import { neighborsOf } from './dial';
import { ICONS } from './icons';
import type { Game } from './state';

const ROWS = ['QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM'];

export interface KeyboardHandlers {
  onLetter(letter: string): void;
  onErase(): void;
}

export interface KeyboardView {
  node: HTMLElement;
  render(game: Game): void;
}

/** Creates the keyboard. */
export function createKeyboard(on: KeyboardHandlers): KeyboardView {
  const keys = new Map<string, HTMLElement>();
  const keyOf = (letter: string) => {
    const key = el('button', {
      type: 'button',
      class: 'cd-key',
      text: letter,
      on: { click: () => on.onLetter(letter) },
    });
    keys.set(letter, key);
    return key;
  };
  const rows = ROWS.map((letters) => el('div', { class: 'cd-keys' }, ...[...letters].map(keyOf)));
  rows
    .at(-1)!
    .append(
      el(
        'button',
        { type: 'button', class: 'cd-key is-erase', 'aria-label': 'Erase', on: { click: on.onErase } },
        icon(ICONS.erase),
      ),
    );
  const node = el('div', { class: 'cd-keyboard', role: 'group', 'aria-label': 'Letters' }, ...rows);

  return {
    node,
    render({ level, play, cursor }) {
      if (level.kind === 'dial') {
        const neighborKeys = neighborsOf(level.answers[cursor]!);
        keys.forEach((key, letter) => key.classList.toggle('is-far', !neighborKeys.includes(letter)));
      }
      if (level.kind !== 'code') return;
      keys.forEach((key, letter) => key.classList.toggle('is-used', play.letters.includes(letter)));
    },
  };
}

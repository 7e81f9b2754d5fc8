/** A letter on its paper: it covers the scene until it has been read. */
import { el } from '../kit/dom';

export interface Letter {
  node: HTMLElement;
  isOpen(): boolean;
  show(title: string, text: string): void;
  close(): void;
  focus(): void;
}

/** Creates the letter; calls `onDone` when it has been read. */
export function createLetter(onDone: () => void): Letter {
  const title = el('h2', { class: 'ma-letter-title' });
  const text = el('p', { class: 'ma-letter-text' });
  const done = el('button', {
    type: 'button',
    class: 'kit-button is-play',
    text: 'Begin',
    on: { click: onDone },
  });
  const node = el(
    'div',
    { class: 'ma-letter', hidden: true },
    el('div', { class: 'ma-paper' }, title, text, done),
  );
  return {
    node,
    isOpen: () => !node.hidden,
    show(heading, words) {
      title.textContent = heading;
      text.textContent = words;
      node.hidden = false;
    },
    close() {
      node.hidden = true;
    },
    focus: () => done.focus({ preventScroll: true }),
  };
}

/** Returns the discovery of the search, for the result. */
export const noteOf = (text: string): HTMLElement => el('div', { class: 'ma-note' }, el('p', { text }));

/** The list of words: an arch for each, lit in the colour of its capsule when it is found. */
import { el, icon, setText } from '../kit/dom';
import type { Game } from './state';
import type { Level } from './types';

const ARCH = 'M5 21V11a7 7 0 0 1 14 0v10Z';
/** Capsules and arches have so many colours, in the order of the list. */
export const INKS = 8;

export interface ListView {
  node: HTMLElement;
  open(level: Level): void;
  render(game: Game): void;
}

/** Makes the list. */
export function createListView(): ListView {
  const node = el('ol', { class: 'lw-list', 'aria-label': 'Words to find' });
  let items: { item: HTMLElement; name: HTMLElement; state: HTMLElement }[] = [];

  return {
    node,
    open(level) {
      items = level.words.map((_, i) => {
        const name = el('span', { class: 'lw-word' });
        const state = el('span', { class: 'lw-state' });
        const item = el('li', { class: `lw-item ink-${i % INKS}` }, icon(ARCH), name, state);
        return { item, name, state };
      });
      node.replaceChildren(...items.map(({ item }) => item));
    },
    render({ level, play }) {
      items.forEach(({ item, name, state }, i) => {
        const isFound = play.found[i]!;
        const isAnagram = i === items.length - 1 && !isFound;
        item.classList.toggle('is-found', isFound);
        item.classList.toggle('is-hinted', play.hinted[i]! && !isFound);
        item.classList.toggle('is-anagram', isAnagram);
        if (!isAnagram) setText(name, level.words[i]!.text);
        else if (name.childElementCount === 0)
          name.replaceChildren(
            ...[...level.scramble].map((letter) => el('b', { text: letter, 'aria-hidden': 'true' })),
          );
        setText(state, stateOf(level, isFound, isAnagram, play.hinted[i]!));
      });
    },
  };
}

/** What the eye sees of an item, for screen readers. */
function stateOf(level: Level, isFound: boolean, isAnagram: boolean, isHinted: boolean): string {
  if (isFound) return ', found';
  const lit = isHinted ? ', first letter lit' : '';
  return isAnagram ? `anagram: ${[...level.scramble].join(' ')}${lit}` : lit;
}

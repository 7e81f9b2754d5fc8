/** Shows the list of words, each with an arch that lights up in the color of the word's capsule when it is found. */
import { el, icon, setAttribute, setText } from '../kit/dom';
import type { Listing } from './config';
import { wordColorsOf } from './inks';
import { listedTextOf, spokenOf } from './listing';
import type { Game } from './state';
import type { Level } from './types';

const ARCH = 'M5 21V11a7 7 0 0 1 14 0v10Z';

export interface ListView {
  node: HTMLElement;
  open(level: Level): void;
  render(game: Game): void;
}

export function createListView(listing: Listing): ListView {
  const node = el('ol', { class: 'lw-list', 'aria-label': 'Words to find' });
  let items: { item: HTMLElement; name: HTMLElement; state: HTMLElement }[] = [];
  let listedWords: string[] = [];
  const tilesOf = (text: string) =>
    [...text].map((letter) => el('b', { text: letter, 'aria-hidden': 'true' }));

  return {
    node,
    open(level) {
      listedWords = listedTextOf(level, listing);
      const inks = wordColorsOf(level);
      items = level.words.map((_, i) => {
        const name = el('span', { class: 'lw-word' });
        const state = el('span', { class: 'lw-state' });
        const item = el('li', { class: `lw-item ink-${inks[i]}` }, icon(ARCH), name, state);
        return { item, name, state };
      });
      node.replaceChildren(...items.map(({ item }) => item));
    },
    render({ level, play }) {
      items.forEach(({ item, name, state }, i) => {
        const isFound = play.found[i]!;
        const spokenText = isFound ? null : spokenOf(level, listing, i, listedWords[i]!);
        const isTiled = spokenText !== null && listing === 'words';
        item.classList.toggle('is-found', isFound);
        item.classList.toggle('is-hinted', play.hinted[i]! && !isFound);
        item.classList.toggle('is-anagram', isTiled);
        item.classList.toggle('is-spaced', spokenText !== null && !isTiled);
        setAttribute(name, 'aria-hidden', spokenText !== null && !isTiled ? 'true' : null);
        if (!isTiled) setText(name, isFound ? level.words[i]!.text : listedWords[i]!);
        else if (name.childElementCount === 0) name.replaceChildren(...tilesOf(listedWords[i]!));
        setText(state, stateOf(spokenText, isFound, play.hinted[i]!));
      });
    },
  };
}

/** Describes the visible state of an item for screen readers. */
function stateOf(spokenText: string | null, isFound: boolean, isHinted: boolean): string {
  if (isFound) return ', found';
  return `${spokenText ?? ''}${isHinted ? ', first letter lit' : ''}`;
}

/** Shows the objects to find as names, silhouettes and riddles. Each is crossed out and lit when found. */
import { el, icon, setText } from '../kit/dom';
import { pictureOf } from './picture';
import type { Game } from './state';
import { describeCue, nameOf } from './words';

const ARCH = 'M5 21V11a7 7 0 0 1 14 0v10Z';

export interface ListView {
  node: HTMLElement;
  open(game: Game): void;
  render(game: Game): void;
}

export function createListView(): ListView {
  const node = el('ol', { class: 'ma-list', tabindex: '0', 'aria-label': 'To be found' });
  let items: { item: HTMLElement; name: HTMLElement; state: HTMLElement }[] = [];

  return {
    node,
    open({ level }) {
      items = level.wanted.map((at, position) => {
        const cue = level.cues[position]!;
        const name = el('span', { class: cue === 'shape' ? 'ma-name is-spoken' : 'ma-name' });
        const state = el('span', { class: 'ma-state' });
        const outline = cue === 'shape' ? pictureOf(level.lying[at]!.thing, null) : null;
        const item = el('li', { class: `ma-item is-${cue}` }, icon(ARCH), outline, name, state);
        return { item, name, state };
      });
      const { classList } = node;
      classList.toggle(
        'has-riddles',
        level.cues.every((cue) => cue === 'riddle'),
      );
      classList.toggle('has-shapes', level.cues.includes('shape') && !level.cues.includes('riddle'));
      classList.toggle('is-mixed', level.cues.includes('shape') && level.cues.includes('riddle'));
      node.replaceChildren(...items.map(({ item }) => item));
      node.scrollTop = 0;
    },
    render({ level, play }) {
      items.forEach(({ item, name, state }, position) => {
        const isFound = play.found[position]!;
        const isLit = play.hinted[position]! && !isFound;
        item.classList.toggle('is-found', isFound);
        item.classList.toggle('is-lit', isLit);
        setText(name, isFound ? nameOf(level, position) : describeCue(level, position));
        setText(state, isFound ? ', found' : isLit ? ', lit in the picture' : '');
      });
    },
  };
}

/** Shows strips above and below a horizontal table: the two sides and their goals, or the tables of the round. */
import { el } from '../kit/dom';
import { numberOf } from './trick-round';
import type { Play, Side } from './types';
import { describeSide } from './words';

export interface SideStrips {
  /** The strips above and below the table. */
  far: HTMLElement;
  near: HTMLElement;
  render(play: Play): void;
}

/** Creates the strips. Screen readers skip them, because their content is also announced. */
export function createSideStrips(): SideStrips {
  const make = () => el('div', { class: 'en-strip', 'aria-hidden': 'true' });
  const [far, near] = [make(), make()];
  const show = (node: HTMLElement, isOn: boolean, ...parts: Node[]) => {
    node.classList.toggle('is-on', isOn);
    node.replaceChildren(...parts);
  };
  return {
    far,
    near,
    render(play) {
      if (play.kind === 'match') {
        const createStripRow = (node: HTMLElement, side: Side) => {
          const [name, at] = describeSide(play, side);
          show(node, play.turn === side, el('b', { text: name }), el('span', { text: at }));
        };
        createStripRow(far, 'them');
        createStripRow(near, 'you');
        return;
      }
      far.hidden = true;
      const panes = play.tables.map((_, i) => {
        const points = play.card[i];
        const state = points ? ' is-lit' : i === play.card.length ? ' is-now' : '';
        return el('i', {
          class: `en-pane${state}`,
          text: String(points ?? numberOf(play, i)),
        });
      });
      show(near, false, ...panes);
    },
  };
}

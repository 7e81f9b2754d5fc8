/** Shows which group creates which power, beside the board if there is room, as a reminder of the how-to. */
import { el } from '../kit/dom';
import { PIECE, POWER } from './config';
import { drawSprite } from './picture';

const SIDE = 80;

const ROWS = [
  { piece: 0, power: POWER.row, name: 'Flare', from: 'four in a row', does: 'its row or column' },
  { piece: 4, power: POWER.burst, name: 'Burst', from: 'a corner or a cross', does: 'all round it' },
  { piece: PIECE.star, power: POWER.none, name: 'Star', from: 'five in a row', does: 'a whole kind' },
] as const;

/** Creates the legend. `restyle` repaints it for another theme. */
export function createLegend(): { node: HTMLElement; restyle(): void } {
  const icons = ROWS.map(() => el('canvas', { width: SIDE, height: SIDE, 'aria-hidden': 'true' }));
  const node = el(
    'ul',
    { class: 'em-legend', 'aria-label': 'What is left by' },
    ...ROWS.map(({ name, from, does }, i) =>
      el(
        'li',
        {},
        icons[i]!,
        el(
          'span',
          {},
          el('b', { text: name }),
          ` from ${from}`,
          el('br'),
          el('small', { text: `burns ${does}` }),
        ),
      ),
    ),
  );
  return {
    node,
    restyle() {
      ROWS.forEach(({ piece, power }, i) => {
        const pen = icons[i]!.getContext('2d')!;
        pen.clearRect(0, 0, SIDE, SIDE);
        drawSprite(pen, piece, power, SIDE / 2, SIDE / 2, SIDE);
      });
    },
  };
}

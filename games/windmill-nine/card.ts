/** Shows the scorecard: holes, par and strokes in a table that fits a phone. */
import { el } from '../kit/dom';
import { parOf } from './play';
import type { Play } from './types';

const drawCell = (text: string, label?: string, className = '') =>
  el('td', { class: className, 'aria-label': label, text });

/** Returns the mark of a score. A ring is under par and a box over par, so that color is not the only cue. */
const scoreMarkOf = (strokes: number, par: number): string =>
  strokes === 1 ? 'is-ace' : strokes < par ? 'is-under' : strokes > par ? 'is-over' : '';

/** Creates the scorecard of a round in its current state. */
export function createCard({ holes, card }: Play): HTMLTableElement {
  const drawHead = (text: string) => el('th', { scope: 'row', text });
  const sum = card.reduce((all, one) => all + one, 0);
  const done = holes.slice(0, card.length);
  return el(
    'table',
    { class: 'wn-card' },
    el('tr', {}, drawHead('Hole'), ...holes.map((_, i) => drawCell(String(i + 1))), drawCell('All')),
    el(
      'tr',
      {},
      drawHead('Par'),
      ...holes.map(({ par }) => drawCell(String(par))),
      drawCell(String(parOf({ holes } as Play))),
    ),
    el(
      'tr',
      { class: 'wn-card-own' },
      drawHead('You'),
      ...holes.map(({ par }, i) => {
        const strokes = card[i];
        return strokes === undefined
          ? drawCell('', 'Not played')
          : drawCell(String(strokes), undefined, scoreMarkOf(strokes, par));
      }),
      drawCell(done.length ? String(sum) : ''),
    ),
  );
}

/** Shows the scorecard: holes, par and strokes in a table that fits a phone. */
import { el } from '../kit/dom';
import { parOf } from './play';
import type { Play } from './types';

const cell = (text: string, label?: string, className = '') =>
  el('td', { class: className, 'aria-label': label, text });

/** Returns the mark of a score. A ring is under par and a box over par, so that color is not the only cue. */
const markOf = (strokes: number, par: number): string =>
  strokes === 1 ? 'is-ace' : strokes < par ? 'is-under' : strokes > par ? 'is-over' : '';

/** Creates the scorecard of a round in its current state. */
export function createCard({ holes, card }: Play): HTMLTableElement {
  const head = (text: string) => el('th', { scope: 'row', text });
  const sum = card.reduce((all, one) => all + one, 0);
  const done = holes.slice(0, card.length);
  return el(
    'table',
    { class: 'wn-card' },
    el('tr', {}, head('Hole'), ...holes.map((_, i) => cell(String(i + 1))), cell('All')),
    el(
      'tr',
      {},
      head('Par'),
      ...holes.map(({ par }) => cell(String(par))),
      cell(String(parOf({ holes } as Play))),
    ),
    el(
      'tr',
      { class: 'wn-card-own' },
      head('You'),
      ...holes.map(({ par }, i) => {
        const strokes = card[i];
        return strokes === undefined
          ? cell('', 'Not played')
          : cell(String(strokes), undefined, markOf(strokes, par));
      }),
      cell(done.length ? String(sum) : ''),
    ),
  );
}

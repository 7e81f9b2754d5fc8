/** Creates the figure of a choice question, and its screen reader text. */
import { el } from '../kit/dom';
import { drawClockFace, drawPatch, drawThing } from './drawings';
import { nameOfShape } from './tasks/memory';
import { formatNumber } from './tasks/make';
import type { ChoiceQuestion, Figure, Motif, Option, Shape } from './types';

/** Returns a text such as `2 stars` or `a hollow moon`. */
export function describeMotif({ shape, count, isFilled }: Motif): string {
  const name = nameOfShape(shape).toLowerCase();
  const plural = name === 'leaf' ? 'leaves' : name === 'fish' ? 'fish' : `${name}s`;
  const filling = isFilled ? '' : 'hollow ';
  return count === 1 ? `one ${filling}${name}` : `${count} ${filling}${plural}`;
}

const drawHouse = (columns: number, lit: readonly boolean[], name: string): HTMLElement =>
  el(
    'div',
    {
      class: 'no-house',
      role: 'img',
      'aria-label': `${name}: ${lit.filter(Boolean).length} of ${lit.length} windows lit`,
      'data-columns': String(columns),
    },
    ...lit.map((isLit) => el('i', { class: isLit ? 'is-lit' : '' })),
  );

function drawQuilt(motifs: readonly Motif[]): HTMLElement {
  const patches = motifs.map((motif) =>
    el('span', { class: 'no-cell', role: 'img', 'aria-label': describeMotif(motif) }, drawPatch(motif)),
  );
  const missing = el('span', {
    class: 'no-cell is-missing',
    role: 'img',
    'aria-label': 'missing',
    text: '?',
  });
  return el('div', { class: 'no-quilt' }, ...patches, missing);
}

/** Draws an object on the shelf. */
const drawOption = (shape: Shape): HTMLElement =>
  el('li', {}, el('span', { class: 'no-hidden', text: nameOfShape(shape) }), drawThing(shape));

function fill(figure: Figure, isLooking: boolean): Node[] {
  switch (figure.kind) {
    case 'text':
      return [el('p', { class: 'no-text', text: figure.text })];
    case 'series':
      return [
        el(
          'ol',
          { class: 'no-series' },
          ...figure.terms.map((term) => el('li', { text: formatNumber(term) })),
          el('li', { class: 'is-missing', text: '?' }),
        ),
      ];
    case 'clock':
      return [drawClockFace(figure.minutes)];
    case 'lines':
      return [el('ul', { class: 'no-lines' }, ...figure.lines.map((text) => el('li', { text })))];
    case 'houses':
      return [
        el(
          'div',
          { class: 'no-houses' },
          ...figure.houses.map((lit, at) =>
            drawHouse(figure.columns, lit, at === 0 ? 'Left house' : 'Right house'),
          ),
        ),
      ];
    case 'quilt':
      return [drawQuilt(figure.motifs)];
    case 'places':
      return [
        el(
          'ul',
          { class: 'no-shelf' },
          ...figure.shapes.map((shape, at) =>
            isLooking
              ? drawOption(shape)
              : el('li', { class: 'no-cover', text: at === figure.requested ? '?' : '' }),
          ),
        ),
      ];
    case 'shelf':
      return [el('ul', { class: 'no-shelf' }, ...(isLooking ? figure.before : figure.after).map(drawOption))];
  }
}

/** Shows the figure of a question. */
export const showFigure = ({ figure, task }: ChoiceQuestion, isLooking: boolean): HTMLElement =>
  el('div', { class: `no-figure is-${task}` }, ...fill(figure, isLooking));

/** Returns the content of an option. */
export const showOption = (option: Option): HTMLElement | SVGElement =>
  'text' in option ? el('span', { text: option.text }) : drawPatch(option.motif);

/** Returns the text of an option. */
export const describeOption = (option: Option): string =>
  'text' in option ? option.text : describeMotif(option.motif);

/** Shows the stone with its letters, and the line that is drawn through them. */
import { drawing, el, setAttribute, svg } from '../kit/dom';
import { listenToDrags, type DragHandlers, type Point } from './drag';
import type { Game } from './state';
import { nearestPoint, positionsOf } from './stone';

const SCALE = 100;

export interface StoneView {
  node: HTMLElement;
  open(game: Game): void;
  render(game: Game): void;
  focus(): void;
}

/** Creates the stone. */
export function createStoneView(on: DragHandlers): StoneView {
  const line = svg('polyline', {});
  const node = el(
    'div',
    {
      class: 'lf-stone',
      role: 'group',
      tabindex: '0',
      'aria-label': 'Letters. Type them, Enter casts the word.',
    },
    drawing('lf-line', `0 0 ${SCALE} ${SCALE}`, line),
  );
  let slugs: HTMLButtonElement[] = [];
  /** The current position of each letter. */
  let points: Point[] = [];
  let stick: readonly number[] = [];
  let looseEnd: Point | null = null;

  const draw = () => {
    const ends = [...stick.map((letter) => points[letter]!), ...(looseEnd && stick.length ? [looseEnd] : [])];
    line.setAttribute('points', ends.map(({ x, y }) => `${x * SCALE},${y * SCALE}`).join(' '));
  };
  listenToDrags(
    node,
    (point, isLine) => nearestPoint(points, point, isLine),
    on,
    (point) => {
      looseEnd = point;
      draw();
    },
  );
  const makeSlug = (name: string, letter: number) =>
    el('button', {
      type: 'button',
      class: 'lf-slug',
      text: name,
      // The stone itself handles pointer presses, so this handles only clicks by key or screen reader.
      on: { click: ({ detail }) => detail === 0 && on.onPress(letter) },
    });

  return {
    node,
    focus: () => node.focus({ preventScroll: true }),
    open({ level }) {
      slugs.forEach((slug) => slug.remove());
      slugs = level.letters.map(makeSlug);
      node.append(...slugs);
    },
    render({ level, places, stick: spelt }) {
      const middles = positionsOf(level);
      points = places.map((position) => middles[position]!);
      stick = spelt;
      slugs.forEach((slug, letter) => {
        const { x, y } = points[letter]!;
        slug.style.setProperty('--x', String(x));
        slug.style.setProperty('--y', String(y));
        const isKey = letter === level.keystone;
        slug.classList.toggle('is-keystone', isKey);
        slug.classList.toggle('is-picked', stick.includes(letter));
        setAttribute(slug, 'aria-pressed', String(stick.includes(letter)));
        setAttribute(slug, 'aria-label', isKey ? `${level.letters[letter]}, in every word` : null);
      });
      draw();
    },
  };
}

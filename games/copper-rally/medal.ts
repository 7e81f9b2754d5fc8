/** Draws the medal above a result: an arch of its metal with a star, and its name for screen readers. */
import { drawing, el, svg } from '../kit/dom';

const METALS = [
  ['#FFC65A', '#B97A1E', '#FFF0B4'],
  ['#D5DCEA', '#8A94AE', '#FFFFFF'],
  ['#D98A55', '#8A4A24', '#FFC9A0'],
] as const;

const drawPath = (d: string, fill: string) => svg('path', { d, fill });

const drawAward = (...parts: SVGElement[]): Element =>
  el('div', { class: 'cr-award' }, drawing('cr-medal', '0 0 84 104', ...parts));

/** Draws the copper cup for a player who has a medal for every stage. */
export function cupPicture(): Element {
  return drawAward(
    drawPath(
      'M16 14H4V26A20 20 0 0 0 24 46V38A13 13 0 0 1 12 25V22H16ZM68 14H80V26A20 20 0 0 1 60 46V38A13 13 0 0 0 72 25V22H68Z',
      '#94401F',
    ),
    drawPath('M16 6H68V34A26 26 0 0 1 16 34Z', '#C9602F'),
    drawPath('M42 6H68V34A26 26 0 0 1 42 60Z', '#94401F'),
    drawPath('M21 6H29V36Q29 48 36 55Q21 48 21 34Z', '#FFC48C'),
    drawPath('M37 58H47V80H37Z', '#94401F'),
    drawPath('M22 80H62L66 102H18Z', '#5A2416'),
    drawPath('M22 80H62L63 86H21Z', '#C9602F'),
    drawPath('M42 17l4.2 9.6 10.4.9-7.9 6.9 2.4 10.2L42 39.2l-9.1 5.4 2.4-10.2-7.9-6.9 10.4-.9Z', '#FFE3AE'),
  );
}

/** Draws a medal by its rank, or a dark arch without a medal. */
export function medalPicture(medal: number): Element {
  const metal = METALS[medal];
  const [face, shade, shine] = metal ?? ['#22376f', '#8ea0cc', '#2c4587'];
  return drawAward(
    drawPath('M6 96V44a36 36 0 0 1 72 0V96a6 6 0 0 1-6 6H12a6 6 0 0 1-6-6Z', shade),
    drawPath('M6 91V42a36 36 0 0 1 72 0V91a6 6 0 0 1-6 6H12a6 6 0 0 1-6-6Z', face),
    drawPath('M14 88V44a28 28 0 0 1 28-28V12a32 32 0 0 0-32 32V88Z', shine),
    drawPath('M42 26l7.6 17.6 19 1.6-14.4 12.6 4.4 18.6L42 66.4 25.4 76.4l4.4-18.6L15.4 45.2l19-1.6Z', shade),
  );
}

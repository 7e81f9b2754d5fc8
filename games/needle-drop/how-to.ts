/** The drawings of the how-to panel of the record player. */
import { drawingFromMarkup, el } from '../kit/dom';
import { isTouchDevice } from '../kit/touch-device';
import { LANE_COLORS, LANE_PATHS } from './deck/palette';

/** Draws a square of 76 units: the grooves, and the given shapes over them. */
function drawStepPicture(content: string): Element {
  const square = drawingFromMarkup(
    '',
    '0 0 76 76',
    `<rect width="76" height="76" rx="12" fill="#0E0B12"/>${content}`,
  );
  return el('span', { class: 'nd-step', 'aria-hidden': 'true' }, square);
}

const grooves = [0, 1, 2, 3]
  .map(
    (lane) =>
      `<path d="M${14 + lane * 16} 62Q${14 + lane * 16} 30 ${2 + lane * 15} 4" fill="none" stroke="${LANE_COLORS[lane]}" stroke-opacity=".5" stroke-width="2"/>`,
  )
  .join('');
const needle =
  '<path d="M6 60h66l4-16" fill="none" stroke="#EDF1F4" stroke-width="4" stroke-linecap="round"/>';
const drawShape = (lane: number, x: number, y: number, size = 0.62): string =>
  `<path transform="translate(${x - 12 * size} ${y - 12 * size}) scale(${size})" d="${LANE_PATHS[lane]}" fill="${LANE_COLORS[lane]}" stroke="#0b0812" stroke-width="2"/>`;

/** Returns the how-to steps: pressing at the needle, holding, light. */
export function howToPictures(): { picture: Element; text: string }[] {
  return [
    {
      picture: drawStepPicture(
        grooves + needle + drawShape(0, 12, 34) + drawShape(1, 30, 60, 0.8) + drawShape(3, 57, 26),
      ),
      text: `When a note reaches the needle, tap its groove${isTouchDevice() ? '' : ', or press D, F, J or K'}.`,
    },
    {
      picture: drawStepPicture(
        `${grooves}<path d="M46 60Q46 34 41 16" fill="none" stroke="${LANE_COLORS[2]}" stroke-width="9" stroke-linecap="round"/>${needle}${drawShape(2, 46, 60, 0.8)}`,
      ),
      text: 'Hold long notes until their tail has passed.',
    },
    {
      picture: drawStepPicture(
        '<circle cx="38" cy="38" r="34" fill="#FFC861" opacity=".22"/><path d="M4 20Q38 40 72 20" fill="none" stroke="#BECBE8" stroke-width="2"/><circle cx="18" cy="30" r="7" fill="#FFC65A"/><circle cx="38" cy="34" r="7" fill="#FFC65A"/><circle cx="58" cy="30" r="7" fill="#22376F" stroke="#8EA0CC" stroke-width="2"/><path d="M26 62h24" stroke="#FFF6E2" stroke-width="4" stroke-linecap="round"/>',
      ),
      text: 'Every note warms the room. Ten in a row count double; the record always plays to its end.',
    },
  ];
}

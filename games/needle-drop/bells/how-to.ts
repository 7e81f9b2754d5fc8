/** The drawings of the how-to panel of the bell tower. */
import { drawingFromMarkup, el } from '../../kit/dom';
import { isTouchDevice } from '../../kit/touch-device';
import { bellDrawing } from './bell-art';

function drawStepPicture(content: string): Element {
  const square = drawingFromMarkup(
    '',
    '0 0 76 76',
    `<rect width="76" height="76" rx="12" fill="#1b2a63"/>${content}`,
  );
  return el('span', { class: 'nd-step', 'aria-hidden': 'true' }, square);
}

const drawBell = (position: number, x: number, turn = 0): string =>
  `<g transform="translate(${x} 12) rotate(${turn} 10 0) scale(.24)">${bellDrawing(position)}</g>`;
const drawLantern = (x: number, isLit: boolean): string =>
  `<rect x="${x}" y="26" width="16" height="24" rx="5" fill="${isLit ? '#FFC65A' : '#22376F'}" stroke="#8EA0CC" stroke-width="2"/>`;

/** Returns the how-to steps: listening, ringing back, lanterns. */
export function bellSteps(): { picture: Element; text: string }[] {
  return [
    {
      picture: drawStepPicture(
        drawBell(0, 4) +
          drawBell(1, 26, 24) +
          drawBell(2, 48) +
          '<path d="M12 58q12-8 26 0t26 0" fill="none" stroke="#FFC861" stroke-width="3" stroke-linecap="round"/>',
      ),
      text: 'The tower rings a few notes. Listen, or watch which bells swing.',
    },
    {
      picture: drawStepPicture(
        drawBell(1, 26, -18) + '<path d="M30 64V50a4 4 0 0 1 8 0v6l8 3v9H33Z" fill="#FFF6E2"/>',
      ),
      text: `Ring them back in the same order: press the bells${isTouchDevice() ? '' : ', or the keys 1 to 8'}.`,
    },
    {
      picture: drawStepPicture(drawLantern(8, true) + drawLantern(30, true) + drawLantern(52, false)),
      text: 'The tune grows. A wrong bell puts a lantern out; take all the time you like.',
    },
  ];
}

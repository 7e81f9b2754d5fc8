/** Creates the five rows of the how-to panel (like HowTo.hx) with drawings of the game's objects. */
import { drawingFromMarkup, setAttribute } from '../kit/dom';

const drawStepPicture = (drawing: string): Element => {
  const node = drawingFromMarkup('', '-38 -38 76 76', drawing);
  setAttribute(node, 'width', 76);
  setAttribute(node, 'height', 64);
  return node;
};

const centerDrawing = (drawing: string, by: number): string =>
  `<g transform="translate(${by})">${drawing}</g>`;

const LANTERN = `<circle r="36" fill="#FFE09A" opacity=".13"/><circle r="27" fill="#FFE09A" opacity=".2"/>
<path fill="#4C82D0" d="M-31-9-15-11V11L-31 9ZM31-9 15-11V11L31 9Z"/><path fill="#24498F" d="M-31-9-15-11V-1H-31ZM31-9 15-11V-1H31Z"/>
<path fill="#0E1A44" d="M-3-25H3V-19H-3ZM-15 19V-6A15 15 0 0 1 15-6V19Z"/><path fill="#FFF3C8" d="M-11 15V-5A11 11 0 0 1 11-5V15Z"/>
<path fill="#FFD56B" d="M2 15V-15.6L8-12 11-4V15Z"/><path fill="#C9760E" d="M0-5 2.3.2 8 .8 3.8 4.4 5 10 0 7-5 10-3.8 4.4-8 .8-2.3.2Z"/>`;
const STONE = `<path fill="#A9B8E0" d="M-22-4-12-20 7-22 21-9 20 9 6 22-14 18Z"/><path fill="#5F6EA3" d="M9-20 21-9 20 9 6 22-4 20Z"/>`;
const EMBER = `<path fill="#E2593A" d="M26 0 12 5 18 18 5 12 0 26-5 12-18 18-12 5-26 0-12-5-18-18-5-12 0-26 5-12 18-18 12-5Z"/>
<path fill="#8E2517" d="M26 0 12 5 18 18 5 12 0 26-1 14 6-13 18-18 12-5Z"/><circle cx="-2" r="7" fill="#FFE09A"/>`;
const SPARK = `<circle cx="-17" r="17" fill="#FFB534" opacity=".18"/><path fill="#FFB534" d="M-17-15-13-5-2-4-10 3-8 13-17 8-26 13-24 3-32-4-21-5Z"/>
<path fill="#C9760E" d="M-17 0V-15L-13-5-2-4-10 3-8 13-17 8Z"/>`;
const GIFT = `<path fill="#0E1A44" d="M12-21H18V-15H12ZM0 18V-4A15 15 0 0 1 30-4V18Z"/>
<path fill="#FFF6E2" d="M3 15V-3A12 12 0 0 1 27-3V15Z"/><path fill="#E4D6B4" d="M18 15H27V-3L24-11 18-15Z"/>`;

/** Returns the rows in the order of the game's own panel. `isTouch` selects the text for touch input. */
export const createRows = (isTouch: boolean): { picture: Element; text: string }[] => [
  {
    picture: drawStepPicture(LANTERN),
    text: isTouch
      ? 'Drag around the planet, or press the arrows on the screen.'
      : 'Circle the planet: mouse or arrow keys. Near it you are quick, far out slow.',
  },
  {
    picture: drawStepPicture(STONE),
    text: 'Bump stones away from the houses. Sent off, they strike others.',
  },
  {
    picture: drawStepPicture(EMBER),
    text: isTouch
      ? 'Keep clear of embers: a tap pulses them into sparks.'
      : 'Keep clear of embers. A pulse (Space or click) turns them into sparks.',
  },
  { picture: drawStepPicture(centerDrawing(SPARK, 17)), text: 'Sparks fill the pulse. It holds three.' },
  {
    picture: drawStepPicture(centerDrawing(GIFT, -15)),
    text: 'Lanterns bring a twin, a halo, slow skies, a magnet for sparks, or a lamp lit again.',
  },
];

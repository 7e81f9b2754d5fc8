/** The drawings of the how-to panel, made of the board's cells. */
import { drawing, svg } from '../kit/dom';

/** Draws rows of cells: `#` is filled, `x` crossed, `o` marked by a hint, `.` open. The clue of the row precedes the colon. */
function drawStepPicture(rows: readonly string[]): SVGSVGElement {
  const parts: SVGElement[] = [];
  const add = (tag: string, className: string, attributes: Record<string, number | string>, text = '') =>
    parts.push(svg(tag, { class: className, ...attributes }, text));
  const top = 30 - rows.length * 6;
  rows.forEach((row, y) => {
    const [clue, cells] = row.split(':') as [string, string];
    add('text', 'clue', { x: 19, y: top + y * 12 + 9 }, clue);
    [...cells].forEach((cell, x) => {
      const at = { x: 22 + x * 9.6, y: top + y * 12 + 1.2, width: 9.6, height: 9.6 };
      add('rect', cell === '#' ? 'full' : cell === 'o' ? 'marked' : 'open', at);
      if (cell === 'x') add('path', 'cross', { d: `M${at.x + 2.6} ${at.y + 2.6}l4.4 4.4m0-4.4l-4.4 4.4` });
    });
  });
  return drawing('ng-picture', '0 0 72 60', ...parts);
}

/** Returns the how-to steps: blocks, crosses, reading a line, hints. */
export function howToPictures(): { picture: Element; text: string }[] {
  return [
    {
      picture: drawStepPicture(['3:.###.', '2 1:##x#x']),
      text: 'A number is a block of so many filled cells; between two blocks is at least one empty cell.',
    },
    {
      picture: drawStepPicture(['1 1:#x#xx', '0:xxxxx']),
      text: 'Mark cells that stay empty with a cross. Drag to draw over a whole line.',
    },
    {
      picture: drawStepPicture(['4:.###.']),
      text: 'Wherever the four lies, these three are filled. Every picture follows like this, without a guess.',
    },
    {
      picture: drawStepPicture(['2:..#o.']),
      text: 'A hint shows a line and what follows from it, for 30 seconds on the clock.',
    },
  ];
}

/** Draws the images of the how-to panel from the same windows as the house. */
import { el } from '@/games/kit/dom';

/** `#` is a lit window, `.` a dark one. */
function drawStepImage(rows: readonly string[]): HTMLElement {
  const panes = [...rows.join('')].map((sign) =>
    el('span', { class: `new-game-window${sign === '#' ? ' is-lit' : ''}` }),
  );
  return el('span', { class: 'new-game-picture', 'aria-hidden': 'true' }, ...panes);
}

/** Returns the steps: the effect of a press, and the goal of the game. */
export function howToImages(): { picture: Element; text: string }[] {
  return [
    {
      picture: drawStepImage(['.#.', '###', '.#.']),
      text: 'Press a window: it and its neighbors go on, or off if they were on.',
    },
    {
      picture: drawStepImage(['###', '###', '###']),
      text: 'The house is done when every window is lit. The clock runs until then.',
    },
  ];
}

/** Shows the house with its thirty-six windows, floor above floor. The windows of won steps are lit. */
import { el } from '../../kit/dom';
import { isOpen, type Ledger, nextStep, starsOf } from './ledger';
import { FLOORS } from './steps';
import { createStarRow, describeStars } from './stars';

function createStepWindow(
  ledger: Ledger,
  step: number,
  name: string,
  onPick: (step: number) => void,
): HTMLElement {
  const stars = starsOf(ledger, step);
  const isReached = isOpen(ledger, step);
  const isNext = isReached && !stars && step === nextStep(ledger);
  const state = stars ? describeStars(stars) : isReached ? 'not climbed yet' : 'not reached yet';
  return el(
    'li',
    {},
    el(
      'button',
      {
        type: 'button',
        class: `em-window${stars ? ' is-lit' : isNext ? ' is-next' : ''}`,
        disabled: !isReached,
        'data-step': step,
        'aria-current': isNext ? 'step' : null,
        'aria-label': `Step ${step + 1}, ${name}: ${state}`,
        on: { click: () => onPick(step) },
      },
      el('b', { text: String(step + 1) }),
      createStarRow(stars),
    ),
  );
}

/** Creates the house. The cellar comes first in the document, but is at the bottom on the screen. */
export function createStairMap(ledger: Ledger, onPick: (step: number) => void): HTMLElement {
  let first = 0;
  const floors = FLOORS.map(({ name, steps }) => {
    const from = first;
    first += steps.length;
    const windows = steps.map((row, i) => createStepWindow(ledger, from + i, row.name, onPick));
    const isLit = steps.every((_, i) => ledger[from + i]);
    return el(
      'section',
      { class: isLit ? 'em-floor is-lit' : 'em-floor', 'aria-label': name },
      el('h2', { text: name }),
      el('ol', {}, ...windows),
    );
  });
  return el(
    'div',
    { class: 'em-house' },
    el('div', { class: 'em-floors' }, ...floors),
    el('div', { class: 'em-roof', 'aria-hidden': 'true' }),
  );
}

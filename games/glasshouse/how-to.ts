/** The drawings of the how-to panel, made of the game's panes. */
import { el } from '../kit/dom';
import type { Edition } from './config';
import { POTS } from './plants';
import { createPlantNode } from './plant-node';
import type { Face, Plant, RuleTwist } from './types';

const drawPane = (plant: Plant | null, state: string, face: Face = 'plant'): HTMLElement =>
  el('span', { class: `gh-pane is-${state}` }, plant === null ? null : createPlantNode(plant, face));

const drawStepPicture = (...panes: HTMLElement[]): HTMLElement =>
  el('span', { class: 'gh-picture', 'aria-hidden': 'true' }, ...panes);

const TULIP = 1;
const CACTUS = 3 * POTS + 2;

const PAIR_RULE_TEXT: Record<Face, string> = {
  plant: '',
  shadow: 'A plant and its shadow belong together and stay lit.',
  tag: 'A plant and the tag with its name belong together and stay lit.',
};

const drawBelonging = ({ groupSize, isAlike, other }: Edition): string => {
  if (isAlike) return 'The same plant in the same pot belongs together and stays lit.';
  return (
    PAIR_RULE_TEXT[other] ||
    `${groupSize === 2 ? 'Two' : 'Three'} of a kind, in the same pot, belong together and stay lit.`
  );
};

const MISS_TEXT: Record<RuleTwist, string> = {
  none: 'A stranger closes them with your next pane. It costs four seconds only if you had seen the right one.',
  swap: 'A stranger closes them with your next pane, and the two change places. It costs four seconds only if you had seen the right one.',
  look: 'A stranger closes them with your next pane, and costs four seconds: you had seen them all.',
};

/** Returns the how-to steps: opening, completed pairs, the cost of a miss. */
export function howToPictures(edition: Edition): { picture: Element; text: string }[] {
  const { groupSize, other, twist, isAlike } = edition;
  const groupMarkup = Array.from({ length: groupSize }, (_, at) =>
    drawPane(TULIP, 'kept', at === 0 ? 'plant' : other),
  );
  const isLook = twist === 'look';
  return [
    {
      picture: isLook
        ? drawStepPicture(drawPane(TULIP, 'open'), drawPane(CACTUS, 'open'), drawPane(TULIP, 'open'))
        : drawStepPicture(drawPane(TULIP, 'open'), drawPane(null, 'closed'), drawPane(null, 'closed')),
      text: isLook
        ? 'Look at the whole house while the clock runs. The first pane you choose closes all the others.'
        : 'Open panes and remember the plants behind them.',
    },
    { picture: drawStepPicture(...groupMarkup), text: drawBelonging(edition) },
    {
      picture: drawStepPicture(
        drawPane(TULIP, 'stranger'),
        drawPane(isAlike ? 5 : CACTUS, 'stranger', other),
      ),
      text: MISS_TEXT[twist],
    },
  ];
}

/** The drawings of the how-to panel, made of the questions' drawings. */
import { el } from '../kit/dom';
import { isTouchDevice } from '../kit/touch-device';
import type { Edition } from './config';
import { drawClockFace, drawLantern, drawOwl, drawPatch, drawThing } from './drawings';
import type { TaskKey } from './types';

const drawFramed = (...nodes: readonly Element[]): HTMLElement =>
  el('span', { class: 'no-picture', 'aria-hidden': 'true' }, ...nodes.map((node) => node as HTMLElement));

const drawLamps = (...states: readonly string[]): HTMLElement =>
  el('span', { class: 'no-lamps' }, ...states.map((state) => el('i', { class: state })));

const pressText = () => `Press the answer${isTouchDevice() ? '' : ', or its number'}.`;

/** The how-to text about the questions, by the first task of the edition. */
const BY_TASK: Partial<Record<TaskKey, { picture: () => HTMLElement; text: string }>> = {
  sum: {
    picture: () => drawFramed(drawClockFace(250)),
    get text() {
      return `The owl asks for sums, series, the right order, the time. ${pressText()}`;
    },
  },
  windows: {
    picture: () => drawFramed(drawThing('key'), drawThing('bell')),
    text: 'Look as long as you like, press “I have it”, and then show what you remember.',
  },
  weights: {
    picture: () =>
      drawFramed(
        drawLantern({ quarter: 0, isMirrored: false }),
        drawLantern({ quarter: 0, isMirrored: true }),
      ),
    text: 'Weights, lanterns, houses, quilts: think, then press what is right.',
  },
};

/** Returns the how-to steps: the questions, the cost of a mistake, the end. */
export function howToPictures({ tasks }: Edition): { picture: Element; text: string }[] {
  const mixed = {
    picture: drawFramed(drawOwl()),
    text: `The owl asks twelve short questions of number, memory and logic. ${pressText()}`,
  };
  const taskSteps = BY_TASK[tasks[0]!];
  return [
    tasks.length > 4 || !taskSteps ? mixed : { picture: taskSteps.picture(), text: taskSteps.text },
    {
      picture: drawFramed(
        drawPatch({ shape: 'star', count: 2, isFilled: true }),
        drawPatch({ shape: 'star', count: 3, isFilled: false }),
      ),
      text: 'Each has one right answer. A slip costs eight seconds, and you try again.',
    },
    {
      picture: drawFramed(drawLamps('is-lit', 'is-half', 'is-open is-harder', '')),
      text: 'Every answer lights a window, a whole one at the first go. After a gap they grow harder; the clock runs until the twelfth.',
    },
  ];
}

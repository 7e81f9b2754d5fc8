/** The drawings of the how-to panel, from the things of the game. */
import { el } from '../kit/dom';
import { isTouchDevice } from '../kit/touch-device';
import { pictureOf } from './picture';
import { THINGS } from './things';

const thingIndexOf = (key: string) => THINGS.findIndex((candidate) => candidate.key === key);

const drawScene = (...pictures: Element[]) =>
  el('div', { class: 'ma-step', 'aria-hidden': 'true' }, ...pictures);

const drawRinged = (key: string, name: string) =>
  el('span', { class: name }, pictureOf(thingIndexOf(key), 0));

/** Returns the how-to steps: finding, cues, time penalties, the intended audience. */
export function howToPictures(isDaily: boolean): { picture: Element; text: string }[] {
  return [
    {
      picture: drawScene(
        drawRinged('teapot', 'ma-ringed'),
        pictureOf(thingIndexOf('globe'), 1),
        pictureOf(thingIndexOf('boot'), 0),
      ),
      text: `Tap what the list asks for. ${isTouchDevice() ? 'Pinch' : 'Turn the wheel'} or press plus to look closer; drag to look about.`,
    },
    {
      picture: drawScene(pictureOf(thingIndexOf('anchor'), null), pictureOf(thingIndexOf('umbrella'), null)),
      text: isDaily
        ? 'Later in the week you are given cut-outs, and on Sunday riddles.'
        : 'Later letters give you cut-outs, and the last ones riddles.',
    },
    {
      picture: drawScene(drawRinged('key', 'ma-glowing')),
      text: 'A hint lights a part of the picture: +30 s. The third wrong tap in a row, and each one after it: +5 s.',
    },
    {
      picture: drawScene(drawRinged('magnifying-glass', '')),
      text: `${isTouchDevice() ? '' : 'With keys: arrows move a glass, Enter picks. '}The game is made of looking; by ear, hints name the place and the glass tells where it is.`,
    },
  ];
}

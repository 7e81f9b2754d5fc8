/** The drawings of the how-to panel, from the things of the game. */
import { el } from '../kit/dom';
import { isTouchDevice } from '../kit/touch-device';
import { pictureOf } from './picture';
import { THINGS } from './things';

const thing = (key: string) => THINGS.findIndex((candidate) => candidate.key === key);

const scene = (...pictures: Element[]) => el('div', { class: 'ma-step', 'aria-hidden': 'true' }, ...pictures);

const ringed = (key: string, name: string) => el('span', { class: name }, pictureOf(thing(key), 0));

/** Returns the how-to steps: finding, cues, time penalties, the intended audience. */
export function howToPictures(isDaily: boolean): { picture: Element; text: string }[] {
  return [
    {
      picture: scene(
        ringed('teapot', 'ma-ringed'),
        pictureOf(thing('globe'), 1),
        pictureOf(thing('boot'), 0),
      ),
      text: `Tap what the list asks for. ${isTouchDevice() ? 'Pinch' : 'Turn the wheel'} or press plus to look closer; drag to look about.`,
    },
    {
      picture: scene(pictureOf(thing('anchor'), null), pictureOf(thing('umbrella'), null)),
      text: isDaily
        ? 'Later in the week you are given cut-outs, and on Sunday riddles.'
        : 'Later letters give you cut-outs, and the last ones riddles.',
    },
    {
      picture: scene(ringed('key', 'ma-glowing')),
      text: 'A hint lights a part of the picture: +30 s. The third wrong tap in a row, and each one after it: +5 s.',
    },
    {
      picture: scene(ringed('magnifying-glass', '')),
      text: `${isTouchDevice() ? '' : 'With keys: arrows move a glass, Enter picks. '}The game is made of looking; by ear, hints name the place and the glass tells where it is.`,
    },
  ];
}

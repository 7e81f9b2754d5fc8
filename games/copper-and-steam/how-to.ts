/** The drawings of the how-to panel, made of the game's pieces. */
import { drawingFromMarkup, el } from '../kit/dom';
import { drawBoiler, drawGear, drawLock, drawPiece, drawPuff, drawRivets, type Paint } from './piece-art';
import type { Plan, SteamColor } from './types';

const byClass: Paint = (part) => `class="cs-${part}"`;

interface Sample {
  mask: number;
  valve?: SteamColor;
  boiler?: SteamColor;
  more?: string;
  state?: string;
}

function drawSample({ mask, valve, boiler, more = '', state = '' }: Sample): HTMLElement {
  const piece = drawPiece(mask, valve ?? null, byClass);
  const top = boiler === undefined ? '' : drawBoiler(boiler, byClass);
  const sample = drawingFromMarkup('cs-piece', '0 0 100 100', `${piece}${top}${more}`);
  return el('span', { class: `cs-sample ${state}` }, sample);
}

const drawStepPicture = (...samples: Sample[]) => {
  const className = samples.length > 3 ? 'cs-picture is-square' : 'cs-picture';
  return el('span', { class: className, 'aria-hidden': 'true' }, ...samples.map(drawSample));
};

const STEAM = 'is-steamed';
const LEAK = `<g class="cs-leak" transform="rotate(90 50 50)">${drawPuff(byClass)}</g>`;
const BOLTED = `<g class="cs-rivets">${drawRivets(byClass)}</g>`;
const PADLOCK = `<g class="cs-padlock">${drawLock(byClass)}</g>`;

const drawExampleGear = (position: number) =>
  drawGear({ train: 0, place: position }, byClass, 'currentColor');

const LEAKING: Sample = { mask: 10, state: STEAM, more: LEAK };
const BOILER: Sample = { mask: 2, boiler: 0, state: STEAM };
const LIT: Sample = { mask: 8, valve: 0, state: `${STEAM} is-lit` };

const ownStepsOf = (plan: Plan): { picture: Element; text: string } | null =>
  ({
    plain: null,
    round: {
      picture: drawStepPicture(LIT, BOILER),
      text: 'There are no walls: what leaves on one side comes in on the other, and a stub at the edge shows it.',
    },
    gear: {
      picture: drawStepPicture(
        { mask: 6, more: drawExampleGear(0) },
        { mask: 5, more: drawExampleGear(1) },
        { mask: 3, more: drawExampleGear(2) },
      ),
      text: 'Pieces with the same letter are on one train: each turns those with higher numbers along. Begin with the ones.',
    },
    two: {
      picture: drawStepPicture(
        BOILER,
        LIT,
        { mask: 2, boiler: 1, state: `${STEAM} is-second` },
        { mask: 8, valve: 1, state: `${STEAM} is-lit is-second` },
      ),
      text: 'Round valves want the steam of the round window, square ones that of the square. The two never meet.',
    },
  })[plan];

/** Returns the how-to steps: turning, the goal, the edition's special rule, locks and hints. */
export function howToPictures(plan: Plan): { picture: Element; text: string }[] {
  const ownExample = ownStepsOf(plan);
  return [
    {
      picture: drawStepPicture(BOILER, LEAKING),
      text: 'Press a piece to turn it by a quarter. Steam runs on through pipes that meet.',
    },
    {
      picture: drawStepPicture(BOILER, LIT),
      text: 'Steam must reach every valve, every piece is used, and no end may be open. There is one solution, and you never need to guess.',
    },
    ...(ownExample ? [ownExample] : []),
    {
      picture: drawStepPicture(
        { mask: 6, more: BOLTED, state: 'is-bolted' },
        { mask: 5, more: PADLOCK, state: 'is-locked' },
      ),
      text: 'Bolted pieces are right. Hold a piece to lock it yourself. A hint costs 20 seconds, Undo is free.',
    },
  ];
}

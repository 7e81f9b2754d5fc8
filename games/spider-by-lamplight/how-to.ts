/** The drawings of the how-to panel, made with the game's cards. */
import { drawMini, createPicture } from '../kit/cards/minis';
import type { Edition } from './config';

/** Returns the how-to steps of an edition. */
export const howToPictures = (edition: Edition): { picture: Element; text: string }[] =>
  edition.steps.map(([cards, text]) => ({ picture: createPicture(...cards.split(' ').map(drawMini)), text }));

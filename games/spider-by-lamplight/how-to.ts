/** The pictures of the how-to panel, made of the cards themselves. */
import { drawMini, picture } from '../kit/cards/minis';
import type { Edition } from './config';

/** Gives the steps of an edition. */
export const howToPictures = (edition: Edition): { picture: Element; text: string }[] =>
  edition.steps.map(([cards, text]) => ({ picture: picture(...cards.split(' ').map(drawMini)), text }));

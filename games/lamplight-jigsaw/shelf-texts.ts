/** What the catalogue says of the scenes that the daily does not show. */
import type { ShelfScene } from './types';

export type SceneTexts = readonly [
  /** Fills the card while its picture loads. */
  colour: string,
  description: string,
];

export const SHELF_TEXTS: Record<ShelfScene, SceneTexts> = {
  bakery: [
    '#B5653F',
    'Loaves, plaits, pies and cakes behind the glass of a corner bakery, bicycle and milk churns outside, and the lamp over its door.',
  ],
};

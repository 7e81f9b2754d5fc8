/** A plant as an element of the page. */
import { drawingOf } from './plant-art';
import type { Plant } from './types';

const SVG = 'http://www.w3.org/2000/svg';

/** Hidden from screen readers: the pane says its name. */
export function createPlantNode(plant: Plant): Element {
  const text = `<svg xmlns="${SVG}" class="gh-plant" viewBox="0 0 64 72" aria-hidden="true">${drawingOf(plant)}</svg>`;
  return document.importNode(new DOMParser().parseFromString(text, 'image/svg+xml').documentElement, true);
}

/** Creates the content of a pane. */
import { drawingFromMarkup, el } from '../kit/dom';
import { drawPlant, drawShadow, TAG_DRAWN } from './plant-art';
import { SPECIES, speciesOf } from './plants';
import type { Face, Plant } from './types';

const draw = (drawing: string): Element => drawingFromMarkup('gh-plant', '0 0 64 72', drawing);

/** Creates the drawing or tag of a plant. Screen readers skip it, because the pane has the text. */
export function createPlantNode(plant: Plant, face: Face = 'plant'): Element {
  if (face === 'tag') {
    const name = el('b', { text: SPECIES[speciesOf(plant)]! });
    return el('span', { class: 'gh-tag', 'aria-hidden': 'true' }, draw(TAG_DRAWN), name);
  }
  return draw(face === 'shadow' ? drawShadow(plant) : drawPlant(plant));
}

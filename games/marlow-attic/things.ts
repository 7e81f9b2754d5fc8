/** All objects. Their order must never change, because levels identify an object by its index. */
import { createMask, type ShapeMask } from './mask';
import { parseShapes, type Shape } from './shapes';
import { GARDEN } from './things/garden';
import { KITCHEN } from './things/kitchen';
import { LUMBER } from './things/lumber';
import { NURSERY } from './things/nursery';
import { STUDY } from './things/study';
import type { Thing } from './things/thing';
import { WARDROBE } from './things/wardrobe';

export const THINGS: readonly Thing[] = [...KITCHEN, ...STUDY, ...NURSERY, ...GARDEN, ...WARDROBE, ...LUMBER];

interface ThingForm {
  shapes: readonly Shape[];
  mask: ShapeMask;
}

const forms = new Map<number, ThingForm>();

/** Returns the shapes and the area of an object, which are computed on first use. */
export function cachedFormOf(thing: number): ThingForm {
  let form = forms.get(thing);
  if (!form) {
    const shapes = parseShapes(THINGS[thing]!.drawing);
    form = { shapes, mask: createMask(shapes) };
    forms.set(thing, form);
  }
  return form;
}

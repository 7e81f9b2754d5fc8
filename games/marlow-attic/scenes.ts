/** The scenes by their names. */
import { CHIMNEY, RAFTERS, WINDOW } from './scenes/attic';
import { GLASSHOUSE, KITCHEN, NURSERY, STUDY } from './scenes/rooms';
import type { Scene } from './scenes/scene';
import type { SceneKey } from './types';

export const SCENES: Readonly<Record<SceneKey, Scene>> = {
  window: WINDOW,
  chimney: CHIMNEY,
  rafters: RAFTERS,
  kitchen: KITCHEN,
  study: STUDY,
  nursery: NURSERY,
  glasshouse: GLASSHOUSE,
};

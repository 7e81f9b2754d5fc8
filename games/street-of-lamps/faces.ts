/** The faces of the drawn puzzles; lamps and mosaic are drawn by their style sheet. */
import type { Face } from './faces/face';
import { camping } from './faces/camping';
import { fireflies } from './faces/fireflies';
import { fleet } from './faces/fleet';
import { skies } from './faces/skies';
import { stars } from './faces/stars';
import { thermometers } from './faces/thermometers';
import { water } from './faces/water';
import type { Plan } from './types';

export type DrawnPlan = Exclude<Plan, 'lamps' | 'mosaic'>;
export const FACES: Readonly<Record<DrawnPlan, Face>> = {
  skies,
  camping,
  stars,
  water,
  thermometers,
  fireflies,
  fleet,
};

/** Gives the face of a plan, null where the style sheet draws it. */
export const faceOf = (plan: Plan): Face | null =>
  plan === 'lamps' || plan === 'mosaic' ? null : FACES[plan];

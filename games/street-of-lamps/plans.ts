/** The puzzles as a table: how a full board is laid by chance, and which rules its clues make. */
import { camping } from './plans/camping';
import { fireflies } from './plans/fireflies';
import { fleet } from './plans/fleet';
import { lamps } from './plans/lamps';
import { mosaic } from './plans/mosaic';
import { skies } from './plans/skies';
import { stars } from './plans/stars';
import { thermometers } from './plans/thermometers';
import { water } from './plans/water';
import type { PlanRules } from './plans/plan';
import type { ModeKey, Plan } from './types';

export const PLANS: Readonly<Record<Plan, PlanRules>> = {
  lamps,
  mosaic,
  skies,
  camping,
  stars,
  water,
  thermometers,
  fireflies,
  fleet,
};

/** Whether levels of a mode ask for one step ahead. */
export const mayAssume = (plan: Plan, mode: ModeKey): boolean => PLANS[plan].assumes.includes(mode);

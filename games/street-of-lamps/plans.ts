/** Maps each plan to its definition: how a full board is placed at random, and the rules of its clues. */
import { beds } from './plans/beds';
import { camping } from './plans/camping';
import { fireflies } from './plans/fireflies';
import { fleet } from './plans/fleet';
import { grotto } from './plans/grotto';
import { ivy } from './plans/ivy';
import { lamps } from './plans/lamps';
import { market } from './plans/market';
import { moles } from './plans/moles';
import { mosaic } from './plans/mosaic';
import { panes } from './plans/panes';
import { rooms } from './plans/rooms';
import { shutters } from './plans/shutters';
import { skies } from './plans/skies';
import { stars } from './plans/stars';
import { swans } from './plans/swans';
import { thermometers } from './plans/thermometers';
import { tide } from './plans/tide';
import { views } from './plans/views';
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
  shutters,
  views,
  rooms,
  tide,
  moles,
  swans,
  grotto,
  ivy,
  beds,
  panes,
  market,
};

/** Returns whether levels of a mode require looking one step ahead. */
export const mayAssume = (plan: Plan, mode: ModeKey): boolean => PLANS[plan].assumes.includes(mode);

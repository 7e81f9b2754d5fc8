/** The presenters of puzzles whose cells are drawn. The style sheet draws lamps and mosaics. */
import type { PlanPresenter } from './faces/face';
import { beds } from './faces/beds';
import { camping } from './faces/camping';
import { fireflies } from './faces/fireflies';
import { fleet } from './faces/fleet';
import { grotto } from './faces/grotto';
import { ivy } from './faces/ivy';
import { market } from './faces/market';
import { moles } from './faces/moles';
import { panes } from './faces/panes';
import { rooms } from './faces/rooms';
import { shutters } from './faces/shutters';
import { skies } from './faces/skies';
import { stars } from './faces/stars';
import { swans } from './faces/swans';
import { thermometers } from './faces/thermometers';
import { tide } from './faces/tide';
import { views } from './faces/views';
import { water } from './faces/water';
import type { Plan } from './types';

export type DrawnPlan = Exclude<Plan, 'lamps' | 'mosaic'>;
export const PRESENTERS: Readonly<Record<DrawnPlan, PlanPresenter>> = {
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

/** Returns the presenter of a plan, or null when the style sheet draws it. */
export const presenterOf = (plan: Plan): PlanPresenter | null =>
  plan === 'lamps' || plan === 'mosaic' ? null : PRESENTERS[plan];

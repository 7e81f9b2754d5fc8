/** The presenters of puzzles whose cells are drawn. The style sheet draws lamps and mosaics. */
import type { PlanPresenter } from './presenters/presenter';
import { beds } from './presenters/beds';
import { camping } from './presenters/camping';
import { fireflies } from './presenters/fireflies';
import { fleet } from './presenters/fleet';
import { grotto } from './presenters/grotto';
import { ivy } from './presenters/ivy';
import { market } from './presenters/market';
import { moles } from './presenters/moles';
import { panes } from './presenters/panes';
import { rooms } from './presenters/rooms';
import { shutters } from './presenters/shutters';
import { skies } from './presenters/skies';
import { stars } from './presenters/stars';
import { swans } from './presenters/swans';
import { thermometers } from './presenters/thermometers';
import { tide } from './presenters/tide';
import { views } from './presenters/views';
import { water } from './presenters/water';
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

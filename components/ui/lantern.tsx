/**
 * Draws a day as a lantern: an outline if untouched, half lit if started, amber if finished, with a blue frame for
 * today, without a star if finished late, and with blue glass if frozen.
 */
import type { ReactNode } from 'react';
import { Icon } from './icon';

export type LanternState = 'notStarted' | 'started' | 'completed' | 'late' | 'frozen' | 'today' | 'future';

export const Lantern = ({ state, children }: { state: LanternState; children?: ReactNode }) => (
  <span className="lamp-lantern" data-state={state}>
    {state === 'completed' && <Icon name="flame" />}
    <b>{children}</b>
  </span>
);

/** Draws the wire from a lantern to the next one. */
export const LanternWire = () => (
  <svg className="sag" viewBox="0 0 60 24" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 3Q30 15 60 3" vectorEffect="non-scaling-stroke" />
  </svg>
);

/** Draws a day as a lantern: outline if untouched, half lit if started, amber if finished, blue frame for today; no star if late, blue glass if frozen. */
import type { ReactNode } from 'react';
import { Icon } from './icon';

export type LanternState = 'notStarted' | 'started' | 'completed' | 'late' | 'frozen' | 'today' | 'future';

export const Lantern = ({ state, children }: { state: LanternState; children?: ReactNode }) => (
  <span className="lamp-lantern" data-state={state}>
    {state === 'completed' && <Icon name="flame" />}
    <b>{children}</b>
  </span>
);

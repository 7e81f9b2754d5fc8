/** One evening as a lantern: outline untouched, half lit started, amber finished, blue frame today; without the star where it was finished late, blue glass where a freeze kept it. */
import type { ReactNode } from 'react';
import { Icon } from './icon';

export type LanternState = 'notStarted' | 'started' | 'completed' | 'late' | 'frozen' | 'today' | 'future';

export const Lantern = ({ state, children }: { state: LanternState; children?: ReactNode }) => (
  <span className="lamp-lantern" data-state={state}>
    {state === 'completed' && <Icon name="flame" />}
    <b>{children}</b>
  </span>
);

/** A note that stays on the page: a result, or a task that remains. */
import type { ReactNode } from 'react';
import { Icon } from './icon';

type NoteStatus = 'error' | 'success' | 'warning';

export const Note = ({ status, children }: { status: NoteStatus; children: ReactNode }) => (
  <div className="site-note" data-status={status}>
    <Icon name={status === 'success' ? 'check' : 'warn'} />
    <div>{children}</div>
  </div>
);

/** A permanent note on the page, with a result or a remaining task. */
import type { ReactNode } from 'react';
import { Icon } from './icon';

type NoteStatus = 'error' | 'success' | 'warning';

export const StatusNote = ({ status, children }: { status: NoteStatus; children: ReactNode }) => (
  <div className="site-note" data-status={status}>
    <Icon name={status === 'success' ? 'check' : 'warn'} />
    <div>{children}</div>
  </div>
);

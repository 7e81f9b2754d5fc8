/** The empty state: one dark window, one line, one link. */
import type { ReactNode } from 'react';

export const EmptyState = ({ line, children }: { line: string; children?: ReactNode }) => (
  <div className="empty-state">
    <svg aria-hidden="true">
      <use href="/scenery.svg#dark-window" />
    </svg>
    <p>{line}</p>
    {children}
  </div>
);

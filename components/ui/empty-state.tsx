/** The empty state, with a dark window, a line of text and a link. */
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

/** The section of the recently played games: its heading, and the row for its cards. */
import type { ReactNode } from 'react';

interface RecentFrameProps {
  title: string;
  /** Whether some games were played here. */
  hasStored: boolean;
  children: ReactNode;
}

export const RecentFrame = ({ title, hasStored: hasStored, children }: RecentFrameProps) => (
  <section className="recent-games panel" aria-labelledby="recent" data-kept={hasStored || undefined}>
    <h2 id="recent">{title}</h2>
    <div className="row">{children}</div>
  </section>
);

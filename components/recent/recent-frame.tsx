/** The section of the games played last: its heading, and the row in which its cards stand. */
import type { ReactNode } from 'react';

interface RecentFrameProps {
  title: string;
  /** Some were played here. */
  hasStored: boolean;
  children: ReactNode;
}

export const RecentFrame = ({ title, hasStored: hasStored, children }: RecentFrameProps) => (
  <section className="recent-games panel" aria-labelledby="recent" data-kept={hasStored || undefined}>
    <h2 id="recent">{title}</h2>
    <div className="row">{children}</div>
  </section>
);

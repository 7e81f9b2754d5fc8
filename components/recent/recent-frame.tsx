/** The section of the recently played games: its heading, and the row for its cards. */
import type { ReactNode } from 'react';

interface RecentFrameProps {
  title: string;
  /** The id of the heading, if a page has several of these sections. */
  id?: string;
  /** Some were played here. */
  hasStored: boolean;
  /** Wraps into lines instead of ending with the first. */
  isWhole?: boolean;
  /** Below the cards. */
  more?: ReactNode;
  children: ReactNode;
}

export const RecentFrame = ({
  title,
  id = 'recent',
  hasStored,
  isWhole,
  more,
  children,
}: RecentFrameProps) => (
  <section className="recent-games panel" aria-labelledby={id} data-kept={hasStored || undefined}>
    <h2 id={id}>{title}</h2>
    <div className="row" data-whole={isWhole || undefined}>
      {children}
    </div>
    {more}
  </section>
);

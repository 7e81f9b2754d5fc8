/** The section for recently played games, with a heading and a row for the cards. */
import type { ReactNode } from 'react';

interface RecentFrameProps {
  title: string;
  /** The id of the heading, needed if a page has several of these sections. */
  id?: string;
  /** Whether this browser has stored played games. */
  hasStored: boolean;
  /** Whether the cards wrap to more lines instead of ending after the first line. */
  isWhole?: boolean;
  /** Content below the cards. */
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

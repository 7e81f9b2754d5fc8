/** The heading of a row of games, with a note and a link to all of them. */
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon';
import { SiteLink } from './site-link';

export const MoreLink = (props: ComponentProps<typeof SiteLink>) => (
  <SiteLink className="more-link" {...props} />
);

interface SectionHeadProps {
  title: string;
  note?: string;
  more?: { label: string; href: string };
  icon?: ReactNode;
}

export const SectionHead = ({ title, note, more, icon }: SectionHeadProps) => (
  <div className="section-head">
    {icon}
    <h2>{title}</h2>
    {note && <p>{note}</p>}
    {more && (
      <MoreLink href={more.href}>
        {more.label}
        <Icon name="arrowR" />
      </MoreLink>
    )}
  </div>
);

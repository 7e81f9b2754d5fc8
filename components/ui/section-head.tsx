/** The line over a shelf: heading, note, and a link to all games of it. */
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

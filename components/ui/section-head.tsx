/** The line over a shelf: heading, a quiet note, and the way to all of it. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { below } from '@/styles/breakpoints';
import { Icon } from './icon';
import { SiteLink } from './site-link';

export const MoreLink = styled(SiteLink)`
  margin-left: auto;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  font-weight: 650;
  color: var(--highlightText);
  white-space: nowrap;

  .ic {
    width: 18px;
    height: 18px;
    transition: transform var(--t200) var(--ease);
  }
  &:hover .ic {
    transform: translateX(3px);
  }
`;

const Root = styled.div`
  display: flex;
  align-items: baseline;
  gap: 12px;
  margin-bottom: 18px;

  > .ci {
    width: 28px;
    height: 28px;
    align-self: center;
  }
  p {
    color: var(--textMuted);
  }
  ${below('tablet')} {
    margin-bottom: 14px;
    p {
      display: none;
    }
  }
`;

interface SectionHeadProps {
  title: string;
  note?: string;
  more?: { label: string; href: string };
  icon?: ReactNode;
}

export const SectionHead = ({ title, note, more, icon }: SectionHeadProps) => (
  <Root>
    {icon}
    <h2>{title}</h2>
    {note && <p>{note}</p>}
    {more && (
      <MoreLink href={more.href}>
        {more.label}
        <Icon name="arrowR" />
      </MoreLink>
    )}
  </Root>
);

/** A box on the classic sheet: a strip with its heading and a way on, then whatever it holds. */
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { SiteLink } from './site-link';

const Root = styled.section`
  min-width: 0;
  border: var(--boxEdge);
  border-radius: 6px;
  background: var(--surfaceRaised);
  overflow: hidden;

  > .strip {
    display: flex;
    align-items: center;
    gap: 9px;
    min-height: 42px;
    padding: 9px 14px;
    border-bottom: var(--boxEdge);
    background: var(--boxHead);
    box-shadow: var(--boxHeadLine);
  }
  > .strip h2 {
    font-size: 18px;
    letter-spacing: -0.01em;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > .strip .ci,
  > .strip .ic {
    width: 22px;
    height: 22px;
  }
  > .strip a {
    margin-left: auto;
    padding: 2px 0;
    font-weight: 600;
    font-size: 13.5px;
    white-space: nowrap;
    color: var(--highlightText);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  > .in {
    padding: 14px;
  }
`;

interface ClassicBoxProps {
  title: string;
  icon?: ReactNode;
  more?: { label: string; href: string };
  /** True for what runs to the box's edges. */
  isFlush?: boolean;
  children: ReactNode;
}

export const ClassicBox = ({ title, icon, more, isFlush, children }: ClassicBoxProps) => {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <div className="strip">
        {icon}
        <h2 id={id}>{title}</h2>
        {more && <SiteLink href={more.href}>{more.label}</SiteLink>}
      </div>
      {isFlush ? children : <div className="in">{children}</div>}
    </Root>
  );
};

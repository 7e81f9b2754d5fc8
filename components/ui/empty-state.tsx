/** Nothing here yet: one dark window, one line, one way on. */
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  text-align: center;
  gap: 10px;
  padding: 24px 20px 16px;

  svg {
    width: 112px;
    height: 112px;
  }
  p {
    color: var(--textMuted);
    font-size: 16px;
    text-wrap: balance;
  }
`;

export const EmptyState = ({ line, children }: { line: string; children?: ReactNode }) => (
  <Root>
    <svg aria-hidden="true">
      <use href="/scenery.svg#dark-window" />
    </svg>
    <p>{line}</p>
    {children}
  </Root>
);

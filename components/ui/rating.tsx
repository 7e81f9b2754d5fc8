/** A rating to read: five stars filled to the share. */
import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { ratingText } from '@/lib/domain/amounts';

const Root = styled.span`
  position: relative;
  display: inline-block;
  width: 84px;
  height: 16px;
  flex: none;

  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    color: var(--borderStrong);
    opacity: 0.42;
  }
  svg + svg {
    color: var(--logoLamp);
    opacity: 1;
    clip-path: inset(0 var(--unfilled) 0 0);
  }
`;

export const Rating = ({ value }: { value: number }) => (
  <Root
    role="img"
    aria-label={`${ratingText(value)} out of 5`}
    style={{ '--unfilled': `${100 - value * 20}%` } as CSSProperties}
  >
    <svg aria-hidden="true">
      <use href="/icons.svg#stars" />
    </svg>
    <svg aria-hidden="true">
      <use href="/icons.svg#stars" />
    </svg>
  </Root>
);

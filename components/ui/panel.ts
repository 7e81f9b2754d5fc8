/** A raised sheet on the page. */
import styled from 'styled-components';
import { below } from '@/styles/breakpoints';

export const Panel = styled.section.attrs({ className: 'panel' })`
  min-width: 0;
  background: var(--surfaceRaised);
  border-radius: var(--rXL);
  padding: 24px;
  box-shadow:
    0 1px 2px rgb(13 26 56 / 0.06),
    inset 0 0 0 1px var(--border);

  > h2 {
    font-size: 22px;
  }
  ${below('tablet')} {
    padding: 18px;
  }
`;

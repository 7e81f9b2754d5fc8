/** The first stop of the keyboard: past the header to the page itself. */
import styled from 'styled-components';

const Root = styled.a`
  position: absolute;
  z-index: 60;
  left: 16px;
  top: 12px;
  padding: 12px 18px;
  border-radius: 12px;
  background: var(--highlight);
  color: var(--onHighlight);
  font-weight: 650;

  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

export const SkipLink = () => <Root href="#content">Skip to content</Root>;

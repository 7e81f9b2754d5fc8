/** A pill for a genre, a filter or a tag: outlined at rest, tinted when chosen. */
import styled from 'styled-components';
import { SiteLink } from './site-link';

export const ChipLink = styled(SiteLink)`
  display: inline-flex;
  align-items: center;
  gap: 7px;
  min-height: 36px;
  padding: 0 14px;
  border-radius: 999px;
  background: var(--surfaceRaised);
  box-shadow: inset 0 0 0 1.5px var(--border);
  font-weight: 600;
  font-size: 14px;
  white-space: nowrap;

  .ci,
  .ic {
    width: 18px;
    height: 18px;
  }
  &:hover,
  &[aria-current] {
    background: var(--highlightSoft);
    box-shadow: inset 0 0 0 1.5px var(--highlight);
    color: var(--highlightText);
  }
`;

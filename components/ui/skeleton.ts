/** A place that is still warming up. */
import styled, { keyframes } from 'styled-components';

const warm = keyframes`to { transform: translateX(100%); }`;

export const Skeleton = styled.span`
  position: relative;
  display: block;
  overflow: hidden;
  border-radius: 8px;
  background: color-mix(in srgb, var(--borderStrong) 17%, var(--surfaceSunken));

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    transform: translateX(-100%);
    background: linear-gradient(90deg, transparent, var(--warmth), transparent);
    animation: ${warm} 1.6s var(--ease) infinite;
  }
`;

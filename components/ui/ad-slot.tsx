/** The place of an advertisement, reserved before anything loads so that the page never jumps. */
import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { paths } from '@/lib/paths';
import { below } from '@/styles/breakpoints';
import { SiteLink } from './site-link';

const SIZES = {
  wideSkyscraper: [160, 600],
  leaderboard: [728, 90],
  mediumRect: [300, 250],
  inlineRect: [248, 186],
} as const;

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 7px;
  font-size: 12.5px;
  color: var(--textMuted);

  .well {
    width: min(100%, var(--aw));
    height: var(--ah);
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 2px;
    border-radius: var(--rM);
    background:
      repeating-linear-gradient(
        135deg,
        transparent 0 10px,
        color-mix(in srgb, var(--borderStrong) 9%, transparent) 10px 20px
      ),
      var(--surfaceSunken);
    box-shadow: inset 0 0 0 1px var(--border);
  }
  b {
    font-weight: 600;
  }
  > a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  ${below('tablet')} {
    &[data-size='leaderboard'] {
      --aw: 320px !important;
      --ah: 50px !important;
    }
    &[data-size='leaderboard'] span {
      display: none;
    }
  }
`;

export const AdSlot = ({ size }: { size: keyof typeof SIZES }) => {
  const [width, height] = SIZES[size];
  return (
    <Root data-size={size} style={{ '--aw': `${width}px`, '--ah': `${height}px` } as CSSProperties}>
      <div className="well">
        <b>Advertisement</b>
        <span>
          {width} × {height}
        </span>
      </div>
      <SiteLink href={paths.subscribe()}>Remove ads with Unlimited</SiteLink>
    </Root>
  );
};

/** The place of an advertisement, reserved before anything loads so that the page never jumps. */
import type { CSSProperties } from 'react';
import { paths } from '@/lib/paths';
import { SiteLink } from './site-link';

const SIZES = {
  wideSkyscraper: [160, 600],
  leaderboard: [728, 90],
  mediumRect: [300, 250],
  inlineRect: [248, 186],
} as const;

export const AdSlot = ({ size }: { size: keyof typeof SIZES }) => {
  const [width, height] = SIZES[size];
  return (
    <div
      className="ad-slot"
      data-size={size}
      style={{ '--aw': `${width}px`, '--ah': `${height}px` } as CSSProperties}
    >
      <div className="well">
        <b>Advertisement</b>
        <span>
          {width} × {height}
        </span>
      </div>
      <SiteLink href={paths.subscribe()}>Remove ads with Unlimited</SiteLink>
    </div>
  );
};

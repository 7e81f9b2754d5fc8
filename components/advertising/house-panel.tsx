/** A house ad: an invitation to Unlimited in the shape of its slot, styled by styles/house-panel.css. */
import { SiteLink } from '@/components/ui/site-link';
import { shapeOf } from '@/lib/advertising/sizes';
import { HOUSE_PANELS } from '@/lib/messages/ad-slot';
import { paths } from '@/lib/paths';
import type { AdFillProps } from './ad-provider';

export const HousePanel = ({ size }: AdFillProps) => {
  const { title, line } =
    size === 'inlineRect' || size === 'largeLeaderboard' ? HOUSE_PANELS[size] : HOUSE_PANELS[shapeOf(size)];
  return (
    <SiteLink className="house-panel" data-night="" href={paths.subscribe()}>
      <img src="/art/thumbs/street.svg" alt="" loading="lazy" />
      <b>{title}</b>
      <span>{line}</span>
      <i>{HOUSE_PANELS.action}</i>
    </SiteLink>
  );
};

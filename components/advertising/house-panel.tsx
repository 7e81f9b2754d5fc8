/**
 * A house ad in the size of its slot: for downloads on the home page, and for Unlimited elsewhere. See
 * styles/house-panel.css.
 */
import { useRouter } from 'next/router';
import { SiteLink } from '@/components/ui/site-link';
import { adShapeFor } from '@/lib/advertising/sizes';
import { HOME_HOUSE_PANEL, HOUSE_ACTION, HOUSE_LINE, HOUSE_TITLES } from '@/lib/messages/ad-slot';
import { paths } from '@/lib/paths';
import type { AdContentProps } from './ad-provider';

export const HousePanel = ({ size }: AdContentProps) => {
  const isHome = useRouter()?.pathname === '/';
  return (
    <SiteLink
      className="house-panel"
      data-night=""
      href={isHome ? paths.downloadAllGames() : paths.subscribe()}
    >
      <img src="/art/thumbs/street.svg" alt="" loading="lazy" />
      <b>{isHome ? HOME_HOUSE_PANEL.title : HOUSE_TITLES[adShapeFor(size)]}</b>
      {!isHome && <span>{HOUSE_LINE}</span>}
      <i>{isHome ? HOME_HOUSE_PANEL.action : HOUSE_ACTION}</i>
    </SiteLink>
  );
};

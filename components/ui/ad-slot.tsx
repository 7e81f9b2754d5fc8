/**
 * The slot of an ad. It reserves its space before anything loads, so that the page never shifts. Omitted without an ad
 * provider.
 */
import type { CSSProperties, HTMLAttributes } from 'react';
import { adProvider } from '@/components/advertising/ad-provider';
import { AD_SIZES, type AdSize, sizeStepsFor } from '@/lib/advertising/sizes';
import { AD_SLOT_TEXTS } from '@/lib/messages/ad-slot';
import { paths } from '@/lib/paths';
import { SiteLink } from './site-link';

interface AdSlotProps extends HTMLAttributes<HTMLElement> {
  size: AdSize;
  /** The element around the slot, which is hidden together with the slot for members of Unlimited. */
  as?: 'div' | 'li' | 'aside';
}

export const AdSlot = ({ size, as: Place = 'div', ...rest }: AdSlotProps) => {
  const { Fill } = adProvider();
  if (!Fill) return null;
  const [width, height] = AD_SIZES[size];
  return (
    <Place {...rest} data-ad={size}>
      <div className="ad-slot" style={{ '--aw': `${width}px`, '--ah': `${height}px` } as CSSProperties}>
        <div className="well">
          <b>{AD_SLOT_TEXTS.label}</b>
          {sizeStepsFor(size).map((step) => (
            <span key={step} data-step={step}>
              {AD_SIZES[step].join(' × ')}
            </span>
          ))}
          <Fill size={size} />
        </div>
        <SiteLink href={paths.subscribe()}>{AD_SLOT_TEXTS.remove}</SiteLink>
      </div>
    </Place>
  );
};

/** A polite note for a visitor with an ad blocker, shown until it is dismissed. */
import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { AD_BLOCK_TEXTS } from '@/lib/messages/ad-extras';
import { paths } from '@/lib/paths';
import { browserStorage } from '@/stores/key-value-storage';

export const AD_NOTE_KEY = 'sw_ad_note';

export const AdBlockNote = () => {
  const [isOver, setOver] = useState(() => browserStorage.read(AD_NOTE_KEY) === true);
  if (isOver) return null;
  const handleDismiss = (): void => {
    browserStorage.write(AD_NOTE_KEY, true);
    setOver(true);
  };
  return (
    <div className="ad-block-note" role="status" data-night="">
      <p>
        {AD_BLOCK_TEXTS.text}{' '}
        <SiteLink href={paths.subscribe()} onClick={handleDismiss}>
          {AD_BLOCK_TEXTS.more}
        </SiteLink>
      </p>
      <button type="button" aria-label={AD_BLOCK_TEXTS.dismiss} onClick={handleDismiss}>
        <Icon name="close" />
      </button>
    </div>
  );
};

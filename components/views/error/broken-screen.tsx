/** Replaces a screen that has failed. It has no frame, because the frame may be the cause. */
import { getSiteConfig } from '@/components/layout/site-config';
import { SiteLink } from '@/components/ui/site-link';
import { Wordmark } from '@/components/ui/wordmark';
import { paths } from '@/lib/paths';
import { BrokenMessage } from './broken-message';

export const BrokenScreen = () => (
  <div className="broken-screen">
    <SiteLink href={paths.home()}>
      <Wordmark name={getSiteConfig().productName} />
    </SiteLink>
    <main>
      <BrokenMessage />
    </main>
  </div>
);

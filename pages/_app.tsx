/** The shell of every page and its global styles. */
import type { AppProps } from 'next/app';
import { SiteRoot } from '@/components/layout/site-root';
import type { Look } from '@/lib/domain/layout';
import '@/styles/fonts.css';
import '@/styles/tokens.css';
import '@/styles/night.css';
import '@/styles/base.css';
import '@/styles/button.css';
import '@/styles/ad-slot.css';
import '@/styles/cards.css';
import '@/styles/boxes.css';
import '@/styles/segmented.css';
import '@/styles/frame.css';
import '@/styles/landing-hero.css';
import '@/styles/landing.css';
import '@/styles/street.css';
import '@/styles/listing.css';
import '@/styles/results.css';
import '@/styles/player.css';
import '@/styles/search.css';
import '@/styles/classic-frame.css';
import '@/styles/classic.css';

export default function SiteApp({ Component, pageProps }: AppProps<{ look?: Look }>) {
  return (
    <SiteRoot look={pageProps.look}>
      <Component {...pageProps} />
    </SiteRoot>
  );
}

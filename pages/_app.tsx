/** The root of every page, with its global styles. */
import type { AppProps } from 'next/app';
import { SiteRoot } from '@/components/layout/site-root';
import type { Appearance } from '@/lib/domain/site/layout';
import '@/styles/fonts.css';
import '@/styles/embedded-fonts.css';
import '@/styles/tokens.css';
import '@/styles/night.css';
import '@/styles/base.css';
import '@/styles/button.css';
import '@/styles/ad-slot.css';
import '@/styles/house-panel.css';
import '@/styles/ad-extras.css';
import '@/styles/cards.css';
import '@/styles/boxes.css';
import '@/styles/segmented.css';
import '@/styles/parts.css';
import '@/styles/boards.css';
import '@/styles/screens.css';
import '@/styles/notices.css';
import '@/styles/frame.css';
import '@/styles/account-entry.css';
import '@/styles/member-corner.css';
import '@/styles/landing-hero.css';
import '@/styles/landing-evenings.css';
import '@/styles/landing-texts.css';
import '@/styles/landing-board.css';
import '@/styles/landing.css';
import '@/styles/landing-extras.css';
import '@/styles/archive.css';
import '@/styles/month-house.css';
import '@/styles/line-plot.css';
import '@/styles/recent-games.css';
import '@/styles/landing-members.css';
import '@/styles/comments.css';
import '@/styles/profile.css';
import '@/styles/profile-standing.css';
import '@/styles/profile-trophies.css';
import '@/styles/admin.css';
import '@/styles/admin-collections.css';
import '@/styles/street.css';
import '@/styles/listing.css';
import '@/styles/listing-filters.css';
import '@/styles/listing-grid.css';
import '@/styles/listing-pages.css';
import '@/styles/filter-sheet.css';
import '@/styles/family.css';
import '@/styles/listing-looks.css';
import '@/styles/results.css';
import '@/styles/player.css';
import '@/styles/result.css';
import '@/styles/result-parts.css';
import '@/styles/result-layout.css';
import '@/styles/challenge.css';
import '@/styles/game-theatre.css';
import '@/styles/search.css';
import '@/styles/forms.css';
import '@/styles/form-choices.css';
import '@/styles/texts.css';
import '@/styles/text-side.css';
import '@/styles/texts-begin.css';
import '@/styles/payment-outcome.css';
import '@/styles/subscribe.css';
import '@/styles/classic-frame.css';
import '@/styles/home.css';
import '@/styles/home-classic.css';
import '@/styles/classic.css';
import '@/styles/forced-colors.css';

export default function SiteApp({ Component, pageProps }: AppProps<{ appearance?: Appearance }>) {
  return (
    <SiteRoot appearance={pageProps.appearance}>
      <Component {...pageProps} />
    </SiteRoot>
  );
}

/** The header of the classic layout: small print, wordmark and search, then folder tabs. */
import { VisitorMenu } from '@/components/account/visitor-corner';
import { SiteLink } from '@/components/ui/site-link';
import { Wordmark } from '@/components/ui/wordmark';
import { paths } from '@/lib/paths';
import { useAuth } from '@/stores/stores-provider';
import { CornerButtons } from './corner-buttons';
import { SearchField } from './search-field';
import { getSiteConfig } from './site-config';
import { SITE_SECTIONS, type SiteSection } from './site-navigation';

interface ClassicHeaderProps {
  section: SiteSection | undefined;
  isHome: boolean;
}

export const ClassicHeader = ({ section, isHome }: ClassicHeaderProps) => {
  const isSignedIn = useAuth((state) => state.isSignedIn);
  return (
    <header className="classic-header">
      <div className="small" data-night="">
        <SiteLink href={paths.help()}>Help</SiteLink>
        <SiteLink href={paths.resendKeys()}>Resend my keys</SiteLink>
        <SiteLink href={isSignedIn ? paths.account() : paths.you()}>Account</SiteLink>
      </div>
      <div className="top" data-night="">
        <SiteLink href={paths.home()}>
          <Wordmark name={getSiteConfig().productName} />
        </SiteLink>
        <SearchField kind="joined" />
        <div className="me">
          <CornerButtons kind="night" />
          <VisitorMenu kinds={['night', 'cream']} />
        </div>
      </div>
      <nav className="tabs" aria-label="Main">
        <SiteLink href={paths.home()} aria-current={isHome ? 'page' : undefined}>
          Home
        </SiteLink>
        {SITE_SECTIONS.map(({ key, label, href }) => (
          <SiteLink key={key} data-key={key} href={href} aria-current={key === section ? 'page' : undefined}>
            {label}
          </SiteLink>
        ))}
      </nav>
    </header>
  );
};

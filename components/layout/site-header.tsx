/** The header of every page: wordmark, four main links, search, and account. */
import { VisitorMenu } from '@/components/account/visitor-corner';
import { SiteLink } from '@/components/ui/site-link';
import { Wordmark } from '@/components/ui/wordmark';
import { paths } from '@/lib/paths';
import { CornerButtons } from './corner-buttons';
import { SearchField } from './search-field';
import { getSiteConfig } from './site-config';
import { SITE_SECTIONS, type SiteSection } from './site-navigation';

export const SiteHeader = ({ section }: { section?: SiteSection }) => (
  <header className="site-header">
    <div>
      <SiteLink className="logo" href={paths.home()}>
        <Wordmark name={getSiteConfig().productName} />
      </SiteLink>
      <nav aria-label="Main">
        {SITE_SECTIONS.map(({ key, label, href }) => (
          <SiteLink key={key} data-key={key} href={href} aria-current={key === section ? 'page' : undefined}>
            {label}
          </SiteLink>
        ))}
      </nav>
      <div className="search">
        <SearchField />
      </div>
      <div className="me">
        <CornerButtons kind="ghost" />
        <VisitorMenu kinds={['ghost', 'blue']} />
      </div>
    </div>
  </header>
);

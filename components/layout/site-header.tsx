/** The top of every page: wordmark, the four ways in, search, and the visitor's corner. */
import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import { Wordmark } from '@/components/ui/wordmark';
import { paths } from '@/lib/paths';
import { below, smallScreen } from '@/styles/breakpoints';
import { SearchField } from './search-field';
import { siteConfig } from './site-config';

export type SiteSection = 'daily' | 'online' | 'download' | 'unlimited';

const NAVIGATION: readonly { key: SiteSection; label: string; href: string }[] = [
  { key: 'daily', label: 'Daily', href: paths.dailyGames() },
  { key: 'online', label: 'Online', href: paths.onlineAllGames() },
  { key: 'download', label: 'Download', href: paths.downloadAllGames() },
  { key: 'unlimited', label: 'Unlimited', href: paths.subscribe() },
];

const Root = styled.header`
  position: relative;
  z-index: 20;

  > div {
    display: flex;
    align-items: center;
    gap: 20px;
    max-width: 1680px;
    height: var(--headerHeight);
    margin: 0 auto;
    padding: 0 var(--margin) 2px;
  }
  .logo {
    margin-right: 16px;
    flex: none;
  }
  .wm {
    display: block;
    height: 36px;
    width: 160px;
  }
  nav {
    display: flex;
    gap: 2px;
  }
  nav a {
    padding: 9px 13px;
    border-radius: 10px;
    font: 600 16px/1.2 var(--fontDisplay);
    transition: font-variation-settings var(--t200) var(--ease);
  }
  nav a:hover {
    background: var(--surfaceHover);
    font-variation-settings: 'FLAR' 100;
  }
  nav a[aria-current] {
    font-variation-settings: 'FLAR' 100;
    font-weight: 800;
    background: var(--chosen);
    box-shadow: var(--chosenShadow);
  }
  nav [data-key='unlimited'] {
    color: var(--accentText);
  }
  .search {
    flex: 1;
    max-width: 420px;
    margin-left: auto;
  }
  .me {
    display: flex;
    align-items: center;
    gap: 12px;
    flex: none;
  }
  ${smallScreen} {
    .wm {
      height: 32px;
      width: 142px;
    }
  }
  ${below('widescreen')} {
    nav [data-key='unlimited'] {
      display: none;
    }
  }
  ${below('desktop')} {
    nav {
      display: none;
    }
  }
  ${below('tablet')} {
    > div {
      gap: 10px;
      padding-bottom: 0;
    }
    .search {
      display: none;
    }
    .logo {
      margin: 0;
    }
    .wm {
      height: 30px;
      width: 134px;
    }
    .me {
      margin-left: auto;
      gap: 4px;
    }
  }
  ${below('phone')} {
    .wm {
      height: 26px;
      width: 116px;
    }
    .me a {
      padding: 0 10px;
    }
  }
`;

export const SiteHeader = ({ section }: { section?: SiteSection }) => (
  <Root>
    <div>
      <SiteLink className="logo" href={paths.home()}>
        <Wordmark name={siteConfig().productName} />
      </SiteLink>
      <nav aria-label="Main">
        {NAVIGATION.map(({ key, label, href }) => (
          <SiteLink key={key} data-key={key} href={href} aria-current={key === section ? 'page' : undefined}>
            {label}
          </SiteLink>
        ))}
      </nav>
      <div className="search">
        <SearchField />
      </div>
      <div className="me">
        <ButtonLink kind="ghost" href={paths.login()}>
          Sign in
        </ButtonLink>
        <ButtonLink kind="blue" href={paths.register()}>
          Join free
        </ButtonLink>
      </div>
    </div>
  </Root>
);

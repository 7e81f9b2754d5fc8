/** The top of a classic page: small print, wordmark and search, then tabs like those of a folder. */
import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import { Wordmark } from '@/components/ui/wordmark';
import { paths } from '@/lib/paths';
import { below } from '@/styles/breakpoints';
import { SearchField } from './search-field';
import { siteConfig } from './site-config';
import { NAVIGATION, type SiteSection } from './site-navigation';

const Root = styled.header`
  .small {
    display: flex;
    justify-content: flex-end;
    gap: 18px;
    padding: 3px 4px;
    font-size: 13.5px;
    color: var(--textOnNight);
  }
  .small a {
    padding: 6px 0;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .top {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 28px;
    padding: 14px 0 18px;
  }
  .wm {
    display: block;
    width: 240px;
    height: 54px;
  }
  form {
    width: 100%;
    max-width: 440px;
    justify-self: center;
  }
  .me {
    display: flex;
    gap: 8px;
  }
  .tabs {
    display: flex;
    gap: 4px;
    padding: 0 12px;
  }
  .tabs a {
    flex: none;
    padding: 11px 20px 12px;
    border: var(--sheetEdge);
    border-bottom: 0;
    border-radius: 8px 8px 0 0;
    background: var(--tab);
    color: var(--textOnNight);
    font: 700 16px/1.2 var(--fontDisplay);
    transition: font-variation-settings var(--t200) var(--ease);
  }
  .tabs a:hover {
    background: var(--tabHover);
    font-variation-settings: 'FLAR' 100;
  }
  .tabs a[aria-current] {
    background: var(--tabChosen);
    color: var(--onTabChosen);
    font-variation-settings: 'FLAR' 100;
    font-weight: 800;
  }
  .tabs [data-key='unlimited'],
  .tabs [data-key='unlimited']:hover {
    margin-left: auto;
    background: var(--accent);
    color: var(--onAccent);
    border-color: var(--accent);
  }
  ${below('desktop')} {
    .top {
      gap: 16px;
    }
    .wm {
      width: 187px;
      height: 42px;
    }
  }
  ${below('tablet')} {
    .small {
      justify-content: flex-end;
      flex-wrap: wrap;
      gap: 0 14px;
    }
    .top {
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 12px;
      padding-top: 6px;
    }
    form {
      grid-column: 1/-1;
      grid-row: 2;
      max-width: none;
    }
    .me a {
      padding: 0 12px;
    }
    .tabs {
      padding: 0 4px;
      overflow-x: auto;
      scrollbar-width: none;
    }
    .tabs a {
      padding: 11px 13px 12px;
    }
  }
  ${below('phone')} {
    .wm {
      width: 134px;
      height: 30px;
    }
  }
`;

interface ClassicHeaderProps {
  section: SiteSection | undefined;
  isHome: boolean;
}

export const ClassicHeader = ({ section, isHome }: ClassicHeaderProps) => (
  <Root>
    <div className="small" data-night="">
      <SiteLink href={paths.help()}>Help</SiteLink>
      <SiteLink href={paths.resendKeys()}>Resend my keys</SiteLink>
      <SiteLink href={paths.account()}>Account</SiteLink>
    </div>
    <div className="top" data-night="">
      <SiteLink href={paths.home()}>
        <Wordmark name={siteConfig().productName} />
      </SiteLink>
      <SearchField kind="joined" />
      <div className="me">
        <ButtonLink kind="night" href={paths.login()}>
          Sign in
        </ButtonLink>
        <ButtonLink kind="cream" href={paths.register()}>
          Join free
        </ButtonLink>
      </div>
    </div>
    <nav className="tabs" aria-label="Main">
      <SiteLink href={paths.home()} aria-current={isHome ? 'page' : undefined}>
        Home
      </SiteLink>
      {NAVIGATION.map(({ key, label, href }) => (
        <SiteLink key={key} data-key={key} href={href} aria-current={key === section ? 'page' : undefined}>
          {key === 'unlimited' ? `Go ${label}` : label}
        </SiteLink>
      ))}
    </nav>
  </Root>
);

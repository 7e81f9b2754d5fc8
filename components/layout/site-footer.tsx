/** The foot of the page: roofs against the sky, the ways on, and the switch of looks. */
import styled from 'styled-components';
import { SiteLink } from '@/components/ui/site-link';
import { Wordmark } from '@/components/ui/wordmark';
import { paths } from '@/lib/paths';
import { below } from '@/styles/breakpoints';
import { LookSwitch } from './look-switch';
import { siteConfig } from './site-config';

interface Column {
  title: string;
  links: readonly (readonly [label: string, href: string])[];
}

const columnsOf = (name: string): readonly Column[] => [
  {
    title: 'Play',
    links: [
      ['Daily games', paths.dailyGames()],
      ['All online games', paths.onlineAllGames()],
      ['All genres', paths.onlineAllGenres()],
      ['Search', paths.siteSearch()],
    ],
  },
  {
    title: 'Download',
    links: [
      ['New releases', paths.newReleases()],
      ['All downloads', paths.downloadAllGames()],
      ['Resend my keys', paths.resendKeys()],
      ['Requirements', paths.help('requirements')],
    ],
  },
  {
    title: name,
    links: [
      ['About', paths.about()],
      ['Contact', paths.contact()],
      ['Unlimited', paths.subscribe()],
      ['Welcome', paths.welcome(name)],
    ],
  },
  {
    title: 'Help',
    links: [
      ['FAQ', paths.faq()],
      ['Privacy policy', paths.privacy()],
      ['Account help', paths.help('account')],
      ['Accessibility', paths.about('accessibility')],
    ],
  },
];

const Root = styled.footer`
  position: relative;
  margin-top: 120px;
  background: var(--footerNight);
  color: var(--cream);

  > svg {
    position: absolute;
    left: 0;
    right: 0;
    bottom: calc(100% - 1px);
    width: 100%;
    height: 84px;
    color: var(--footerNight);
  }
  .columns {
    display: grid;
    grid-template-columns: 1.7fr repeat(4, 1fr);
    gap: 32px;
    max-width: 1344px;
    margin: 0 auto;
    padding: 44px var(--margin) 20px;
  }
  .wm {
    display: block;
    height: 36px;
    width: 160px;
  }
  .about p {
    color: var(--nightLink);
    max-width: 32ch;
    margin: 14px 0 18px;
  }
  h2 {
    font-size: 16px;
    letter-spacing: 0;
    margin-bottom: 10px;
  }
  li a {
    display: inline-block;
    padding: 4px 0;
    color: var(--nightLink);
  }
  li a:hover {
    color: var(--cream);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .legal {
    max-width: 1344px;
    margin: 0 auto;
    padding: 10px var(--margin) 28px;
    font-size: 13.5px;
    color: var(--nightTextFaint);
  }
  ${below('desktop')} {
    padding-bottom: 84px;
  }
  ${below('tablet')} {
    .columns {
      grid-template-columns: 1fr 1fr;
      gap: 26px 20px;
      padding-top: 32px;
    }
    .about {
      grid-column: 1/-1;
    }
    .wm {
      height: 30px;
      width: 134px;
    }
  }
`;

export const SiteFooter = () => (
  <Root data-night="">
    <svg aria-hidden="true">
      <use href="/scenery.svg#roofs" />
    </svg>
    <div className="columns">
      <div className="about">
        <Wordmark name={siteConfig().productName} />
        <p>Free online games and a new street of dailies every evening.</p>
        <LookSwitch />
      </div>
      {columnsOf(siteConfig().productName).map(({ title, links }) => (
        <div key={title}>
          <h2>{title}</h2>
          <ul>
            {links.map(([label, href]) => (
              <li key={href}>
                <SiteLink href={href}>{label}</SiteLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
    <p className="legal">© {siteConfig().productName}. All games belong to their makers.</p>
  </Root>
);

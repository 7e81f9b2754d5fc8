/** The footer of the page, with roofs against the sky, links, and the appearance switch. */
import { SiteLink } from '@/components/ui/site-link';
import { PrivacyChoices } from '@/components/privacy/privacy-choices';
import { Wordmark } from '@/components/ui/wordmark';
import { paths } from '@/lib/paths';
import { AppearanceSwitch } from './appearance-switch';
import { getSiteConfig } from './site-config';

interface LinkColumn {
  title: string;
  links: readonly (readonly [label: string, href: string])[];
}

const listLinkColumns = (name: string): readonly LinkColumn[] => [
  {
    title: 'Play',
    links: [
      ['Daily games', paths.dailyGames()],
      ['All online games', paths.onlineAllGames()],
      ['All genres', paths.onlineAllGenres()],
      ['Search', paths.siteSearch()],
      ['Your games', paths.you()],
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
      ['Make a game', paths.help('make-a-game')],
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

export const SiteFooter = () => (
  <footer className="site-footer" data-night="">
    <svg aria-hidden="true">
      <use href="/scenery.svg#roofs" />
    </svg>
    <div className="columns">
      <div className="about">
        <Wordmark name={getSiteConfig().productName} />
        <p>Free online games and a new street of dailies every evening.</p>
        <AppearanceSwitch />
      </div>
      {listLinkColumns(getSiteConfig().productName).map(({ title, links }) => (
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
    <p className="legal">
      <span>© {getSiteConfig().productName}. All games belong to their makers.</span>
      <PrivacyChoices />
    </p>
  </footer>
);

/** The footer of the classic layout: small links in a row, and the appearance switch. */
import { SiteLink } from '@/components/ui/site-link';
import { PrivacyChoices } from '@/components/privacy/privacy-choices';
import { paths } from '@/lib/paths';
import { AppearanceSwitch } from './appearance-switch';
import { getSiteConfig } from './site-config';

const FOOTER_LINKS: readonly (readonly [label: string, href: string])[] = [
  ['About', paths.about()],
  ['Contact', paths.contact()],
  ['Privacy policy', paths.privacy()],
  ['Help', paths.help()],
  ['FAQ', paths.faq()],
  ['Accessibility', paths.about('accessibility')],
  ['Make a game', paths.help('make-a-game')],
];

export const ClassicFooter = () => (
  <footer className="classic-footer" data-night="">
    <span>© {getSiteConfig().productName}</span>
    {FOOTER_LINKS.map(([label, href]) => (
      <SiteLink key={href} href={href}>
        {label}
      </SiteLink>
    ))}
    <PrivacyChoices />
    <AppearanceSwitch />
  </footer>
);

/** The foot of a classic page: the small links in a row, and the switch of looks. */
import styled from 'styled-components';
import { SiteLink } from '@/components/ui/site-link';
import { paths } from '@/lib/paths';
import { below } from '@/styles/breakpoints';
import { LookSwitch } from './look-switch';
import { siteConfig } from './site-config';

const Root = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 20px;
  margin-top: 20px;
  padding: 18px 20px;
  border: var(--sheetEdge);
  border-radius: 8px;
  background: var(--classicFoot);
  color: var(--nightTextSoft);
  font-size: 14px;

  > a {
    padding: 5px 0;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  > :last-child {
    margin-left: auto;
  }
  ${below('tablet')} {
    > :last-child {
      margin: 8px 0 0;
    }
  }
`;

const LINKS: readonly (readonly [label: string, href: string])[] = [
  ['About', paths.about()],
  ['Contact', paths.contact()],
  ['Privacy policy', paths.privacy()],
  ['Help', paths.help()],
  ['FAQ', paths.faq()],
  ['Accessibility', paths.about('accessibility')],
];

export const ClassicFooter = () => (
  <Root data-night="">
    <span>© {siteConfig().productName}</span>
    {LINKS.map(([label, href]) => (
      <SiteLink key={href} href={href}>
        {label}
      </SiteLink>
    ))}
    <LookSwitch />
  </Root>
);

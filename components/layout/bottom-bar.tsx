/** The thumb's way around on phones and tablets. */
import styled from 'styled-components';
import { CategoryIcon } from '@/components/ui/category-icon';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { paths } from '@/lib/paths';
import { from } from '@/styles/breakpoints';

export type BottomTab = 'home' | 'daily' | 'search' | 'genres' | 'you';

const Root = styled.nav`
  position: fixed;
  left: 0;
  right: 0;
  bottom: 0;
  z-index: 40;
  padding: 6px 8px calc(8px + env(safe-area-inset-bottom));
  background: var(--surfaceRaised);
  box-shadow:
    0 -1px 0 var(--border),
    0 -10px 30px -18px rgb(var(--depth), 0.5);

  ul {
    display: grid;
    grid-template-columns: repeat(5, 1fr);
    max-width: 520px;
    margin: 0 auto;
  }
  a {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 3px;
    height: 54px;
    border-radius: 14px;
    font: 600 12px/1 var(--fontText);
    color: var(--textMuted);
  }
  a[aria-current] {
    color: var(--text);
    font-weight: 700;
  }
  a[aria-current]::before {
    content: '';
    position: absolute;
    top: -6px;
    width: 30px;
    height: 3px;
    border-radius: 0 0 3px 3px;
    background: var(--logoLamp);
  }
  a[data-key='search'] {
    color: var(--onHighlight);
    background: var(--highlight);
    margin: 0 6px;
  }
  ${from('desktop')} {
    display: none;
  }
`;

const TABS: readonly {
  key: BottomTab;
  label: string;
  href: string;
  icon: 'home' | 'search' | 'grid' | 'user' | null;
}[] = [
  { key: 'home', label: 'Home', href: paths.home(), icon: 'home' },
  { key: 'daily', label: 'Daily', href: paths.dailyGames(), icon: null },
  { key: 'search', label: 'Search', href: paths.search(), icon: 'search' },
  { key: 'genres', label: 'Genres', href: paths.onlineAllGenres(), icon: 'grid' },
  { key: 'you', label: 'You', href: paths.account(), icon: 'user' },
];

export const BottomBar = ({ current }: { current?: BottomTab }) => (
  <Root aria-label="Quick">
    <ul>
      {TABS.map(({ key, label, href, icon }) => (
        <li key={key}>
          <SiteLink href={href} data-key={key} aria-current={key === current ? 'page' : undefined}>
            {icon ? <Icon name={icon} /> : <CategoryIcon name="daily" />}
            <span>{label}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  </Root>
);

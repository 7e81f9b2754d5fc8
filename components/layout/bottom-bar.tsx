/** The navigation bar at the bottom of phones and tablets. */
import { useState } from 'react';
import { handlePlainClick } from '@/components/account/handle-plain-click';
import { CategoryIcon } from '@/components/ui/category-icon';
import { Icon } from '@/components/ui/icon';
import { createLazyComponent } from '@/components/ui/lazy-component';
import { SiteLink } from '@/components/ui/site-link';
import { QUICK_RESIZE_MS, useResize } from '@/components/ui/use-resize';
import { paths } from '@/lib/paths';
import { useAuth, useModal } from '@/stores/stores-provider';

const SearchSheet = createLazyComponent(
  async () => (await import('@/components/search/search-sheet')).SearchSheet,
  true,
);

export type BottomTab = 'home' | 'daily' | 'search' | 'genres' | 'you';

const BOTTOM_TABS: readonly {
  key: BottomTab;
  label: string;
  href: string;
  icon: 'home' | 'search' | 'grid' | 'user' | null;
}[] = [
  { key: 'home', label: 'Home', href: paths.home(), icon: 'home' },
  { key: 'daily', label: 'Daily', href: paths.dailyGames(), icon: null },
  { key: 'search', label: 'Search', href: paths.search(), icon: 'search' },
  { key: 'genres', label: 'Genres', href: paths.onlineAllGenres(), icon: 'grid' },
  { key: 'you', label: 'You', href: paths.you(), icon: 'user' },
];

// A window that has lost a third of its height probably shows an on-screen keyboard.
const KEYBOARD_HEIGHT_SHARE = 2 / 3;

const useIsKeyboardOpen = (): boolean => {
  const [isOpen, setIsOpen] = useState(false);
  useResize(() => {
    const height = window.visualViewport?.height ?? window.innerHeight;
    setIsOpen(height < window.innerHeight * KEYBOARD_HEIGHT_SHARE);
  }, QUICK_RESIZE_MS);
  return isOpen;
};

export const BottomBar = ({ current }: { current?: BottomTab }) => {
  const open = useModal((state) => state.open);
  const isSignedIn = useAuth((state) => state.isSignedIn);
  const [isSheetWanted, setIsSheetWanted] = useState(false);
  // If the sheet cannot open, the link navigates to the search page.
  const handleSearch = handlePlainClick(() => {
    setIsSheetWanted(true);
    open('search');
  });
  return (
    <>
      <nav className="bottom-bar" aria-label="Quick" hidden={useIsKeyboardOpen()}>
        <ul>
          {BOTTOM_TABS.map(({ key, label, href, icon }) => (
            <li key={key}>
              <SiteLink
                href={key === 'you' && isSignedIn ? paths.account() : href}
                data-key={key}
                aria-current={key === current ? 'page' : undefined}
                onClick={key === 'search' ? handleSearch : undefined}
              >
                {icon ? <Icon name={icon} /> : <CategoryIcon name="daily" />}
                <span>{label}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      {isSheetWanted && <SearchSheet />}
    </>
  );
};

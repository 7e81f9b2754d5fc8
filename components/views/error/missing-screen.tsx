/** The 404 page, with a search field, the street and some games. */
import { PageFrame } from '@/components/layout/page-frame';
import { SearchField } from '@/components/layout/search-field';
import { createLazyComponent } from '@/components/ui/lazy-component';
import { MenuCardRow } from '@/components/ui/cards/menu-card-row';
import { ButtonLink } from '@/components/ui/button';
import { ERROR_PAGE_MESSAGES } from '@/lib/messages/error-page';
import { paths } from '@/lib/paths';
import { useSuggestedGames } from '@/stores/queries/use-suggested-games';
import { useAuth } from '@/stores/stores-provider';
import { ErrorScreen } from './error-screen';

// Administrators may open hidden games, whose pages are a 404 for everyone else.
const UnlistedGame = createLazyComponent(
  async () => (await import('../unlisted-game/unlisted-game')).UnlistedGame,
);

export const MissingScreen = () => {
  const isAdmin = useAuth((state) => state.user?.isAdminUser ?? false);
  const missing = <NotFoundPage />;
  return isAdmin ? <UnlistedGame missing={missing} fallback={missing} /> : missing;
};

const NotFoundPage = () => {
  const games = useSuggestedGames();
  return (
    <PageFrame hasRail={false}>
      <ErrorScreen
        code="404"
        title={ERROR_PAGE_MESSAGES.notFoundTitle}
        line="The page you were after is not here. It may have moved, or the link may have a typo."
      >
        <SearchField kind="large" />
        <div className="actions">
          <ButtonLink href={paths.home()}>Back to the street</ButtonLink>
          <ButtonLink kind="line" href={paths.dailyGames()}>
            Daily games
          </ButtonLink>
        </div>
      </ErrorScreen>
      <div className="missing-games">
        {games.length > 0 && <MenuCardRow title="Play one of these instead" kind="standard" games={games} />}
      </div>
    </PageFrame>
  );
};

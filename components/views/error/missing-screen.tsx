/** 404: what was asked for is not here; search, the street and some games to play instead are. */
import { PageFrame } from '@/components/layout/page-frame';
import { SearchField } from '@/components/layout/search-field';
import { Shelf } from '@/components/ui/shelf';
import { ButtonLink } from '@/components/ui/button';
import { PRODUCT_MESSAGES } from '@/lib/messages';
import { paths } from '@/lib/paths';
import { useSuggestedGames } from '@/stores/queries/use-suggested-games';
import { ErrorScreen } from './error-screen';
import styled from 'styled-components';
import { below } from '@/styles/breakpoints';

const Suggestions = styled.div`
  width: 100%;
  max-width: 1180px;
  margin: -32px auto 0;
  padding: 0 32px;
  display: flow-root;
  /* Room for the row that comes after load, so that the footer stays where it is. */
  min-height: 345px;

  ${below('widescreen')} {
    min-height: 400px;
  }
  ${below('tablet')} {
    min-height: calc(75vw + 140px);
  }
`;

export const MissingScreen = () => {
  const games = useSuggestedGames();
  return (
    <PageFrame hasRail={false}>
      <ErrorScreen
        code="404"
        title={PRODUCT_MESSAGES.notFoundTitle}
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
      <Suggestions>
        {games.length > 0 && <Shelf title="Play one of these instead" kind="standard" games={games} />}
      </Suggestions>
    </PageFrame>
  );
};

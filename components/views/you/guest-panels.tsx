/** The panels of a guest's page: played games, streaks and ranks, favorites and ratings, and hidden games. */
import { useState } from 'react';
import { HiddenGamesPanel } from '@/components/hidden-games/hidden-panel';
import { ListsPanel } from '@/components/game-lists/lists-panel';
import { ForYouLoader } from '@/components/recent/for-you';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Panel } from '@/components/ui/panel';
import { MenuCardRow } from '@/components/ui/cards/menu-card-row';
import { guestHiddenKeysOf } from '@/lib/domain/members/guest-hidden-games';
import { GUEST_OWNER } from '@/lib/domain/play/recent-key';
import { paths } from '@/lib/paths';
import { YOU_MESSAGES } from '@/lib/you-messages';
import { listGuestFavorites } from '@/stores/guest-favorites';
import { getGuestHidden } from '@/stores/guest-hidden-games';
import { listGuestRatings } from '@/stores/guest-ratings';
import { browserStorage } from '@/stores/key-value-storage';
import { createRecentlyPlayedStore } from '@/stores/recently-played-store';
import { GameRow } from './game-row';
import { GuestStats } from './guest-stats';
import { PlayedGames } from './played-games';

const readAll = () => ({
  played: createRecentlyPlayedStore({ storage: browserStorage, owner: GUEST_OWNER }).getState().games,
  favorites: listGuestFavorites(browserStorage),
  ratings: listGuestRatings(browserStorage),
  hasHidden: guestHiddenKeysOf(getGuestHidden(browserStorage)).length > 0,
});

export const GuestPanels = () => {
  const [{ played, favorites, ratings, hasHidden }] = useState(readAll);
  const isEmpty = played.length + favorites.length + ratings.length === 0 && !hasHidden;
  return (
    <>
      {isEmpty && (
        <Panel>
          <EmptyState line={YOU_MESSAGES.empty}>
            <ButtonLink href={paths.dailyGames()}>{YOU_MESSAGES.emptyLink}</ButtonLink>
          </EmptyState>
        </Panel>
      )}
      <PlayedGames games={played} />
      <GuestStats games={[...played, ...favorites]} />
      <GameRow id="favorites" title={YOU_MESSAGES.favorites} games={favorites} />
      <GameRow
        id="ratings"
        title={YOU_MESSAGES.ratings}
        games={ratings.map(({ game }) => game)}
        noteOf={({ uid }) => {
          const rated = ratings.find(({ game }) => game.uid === uid);
          return rated && YOU_MESSAGES.rated(rated.value);
        }}
      />
      <ForYouLoader>
        {({ key, reason, games }, title) => (
          <MenuCardRow key={key} title={title} note={reason} kind="standard" games={games} />
        )}
      </ForYouLoader>
      <ListsPanel />
      {hasHidden && <HiddenGamesPanel />}
    </>
  );
};

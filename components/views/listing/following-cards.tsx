/**
 * The first games of a list's next page, without the games that the visitor hides. Records the games, so that the next
 * page does not repeat them.
 */
import { useEffect, useLayoutEffect } from 'react';
import useSWR from 'swr';
import { toGamesQuery } from '@/lib/domain/listing/listing-filter';
import { isHiddenBy } from '@/lib/domain/members/hidden-games';
import { useHiddenKeys } from '@/stores/hidden-keys';
import { tabStorage } from '@/stores/key-value-storage';
import { listMovedGames, storeMoved } from '@/stores/listing-refills';
import { useClients } from '@/stores/stores-provider';
import type { ListingRefillProps } from './listing-refill';

export const FollowingCards = ({ list, onMoved, children }: ListingRefillProps) => {
  const { catalog } = useClients();
  const keys = useHiddenKeys();
  const { listing, state, games, pages } = list;
  const id = JSON.stringify([toGamesQuery(listing, { ...state, page: 0 }), keys]);
  const moved = listMovedGames(tabStorage, id, state.page - 1);
  const count = games.filter((game) => isHiddenBy(keys, game) || moved.includes(game.uid)).length;
  const query = toGamesQuery(listing, { ...state, page: state.page + 1 });
  const needsRefill = count > 0 && state.page + 1 < pages;
  const { data } = useSWR(needsRefill ? ['following-cards', JSON.stringify(query)] : null, () =>
    catalog.search(query),
  );
  const following = data?.rows.filter((game) => !isHiddenBy(keys, game)).slice(0, count);

  const movedText = moved.join();
  useLayoutEffect(() => onMoved(movedText ? movedText.split(',') : []), [movedText, onMoved]);
  const followingText = following?.map(({ uid }) => uid).join();
  useEffect(() => {
    if (followingText) storeMoved(tabStorage, id, state.page, followingText.split(','));
  }, [id, state.page, followingText]);
  return following?.map(children);
};

/** Hides games and groups of games, or shows them again, in the account of a member or in this browser for a guest. */
import { useMemo } from 'react';
import { mutate } from 'swr';
import { createHiddenGamesClient, type HideSelection } from '@/api-clients/product/hidden-games';
import { describeError } from '@/lib/describe-error';
import type { GameGroup } from '@/lib/domain/members/hidden-games';
import type { RecentGame } from '@/lib/domain/play/recently-played';
import { HIDDEN_MESSAGES } from '@/lib/hidden-messages';
import { applyHiddenKeys } from '../apply-hidden-keys';
import { storeHiddenGame, storeHiddenGroup } from '../guest-hidden-games';
import { browserStorage } from '../key-value-storage';
import { useAuth, useClients, useNotifications } from '../stores-provider';
import { HIDDEN_LIST_KEY } from './hidden-list-key';

interface HideGames {
  /**
   * Hides a game or shows it again.
   * @param onUndone called when the visitor undoes the change from the notification
   * @returns false after a failure; the visitor has been notified
   */
  hideGame(game: RecentGame, isHidden: boolean, onUndone?: () => void): Promise<boolean>;
  hideGroup(group: GameGroup, isHidden: boolean, onUndone?: () => void): Promise<boolean>;
}

const GAMES_FOR_YOU = 'games-for-you';
const isOutdated = (key: unknown): boolean =>
  Array.isArray(key) && (key[0] === HIDDEN_LIST_KEY || key[0] === GAMES_FOR_YOU);

export const useHideGames = (): HideGames => {
  const { callProduct } = useClients();
  const uid = useAuth((state) => state.user?.uid);
  const notify = useNotifications((state) => state.notify);
  return useMemo(() => {
    const client = createHiddenGamesClient(callProduct);
    const sendSelection = async (chosen: HideSelection, isHidden: boolean): Promise<string | null> => {
      try {
        const keys = await (isHidden ? client.hide(chosen) : client.show(chosen));
        if (uid) applyHiddenKeys(browserStorage, uid, keys);
        return null;
      } catch (error) {
        return describeError(error, HIDDEN_MESSAGES.failed);
      }
    };
    const changeHidden = async (
      work: () => Promise<string | null> | string | null,
      name: string,
      hidden: string | null,
      undo: () => void,
    ): Promise<boolean> => {
      const failure = await work();
      if (failure) {
        notify(failure, 'error');
        return false;
      }
      if (hidden) notify(hidden, 'success', false, { label: HIDDEN_MESSAGES.undo, run: undo });
      else notify(HIDDEN_MESSAGES.shown(name), 'success');
      void mutate(isOutdated);
      return true;
    };
    const hideGame: HideGames['hideGame'] = (game, isHidden, onUndone) =>
      changeHidden(
        () =>
          uid
            ? sendSelection({ nids: [game.uid] }, isHidden)
            : storeHiddenGame(browserStorage, game, isHidden),
        game.title,
        isHidden ? HIDDEN_MESSAGES.gameHidden(game.title) : null,
        () => void hideGame(game, false).then((isShown) => isShown && onUndone?.()),
      );
    const hideGroup: HideGames['hideGroup'] = (group, isHidden, onUndone) =>
      changeHidden(
        () =>
          uid
            ? sendSelection({ groups: [group.key] }, isHidden)
            : storeHiddenGroup(browserStorage, group.key, isHidden),
        group.name,
        isHidden ? HIDDEN_MESSAGES.groupHidden(group.name) : null,
        () => void hideGroup(group, false).then((isShown) => isShown && onUndone?.()),
      );
    return { hideGame, hideGroup };
  }, [callProduct, uid, notify]);
};

/**
 * Adds a game to the favorites or removes it when the heart is pressed. A guest's favorites are stored in this
 * browser. Shows errors, and invites guests to join.
 */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { GuestPrompt } from '@/components/account/guest-prompt';
import { useRunWhenAuthReady } from '@/components/account/use-run-when-auth-ready';
import { ActionError } from '@/components/ui/action-error';
import { createLazyComponent } from '@/components/ui/lazy-component';
import type { Game } from '@/lib/contract/game';
import { useFavorite } from '@/stores/queries/use-favorite';
import { SOCIAL_MESSAGES } from '@/lib/social-messages';
import { storeGuestFavorite } from '@/stores/guest-favorites';
import { browserStorage } from '@/stores/key-value-storage';
import { useAuth } from '@/stores/stores-provider';

interface FavoriteToggleProps {
  game: Game;
  isOn: boolean;
  /** The number of times that the button was pressed. */
  presses: number;
  /** The games with an unhandled press. */
  pending: Set<string>;
}

const GameFlags = createLazyComponent(async () => (await import('@/components/admin/game-flags')).GameFlags);

export const FavoriteToggle = ({ game, isOn, presses, pending }: FavoriteToggleProps) => {
  const isSignedIn = useAuth((state) => state.isSignedIn);
  const isAdmin = useAuth((state) => state.user?.isAdminUser ?? false);
  const loadActions = useAuth((state) => state.loadActions);
  const whenReady = useRunWhenAuthReady();
  const { want, load, isUncertain, error, setError } = useFavorite(game.uid);

  const [isPrompted, setPrompted] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const findFavoriteButton = () =>
    place.current?.parentElement?.querySelector<HTMLElement>('[aria-label="Favorite"]');

  const toggleForGuest = (): void => {
    if (!storeGuestFavorite(browserStorage, game, !isOn)) return setError(SOCIAL_MESSAGES.favoriteNotStored);
    setError('');
    setPrompted(!isOn);
    void loadActions().then(({ markFavorite }) => markFavorite(game.uid, !isOn));
  };
  // A visitor who presses before the session is known always adds the game.
  const press = useEffectEvent(() => {
    if (!pending.delete(game.uid)) return;
    whenReady((isMember) => {
      if (isMember) want(!(isSignedIn && isOn), isSignedIn && isOn);
      else toggleForGuest();
    });
  });
  useEffect(() => {
    if (presses > 0) press();
  }, [presses]);
  useEffect(() => {
    if (isSignedIn && isUncertain) void load();
  }, [isSignedIn, isUncertain, load]);
  return (
    <>
      {/* The code uses this element to find its button, which may be on the game's image or in the player's bar. */}
      <div ref={place} className="favorite-note">
        <ActionError error={error} />
        {!isSignedIn && (error || isPrompted) && (
          <GuestPrompt
            text={error ? undefined : SOCIAL_MESSAGES.favoriteStored}
            control={findFavoriteButton}
            // Repeats the action only after an error, because joining merges a favorite that was stored.
            onJoined={error ? () => want(true, false) : undefined}
          />
        )}
      </div>
      {isAdmin && <GameFlags game={game} />}
    </>
  );
};

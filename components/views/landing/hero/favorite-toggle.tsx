/** Adds a game to the member's favorites or removes it, after a press on the button; renders nothing itself. */
import { useEffect, useEffectEvent } from 'react';
import { useSignInFirst } from '@/components/account/use-sign-in-first';
import { lazyPart } from '@/components/ui/lazy-part';
import type { Game } from '@/lib/contract/game';
import { useFavorite } from '@/stores/queries/use-favorite';
import { useAuth } from '@/stores/stores-provider';

interface FavoriteToggleProps {
  game: Game;
  isOn: boolean;
  /** How often the button was pressed. */
  presses: number;
}

const GameFlags = lazyPart(async () => (await import('@/components/admin/game-flags')).GameFlags);

export const FavoriteToggle = ({ game, isOn, presses }: FavoriteToggleProps) => {
  const isSignedIn = useAuth((state) => state.isSignedIn);
  const isAdmin = useAuth((state) => state.user?.isAdminUser ?? false);
  const signInFirst = useSignInFirst();
  const { want, ask, isUncertain } = useFavorite(game.uid);

  // A visitor who signs in wanted to add the game, even if it is a favorite already.
  const press = useEffectEvent(() => {
    const next = !(isSignedIn && isOn);
    signInFirst(() => want(next, isSignedIn && isOn));
  });
  useEffect(() => {
    if (presses > 0) press();
  }, [presses]);
  useEffect(() => {
    if (isSignedIn && isUncertain) void ask();
  }, [isSignedIn, isUncertain, ask]);
  return isAdmin && <GameFlags game={game} />;
};

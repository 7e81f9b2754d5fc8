/** The heart on a game's picture. What it does comes with the first press, or with the member who is signed in. */
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Game } from '@/lib/contract/game';
import { useAuth } from '@/stores/stores-provider';
import { useFirstUse } from './use-first-use';

const load = async () => (await import('./favorite-keeper')).FavoriteKeeper;

const HERO = { className: 'landing-share', kind: 'night', isIconOnly: true } as const;

interface FavoriteButtonProps {
  game: Game;
  /** In the player's bar, among plain buttons. */
  isInBar?: boolean;
}

export const FavoriteButton = ({ game, isInBar }: FavoriteButtonProps) => {
  const isSignedIn = useAuth((state) => state.isSignedIn);
  const isOn = useAuth((state) => state.favorites.includes(game.uid));
  const [presses, setPresses] = useState(0);
  const [Keeper, use] = useFirstUse(load);
  const Shown = isInBar ? 'button' : Button;
  useEffect(() => {
    if (isSignedIn && !Keeper) use(() => undefined);
  });
  return (
    <>
      <Shown
        {...(isInBar ? { type: 'button', 'data-extra': '' } : HERO)}
        aria-label="Favourite"
        aria-pressed={isOn}
        onClick={() => use(() => setPresses((known) => known + 1))}
      >
        <Icon name={isOn ? 'heartF' : 'heart'} />
      </Shown>
      {Keeper && <Keeper game={game} isOn={isOn} presses={presses} />}
    </>
  );
};

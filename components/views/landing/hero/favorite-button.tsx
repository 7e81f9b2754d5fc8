/** The favorite button on a game's image. Its code loads with the first press, or immediately for a signed-in member. */
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { createLazyComponent } from '@/components/ui/lazy-component';
import type { Game } from '@/lib/contract/game';
import { useAuth } from '@/stores/stores-provider';

const LazyFavoriteToggle = createLazyComponent(
  async () => (await import('./favorite-toggle')).FavoriteToggle,
  true,
);

/**
 * The games whose heart was pressed before its code was loaded. If Play removes the button before its code has loaded,
 * the button in the player's bar handles the press.
 */
const pendingGameUids = new Set<string>();

const HERO_BUTTON_PROPS = { className: 'landing-share', kind: 'night', isIconOnly: true } as const;

interface FavoriteButtonProps {
  game: Game;
  /** Whether the button is among the plain buttons of the player's bar. */
  isInBar?: boolean;
}

export const FavoriteButton = ({ game, isInBar }: FavoriteButtonProps) => {
  const isSignedIn = useAuth((state) => state.isSignedIn);
  const isOn = useAuth((state) => state.favorites.includes(game.uid));
  const [presses, setPresses] = useState(+pendingGameUids.has(game.uid));
  const ButtonElement = isInBar ? 'button' : Button;
  return (
    <>
      <ButtonElement
        {...(isInBar ? { type: 'button', 'data-extra': '' } : HERO_BUTTON_PROPS)}
        aria-label="Favorite"
        aria-pressed={isOn}
        // Ignores the second click of a double click, which would undo the first.
        onClick={({ detail }) => {
          if (detail > 1) return;
          pendingGameUids.add(game.uid);
          setPresses(presses + 1);
        }}
      >
        <Icon name={isOn ? 'heartF' : 'heart'} />
      </ButtonElement>
      {(isSignedIn || presses > 0) && (
        <LazyFavoriteToggle game={game} isOn={isOn} presses={presses} pending={pendingGameUids} />
      )}
    </>
  );
};

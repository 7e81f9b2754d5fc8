/** The dialog of a game, which adds it to lists, and hides it or games like it. */
import { useEffect, useEffectEvent, useId } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { findStackedFamily } from '@/components/ui/cards/find-stacked-family';
import type { GameSummary } from '@/lib/contract/game';
import { useModal } from '@/stores/stores-provider';
import { HideChoices } from './hide-choices';
import { ListChoices } from './list-choices';

interface GameMenuProps {
  game: GameSummary;
  /** The number of times that the menu was requested; a change opens it. */
  presses: number;
  /** Called when the game, or its family or genre, was hidden. */
  onHidden?: () => void;
  /** Called when the visitor undoes the hiding from the notification. */
  onUndone?: () => void;
}

export const GameMenu = ({ game, presses, onHidden, onUndone }: GameMenuProps) => {
  // A page has a menu for each card, and a game may have several cards.
  const name = `game-menu${useId()}`;
  const open = useModal((state) => state.open);
  const show = useEffectEvent(() => open(name));
  useEffect(() => show(), [presses]);
  const family = findStackedFamily(game);
  return (
    <Dialog name={name} label="Lists and hiding">
      <div className="game-menu">
        <h2>{family?.name ?? game.title}</h2>
        {/* The card of a family opens the page with all its games, so no single game could be added to a list. */}
        {!family && <ListChoices game={game} />}
        <HideChoices game={game} onHidden={onHidden} onUndone={onUndone} />
      </div>
    </Dialog>
  );
};

/** The dialog of a game: adds it to lists, and hides it, or games like it. */
import { useEffect, useEffectEvent } from 'react';
import { Dialog } from '@/components/ui/dialog';
import type { Game } from '@/lib/contract/game';
import { useModal } from '@/stores/stores-provider';
import { HideChoices } from './hide-choices';
import { ListChoices } from './list-choices';

/** The name under which the modal store opens the dialog. */
const GAME_MENU = 'game-menu';

interface GameMenuProps {
  game: Game;
  /** How often the menu was requested. */
  presses: number;
}

export const GameMenu = ({ game, presses }: GameMenuProps) => {
  const open = useModal((state) => state.open);
  const show = useEffectEvent(() => open(GAME_MENU));
  useEffect(() => show(), [presses]);
  return (
    <Dialog name={GAME_MENU} label="Lists and hiding">
      <div className="game-menu">
        <h2>{game.title}</h2>
        <ListChoices game={game} />
        <HideChoices game={game} />
      </div>
    </Dialog>
  );
};

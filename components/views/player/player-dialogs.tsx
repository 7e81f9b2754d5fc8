/** Opens the help, the scores and the text to share over a running game. All dialogs load with the first one. */
import { useState } from 'react';
import { createLazyComponent } from '@/components/ui/lazy-component';
import type { Game, GameEmbed } from '@/lib/contract/game';
import { useModal } from '@/stores/stores-provider';

export const HELP_DIALOG = 'help';
export const SCORES_DIALOG = 'scores';
export const SHARE_DIALOG = 'share';

const PLAYER_DIALOGS: readonly string[] = [HELP_DIALOG, SCORES_DIALOG, SHARE_DIALOG];

const DialogSet = createLazyComponent(
  async () => (await import('./player-dialog-set')).PlayerDialogSet,
  true,
);

export const PlayerDialogs = ({ game }: { game: Game & { embed: GameEmbed } }) => {
  const isOpen = useModal((state) => PLAYER_DIALOGS.includes(state.current?.name ?? ''));
  const [isUsed, setUsed] = useState(isOpen);
  if (isOpen && !isUsed) setUsed(true);
  return isUsed && <DialogSet names={PLAYER_DIALOGS} game={game} />;
};

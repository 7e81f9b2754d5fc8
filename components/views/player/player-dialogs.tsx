/** Opens help, scores and the text to share over a running game; the dialogs load with the first one. */
import { latePart } from '@/components/ui/late-part';
import type { Game } from '@/lib/contract/game';
import { visibleModal } from '@/stores/modal-store';
import { useModal } from '@/stores/stores-provider';
import type { StartsFull } from './use-starts-full';

export const HELP_DIALOG = 'player-help';
export const SCORES_DIALOG = 'player-scores';
export const SHARE_DIALOG = 'player-share';

const DIALOGS: readonly string[] = [HELP_DIALOG, SCORES_DIALOG, SHARE_DIALOG];

const DialogSet = latePart(async () => (await import('./player-dialog-set')).PlayerDialogSet, true);

export interface PlayerDialogsProps {
  game: Game;
  /** Null where the game never fills the screen. */
  startsFull: StartsFull | null;
}

export const PlayerDialogs = (props: PlayerDialogsProps) => {
  const isOpen = useModal((state) => visibleModal(state, DIALOGS) !== null);
  return isOpen && <DialogSet {...props} />;
};

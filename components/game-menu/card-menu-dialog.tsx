/** The menu of a card, outside of the card: a card that is hidden would hide a dialog within. */
import { createPortal } from 'react-dom';
import { giveFocus } from '@/components/ui/focus/give-focus';
import type { GameSummary } from '@/lib/contract/game';
import { useModalStore } from '@/stores/stores-provider';
import { GameMenu } from './game-menu';

export interface CardMenuDialogProps {
  game: GameSummary;
  presses: number;
  /** The button of the card. */
  button: HTMLElement;
}

/** Returns the visible cards' buttons of the page. */
const listButtons = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('.card-menu')].filter((each) => each.checkVisibility());

/** Calls back once the dialog has closed and returned the focus. */
const afterDialog = (run: () => void): void => {
  if (document.querySelector('dialog[open]')) requestAnimationFrame(() => afterDialog(run));
  else run();
};

export const CardMenuDialog = ({ game, presses, button }: CardMenuDialogProps) => {
  const modals = useModalStore();
  const handleHidden = (): void => {
    const isByKeyboard = document.activeElement?.matches(':focus-visible') ?? false;
    // The button itself is hidden by now, but has its place in the document.
    const buttons = listButtons();
    const isAfter = (each: HTMLElement): boolean =>
      (button.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    const next = button.checkVisibility() ? button : (buttons.find(isAfter) ?? buttons.at(-1));
    modals.getState().close();
    afterDialog(() => {
      giveFocus(next);
      // Undo is at the end of the page, out of reach for a keyboard. When it leaves, the focus returns to the next card.
      if (isByKeyboard) document.querySelector<HTMLElement>('.site-toaster .action')?.focus();
    });
  };
  return createPortal(
    <GameMenu game={game} presses={presses} onHidden={handleHidden} onUndone={() => giveFocus(button)} />,
    document.body,
  );
};

/** The menu of a card, rendered outside the card. Inside it, the dialog would disappear when the card is hidden. */
import { createPortal } from 'react-dom';
import { giveFocus } from '@/components/ui/focus/give-focus';
import type { GameSummary } from '@/lib/contract/game';
import { useModalStore } from '@/stores/stores-provider';
import { GameMenu } from './game-menu';

export interface CardMenuDialogProps {
  game: GameSummary;
  presses: number;
  /** The button on the card that opens the menu. */
  button: HTMLElement;
}

/** Returns the menu buttons of all visible cards on the page. */
const listButtons = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('.card-menu')].filter((each) => each.checkVisibility());

/** Runs the callback once the dialog has closed and returned the focus. */
const runAfterDialogCloses = (run: () => void): void => {
  if (document.querySelector('dialog[open]')) requestAnimationFrame(() => runAfterDialogCloses(run));
  else run();
};

export const CardMenuDialog = ({ game, presses, button }: CardMenuDialogProps) => {
  const modals = useModalStore();
  const handleHidden = (): void => {
    const isByKeyboard = document.activeElement?.matches(':focus-visible') ?? false;
    // The hidden card's button is still in the document, and its position determines the next card.
    const buttons = listButtons();
    const isLaterInDocument = (each: HTMLElement): boolean =>
      (button.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    const next = button.checkVisibility() ? button : (buttons.find(isLaterInDocument) ?? buttons.at(-1));
    modals.getState().close();
    runAfterDialogCloses(() => {
      giveFocus(next);
      // Moves the focus to the Undo button, which keyboard users could not easily reach at the end of the page. When
      // the button disappears, the focus returns to the next card.
      if (isByKeyboard) document.querySelector<HTMLElement>('.site-toaster .action')?.focus();
    });
  };
  return createPortal(
    <GameMenu game={game} presses={presses} onHidden={handleHidden} onUndone={() => giveFocus(button)} />,
    document.body,
  );
};

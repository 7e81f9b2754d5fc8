/** Closes a board when the visitor presses the browser's Back. Loads once the board is open. */
import { useCloseOnBack } from '@/components/ui/focus/use-close-on-back';

export interface CloseOnBackProps {
  onBack(): void;
}

export const CloseOnBack = ({ onBack }: CloseOnBackProps) => {
  useCloseOnBack(true, onBack);
  return null;
};

/** The menu that a visitor's appearance button opens. */
import type { RefObject } from 'react';
import { useCloseOnOutsidePress } from '@/components/ui/focus/use-closing';
import { AppearanceSwitch } from './appearance-switch';

interface AppearanceMenuProps {
  root: RefObject<HTMLElement | null>;
  onClose(): void;
}

export const AppearanceMenu = ({ root, onClose }: AppearanceMenuProps) => {
  useCloseOnOutsidePress(root, true, onClose);
  return (
    <div>
      <AppearanceSwitch isOnNight={false} />
    </div>
  );
};

/** The menu of a visitor's appearance button. */
import type { RefObject } from 'react';
import { useClosing } from '@/components/ui/use-closing';
import { LookSwitch } from './look-switch';

interface LookMenuProps {
  root: RefObject<HTMLElement | null>;
  onClose(): void;
}

export const AppearanceMenu = ({ root, onClose }: LookMenuProps) => {
  useClosing(root, true, onClose);
  return (
    <div>
      <LookSwitch isOnNight={false} />
    </div>
  );
};

/** The menus of the header's two buttons, which load with the first press on either button. */
import type { RefObject } from 'react';
import { AppearanceMenu } from './appearance-menu';
import { NotificationMenu } from './notification-menu';

interface CornerMenuProps {
  name: 'bell' | 'look';
  root: RefObject<HTMLElement | null>;
  onClose(): void;
}

export const CornerMenu = ({ name, ...menu }: CornerMenuProps) =>
  name === 'bell' ? <NotificationMenu {...menu} /> : <AppearanceMenu {...menu} />;

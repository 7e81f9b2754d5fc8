/** The menus of the header's two buttons; they load with the first press on either. */
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

/** The frame of the player: none in the modern layout, the sheet with tabs in the classic layout. */
import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { AccountDialogs } from '@/components/account/account-dialogs';
import { createLayoutSwitch } from '@/components/layout/layout-switch';
import type { SiteSection } from '@/components/layout/site-navigation';

export interface PlayerShellProps {
  section: SiteSection;
  children: ReactNode;
}

/** Loads the dialogs that the header provides on other pages. */
const ModernShell = ({ children }: PlayerShellProps) => (
  <>
    <main id="content">{children}</main>
    <AccountDialogs />
  </>
);

export const PlayerShell = await createLayoutSwitch<PlayerShellProps>({
  modern: ModernShell,
  classic: dynamic(async () => (await import('./classic-shell')).ClassicShell),
});

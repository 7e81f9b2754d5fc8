/** The personal rows of games, with the reasons for them. Their code loads only for visitors who have played. */
import type { ReactNode } from 'react';
import { createLazyComponent } from '@/components/ui/lazy-component';
import type { ForYouRow } from '@/lib/domain/listing/for-you';
import { useAuth, useClients } from '@/stores/stores-provider';

export interface ForYouProps {
  children(row: ForYouRow, title: string): ReactNode;
}

const LazyForYouRows = createLazyComponent<ForYouProps>(
  async () => (await import('./for-you-rows')).ForYouRows,
);

export const ForYouLoader = (props: ForYouProps) => {
  const { player } = useClients();
  const hasPlayer = useAuth(({ isReady, isSignedIn }) => isReady && (isSignedIn || player.hasGuest()));
  return hasPlayer && <LazyForYouRows {...props} />;
};

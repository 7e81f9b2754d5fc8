/** The personal rows of games, with the reasons for them. Their code loads only for visitors who have played. */
import type { ReactNode } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import type { ForYouRow } from '@/lib/domain/listing/for-you';
import { useAuth, useClients } from '@/stores/stores-provider';

export interface ForYouProps {
  children(row: ForYouRow, title: string): ReactNode;
}

const ForYouRows = lazyPart<ForYouProps>(async () => (await import('./for-you-rows')).ForYouRows);

export const ForYou = (props: ForYouProps) => {
  const { player } = useClients();
  const hasPlayer = useAuth(({ isReady, isSignedIn }) => isReady && (isSignedIn || player.hasGuest()));
  return hasPlayer && <ForYouRows {...props} />;
};

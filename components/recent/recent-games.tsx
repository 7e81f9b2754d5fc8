/** The games played last in this browser: nothing for those who played none, and its cards come only for the others. */
import { lazyPart } from '@/components/ui/lazy-part';
import { useClientNow } from '@/components/ui/use-client-now';
import { IDENTITY_KEY } from '@/lib/domain/identity';
import { recentKeyOf, recentOwnerOf } from '@/lib/domain/recent-key';
import { browserStorage } from '@/stores/key-value-storage';
import { useAuth } from '@/stores/stores-provider';
import { RecentFrame } from './recent-frame';

const SHOWN = 8;

const RecentCards = lazyPart(async () => (await import('./recent-cards')).RecentCards);

interface RecentGamesProps {
  title: string;
  /** Uid of a game that is left out: the one whose page this is. */
  except?: string;
  /**
   * Keeps the space from the first paint on (the head's mark, pages/_document.tsx); for a place in sight, where cards
   * that come later would push the page down.
   */
  isReserved?: boolean;
}

export const RecentGames = ({ title, except, isReserved }: RecentGamesProps) => {
  // Rendered anew when somebody signs in or out: the list is another one then.
  useAuth((state) => state.user);
  const owner = recentOwnerOf(browserStorage.read(IDENTITY_KEY));
  const hasKept = useClientNow() !== null && browserStorage.read(recentKeyOf(owner)) !== undefined;
  const place = isReserved && (
    <RecentFrame title={title} hasStored={hasKept}>
      {Array.from({ length: SHOWN }, (_, index) => (
        <span key={index}>
          <span className="picture" />
          <b>&nbsp;</b>
        </span>
      ))}
    </RecentFrame>
  );
  return hasKept ? (
    <RecentCards key={owner} owner={owner} title={title} except={except} most={SHOWN} fallback={place} />
  ) : (
    place
  );
};

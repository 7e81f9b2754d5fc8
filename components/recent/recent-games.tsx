/** The recently played games of this browser. The cards load only for visitors who have played. */
import { createLazyComponent } from '@/components/ui/lazy-component';
import { useClientNow } from '@/components/ui/use-client-now';
import { IDENTITY_KEY } from '@/lib/domain/members/identity';
import { recentKeyOf, recentOwnerOf } from '@/lib/domain/play/recent-key';
import { browserStorage } from '@/stores/key-value-storage';
import { useAuth } from '@/stores/stores-provider';
import { RecentFrame } from './recent-frame';

const SHOWN_GAMES = 8;

const LazyRecentCards = createLazyComponent(async () => (await import('./recent-cards')).RecentCards);

interface RecentGamesProps {
  title: string;
  /** The uid of the current page's game, which is left out. */
  except?: string;
  /**
   * Whether to reserve space from the first paint on, if a script in the document's head has found played games
   * (pages/_document.tsx). Needed if the section is visible at first, because cards that load later would push the page
   * down.
   */
  isReserved?: boolean;
}

export const RecentGames = ({ title, except, isReserved }: RecentGamesProps) => {
  // Remounts after a sign-in or sign-out, because the list then belongs to another user.
  useAuth((state) => state.user);
  const owner = recentOwnerOf(browserStorage.read(IDENTITY_KEY));
  const hasSaved = useClientNow() !== null && browserStorage.read(recentKeyOf(owner)) !== undefined;
  const place = isReserved && (
    <RecentFrame title={title} hasStored={hasSaved}>
      {Array.from({ length: SHOWN_GAMES }, (_, index) => (
        <span key={index}>
          <span className="picture" />
          <b>&nbsp;</b>
        </span>
      ))}
    </RecentFrame>
  );
  return hasSaved ? (
    <LazyRecentCards
      key={owner}
      owner={owner}
      title={title}
      except={except}
      most={SHOWN_GAMES}
      fallback={place}
    />
  ) : (
    place
  );
};

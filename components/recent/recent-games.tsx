/** The games played last in this browser: nothing for those who played none, and its cards come only for the others. */
import { useEffect, useState, type ComponentType } from 'react';
import { useClientNow } from '@/components/ui/use-client-now';
import { IDENTITY_KEY } from '@/lib/domain/identity';
import { recentKeyOf, recentOwnerOf } from '@/lib/domain/recent-key';
import type { RecentGame } from '@/lib/domain/recently-played';
import { browserStorage } from '@/stores/key-value-storage';
import { useAuth } from '@/stores/stores-provider';

const SHOWN = 8;

interface Loaded {
  owner: string;
  RecentCards: ComponentType<{ games: readonly RecentGame[] }>;
  games: readonly RecentGame[];
}
const NOTHING = 'nothing';

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
  const [latest, setLoaded] = useState<Loaded | typeof NOTHING | null>(null);
  const loaded = latest === NOTHING || latest?.owner === owner ? latest : null;

  useEffect(() => {
    if (!hasKept) return;
    import('./recent-cards').then(
      ({ RecentCards, recentGames }) => {
        const games = recentGames(owner)
          .filter(({ uid }) => uid !== except)
          .slice(0, SHOWN);
        setLoaded(games.length > 0 ? { owner, RecentCards, games } : NOTHING);
      },
      () => setLoaded(NOTHING),
    );
  }, [owner, hasKept, except]);

  if (loaded === NOTHING || !(loaded || isReserved)) return null;
  return (
    <section className="recent-games panel" aria-labelledby="recent" data-kept={hasKept || undefined}>
      <h2 id="recent">{title}</h2>
      <div className="row">
        {loaded ? (
          <loaded.RecentCards games={loaded.games} />
        ) : (
          Array.from({ length: SHOWN }, (_, index) => (
            <span key={index}>
              <span className="picture" />
              <b>&nbsp;</b>
            </span>
          ))
        )}
      </div>
    </section>
  );
};

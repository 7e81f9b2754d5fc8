/** The first rows of today's board for one daily game. */
import { artworkUrl } from '@/components/ui/cards/game-art';
import { createLazyComponent } from '@/components/ui/lazy-component';
import { Panel } from '@/components/ui/panel';
import { SiteLink } from '@/components/ui/site-link';
import { useInViewport } from '@/components/ui/use-in-viewport';
import type { GameSummary } from '@/lib/contract/game';
import { dateOfKey, dayAndMonth } from '@/lib/domain/days/calendar-days';
import { useToday } from '@/stores/queries/use-dailies';

const TonightBoard = createLazyComponent(async () => (await import('./tonight-board')).TonightBoard);

export const TonightPanel = ({ game }: { game: GameSummary }) => {
  const today = useToday();
  const [place, isInViewport] = useInViewport();
  const art = artworkUrl(game, 'small');

  return (
    <Panel className="tonight-panel" aria-labelledby="tonight">
      <div className="head">
        {art && <img src={art} alt="" loading="lazy" />}
        <div>
          <h2 id="tonight">Quickest tonight</h2>
          <p>
            <SiteLink href={game.href} data-play="">
              {game.title}
            </SiteLink>
            {today && `, ${dayAndMonth(dateOfKey(today))}`}
          </p>
        </div>
      </div>
      <div ref={place}>{isInViewport && <TonightBoard game={game} />}</div>
    </Panel>
  );
};

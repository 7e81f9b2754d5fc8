/** The newest downloads as rows with their genres and prices. */
import { ButtonLink } from '@/components/ui/button';
import { artworkUrl } from '@/components/ui/cards/game-art';
import { StarRating } from '@/components/ui/rating';
import { SiteLink } from '@/components/ui/site-link';
import type { GameSummary } from '@/lib/contract/game';
import { grouped, money } from '@/lib/domain/play/amounts';
import { hidingKeysOf } from '@/lib/domain/members/hidden-games';

export const ClassicDownloads = ({ games }: { games: readonly GameSummary[] }) =>
  games.map((game) => (
    <div className="classic-download" key={game.uid} data-keys={hidingKeysOf(game)}>
      <img src={artworkUrl(game, 'standard') ?? ''} alt="" loading="lazy" />
      <div>
        <h3>
          <SiteLink className="underlined" href={game.href}>
            {game.title}
          </SiteLink>
        </h3>
        <p>{game.descriptionShort}</p>
        {game.numRatings > 0 && (
          <span className="meta">
            <StarRating value={game.rating} />
            {grouped(game.numRatings)} ratings
          </span>
        )}
      </div>
      <ButtonLink kind="blue" size="small" href={game.href}>
        {game.paidgamePrice === null ? 'Get it' : `Buy ${money(game.paidgamePrice)}`}
        <span className="sr">: {game.title}</span>
      </ButtonLink>
    </div>
  ));

/** A game in a classic grid, with a frame, stars and a permanent Play button. */
import type { CSSProperties, ReactNode } from 'react';
import type { GameSummary } from '@/lib/contract/game';
import { grouped, money } from '@/lib/domain/play/amounts';
import { mainGenreOf } from '@/lib/domain/games/genres';
import { hidingKeysOf } from '@/lib/domain/members/hidden-games';
import { GameBadge } from '../badge';
import { ButtonLink } from '../button';
import { CardImage } from './card-image';
import { CategoryIcon } from '../category-icon';
import { artworkUrl } from './game-art';
import { StarRating } from '../rating';
import { SiteLink } from '../site-link';

interface ClassicCardProps {
  game: GameSummary;
  /** The title with the matched words highlighted. */
  label?: ReactNode;
  /** A text instead of the known name or the genre. */
  note?: ReactNode;
  /** The position of a card that is visible at first, whose image loads immediately. */
  place?: number;
  /** Whether the game is shown even if the visitor hides it, because they searched for its title. */
  isNamed?: boolean;
  menu?: ReactNode;
}

export const ClassicGrid = ({ children }: { children: ReactNode }) => (
  <div className="classic-grid">{children}</div>
);

export const ClassicCard = ({ game, label, note, place, isNamed, menu }: ClassicCardProps) => {
  const art = artworkUrl(game, 'standard');
  const category = mainGenreOf(game);
  const price = game.paidgamePrice === null ? 'Get it' : `Buy ${money(game.paidgamePrice)}`;
  return (
    <div
      className="classic-card"
      data-keys={isNamed ? undefined : hidingKeysOf(game)}
      style={{ '--hl': game.highlightColor } as CSSProperties}
    >
      <SiteLink href={game.href} title={game.title} data-play="">
        <span className="picture">
          {art ? (
            <CardImage game={game} kind="standard" place={place} />
          ) : (
            <CategoryIcon name={category.icon} />
          )}
          <GameBadge game={game} />
        </span>
        <b>{label ?? game.title}</b>
        {game.knownAs[0] && <span className="known">{note ?? game.knownAs[0]}</span>}
        {game.playLine && <span className="line">{game.playLine}</span>}
      </SiteLink>
      <span className="meta">
        {game.numRatings > 0 ? (
          <>
            <StarRating value={game.rating} />
            {grouped(game.numRatings)}
          </>
        ) : (
          (!game.knownAs[0] && note) || category.name
        )}
      </span>
      {menu}
      <ButtonLink
        kind={game.isDownloadGame ? 'blue' : 'play'}
        size="small"
        href={game.href}
        data-play=""
        aria-label={game.isDownloadGame ? `${price}: ${game.title}` : `Play ${game.title}`}
      >
        {game.isDownloadGame ? price : 'Play'}
      </ButtonLink>
    </div>
  );
};

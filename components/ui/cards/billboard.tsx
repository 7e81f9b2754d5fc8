/** The widest card, with live text on the plain left side of its artwork. At most one should be on screen. */
import type { CSSProperties } from 'react';
import type { GameSummary } from '@/lib/contract/game';
import { compact, ratingText } from '@/lib/domain/play/amounts';
import { hidingKeysOf } from '@/lib/domain/members/hidden-games';
import { imageSource } from '@/lib/domain/games/image-source';
import { PHONE } from '@/styles/breakpoints';
import { GameBadge } from '../badge';
import { Icon } from '../icon';
import { artworkUrl } from './game-art';
import { StarRating } from '../rating';
import { SiteLink } from '../site-link';

export const Billboard = ({ game }: { game: GameSummary }) => {
  const art = artworkUrl(game, 'billboard');
  return (
    <SiteLink
      className="game-card"
      href={game.href}
      data-kind="billboard"
      data-keys={hidingKeysOf(game)}
      data-play=""
      data-night=""
      style={{ '--hl': game.highlightColor } as CSSProperties}
    >
      <span className="card-art">
        {art && (
          <picture>
            {game.billboardImg[1] && <source media={PHONE} srcSet={imageSource(game.billboardImg[1], 640)} />}
            <img src={art} alt="" decoding="async" />
          </picture>
        )}
      </span>
      <span className="copy">
        <GameBadge game={game} kind={game.isExclusive ? 'onlyHere' : game.isDailyGame && 'daily'} />
        <span className="title">{game.title}</span>
        <span className="line">{game.descriptionShort || game.descriptionMedium}</span>
        <span className="foot">
          <span className="play">
            <Icon name="play" />
            Play
          </span>
          {game.numRatings > 0 && (
            <span className="meta">
              <StarRating value={game.rating} />
              <span>{ratingText(game.rating)}</span>
              {game.numPlays > 0 && (
                <span>
                  · {compact(game.numPlays)} {game.numPlays === 1 ? 'play' : 'plays'}
                </span>
              )}
            </span>
          )}
        </span>
      </span>
    </SiteLink>
  );
};

/** The night panel over a game's page: its art, its name, and the way in. */
import type { CSSProperties } from 'react';
import { CategoryIcon } from '@/components/ui/category-icon';
import { artOf, mainCategoryOf } from '@/components/ui/game-art';
import { Rating } from '@/components/ui/rating';
import { useClientNow } from '@/components/ui/use-client-now';
import type { Game } from '@/lib/contract/game';
import { compact, grouped, ratingText } from '@/lib/domain/amounts';
import { eveningName } from '@/lib/domain/evenings';
import { pictureSource } from '@/lib/domain/picture-source';
import { PHONE } from '@/styles/breakpoints';
import type { DailyStatus } from '@/stores/queries/use-dailies';
import { LandingActions } from './landing-actions';

// Longer titles would push Play below the fold at the full size.
const LONG_TITLE = 24;

interface LandingHeroProps {
  game: Game;
  /** How far the visitor is with tonight's level; absent while unknown. */
  status: DailyStatus | undefined;
}

export const LandingHero = ({ game, status }: LandingHeroProps) => {
  const now = useClientNow();
  const category = mainCategoryOf(game);
  const wide = game.billboardImg[0] ?? game.featuredImg ?? game.thumbnailImgXl;
  const art = artOf(game, wide ? 'billboard' : 'standard');
  const kind = game.isDailyGame ? `Daily ${category.name.toLowerCase()} game` : `${category.name} game`;
  const done = status?.state === 'started' ? `${Math.round(status.progress * 100)}%` : null;

  return (
    <section
      className="landing-hero"
      aria-labelledby="game"
      data-night=""
      style={{ '--hl': game.highlightColor } as CSSProperties}
    >
      {art ? (
        <picture>
          {wide && game.billboardImg[1] && (
            <source media={PHONE} srcSet={pictureSource(game.billboardImg[1], 640)} />
          )}
          <img src={art} alt="" fetchPriority="high" data-cut={wide ? undefined : 'thumbnail'} />
        </picture>
      ) : (
        <CategoryIcon name={category.icon} />
      )}
      <div className="copy">
        <p className="evening">
          {kind}
          {game.isDailyGame && now && `, ${eveningName(now)}`}
        </p>
        <h1 id="game" data-long={game.title.length > LONG_TITLE || undefined}>
          {game.title}
        </h1>
        <p className="lede">{game.descriptionShort || game.shortDescription || game.descriptionMedium}</p>
        {(game.numRatings > 0 || game.numPlays > 0) && (
          <div className="meta">
            {game.numRatings > 0 && (
              <>
                <Rating value={game.rating} />
                <span>
                  {ratingText(game.rating)} from {grouped(game.numRatings)} ratings
                </span>
              </>
            )}
            {game.numPlays > 0 && (
              <span>
                {compact(game.numPlays)} {game.numPlays === 1 ? 'play' : 'plays'}
              </span>
            )}
          </div>
        )}
        <div className="actions">
          <LandingActions game={game} status={status} />
        </div>
        {done && (
          <div className="progress" style={{ '--done': done } as CSSProperties}>
            <div />
            {done} done
          </div>
        )}
      </div>
    </section>
  );
};

/** A game's picture on the classic sheet, and under it the caption with its name and the way in. */
import styled from 'styled-components';
import { CategoryIcon } from '@/components/ui/category-icon';
import { artOf, mainCategoryOf } from '@/components/ui/game-art';
import { Rating } from '@/components/ui/rating';
import { useClientNow } from '@/components/ui/use-client-now';
import type { Game } from '@/lib/contract/game';
import { compact, grouped, ratingText } from '@/lib/domain/amounts';
import { eveningName } from '@/lib/domain/evenings';
import type { DailyStatus } from '@/stores/queries/use-dailies';
import { below } from '@/styles/breakpoints';
import { LandingActions } from './landing-actions';

const Root = styled.section`
  border: var(--boxEdge);
  border-radius: 6px;
  overflow: hidden;
  background: var(--caption) linear-gradient(var(--landingNight) 0 0);
  color: var(--cream);

  > .picture {
    display: grid;
    place-items: center;
    height: 330px;
    background: color-mix(in srgb, var(--hl) 45%, var(--landingNight));
    overflow: hidden;
  }
  .picture img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 72% 58%;
  }
  .picture > .ci {
    width: 140px;
    height: 140px;
    color: var(--creamVeilStrong);
  }
  .caption {
    display: flex;
    align-items: center;
    gap: 12px 20px;
    flex-wrap: wrap;
    padding: 16px 18px 18px;
    border-top: var(--sheetEdge);
  }
  .words {
    flex: 1 1 300px;
    min-width: 0;
  }
  h1 {
    font-size: 32px;
    overflow-wrap: break-word;
  }
  .kind {
    min-height: 22px;
    font-size: 13.5px;
    font-weight: 600;
    color: var(--litLabel);
  }
  .lede {
    margin-top: 6px;
    font-size: 15px;
    color: var(--nightTextSoft);
    max-width: 60ch;
  }
  .meta {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    margin-top: 8px;
    font-size: 14px;
    color: var(--nightTextBright);
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
  ${below('tablet')} {
    > .picture {
      height: 210px;
    }
    h1 {
      font-size: 28px;
    }
    .actions {
      flex: 1 1 100%;
    }
    .actions > :first-child {
      flex: 1;
    }
  }
`;

interface ClassicHeroProps {
  game: Game;
  /** How far the visitor is with tonight's level; absent while unknown. */
  status: DailyStatus | undefined;
}

export const ClassicHero = ({ game, status }: ClassicHeroProps) => {
  const now = useClientNow();
  const category = mainCategoryOf(game);
  const art = artOf(game, 'billboard');
  const kind = game.isDailyGame ? `Daily ${category.name.toLowerCase()} game` : `${category.name} game`;

  return (
    <Root aria-labelledby="game" data-night="">
      <div className="picture">
        {art ? <img src={art} alt="" fetchPriority="high" /> : <CategoryIcon name={category.icon} />}
      </div>
      <div className="caption">
        <div className="words">
          <p className="kind">
            {kind}
            {game.isDailyGame && now && `, ${eveningName(now)}`}
            {status?.state === 'started' && `, ${Math.round(status.progress * 100)}% done`}
          </p>
          <h1 id="game">{game.title}</h1>
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
        </div>
        <div className="actions">
          <LandingActions game={game} status={status} size="normal" />
        </div>
      </div>
    </Root>
  );
};

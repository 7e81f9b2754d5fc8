/** The night panel over a game's page: its art, its name, and the way in. */
import type { CSSProperties } from 'react';
import { CategoryIcon } from '@/components/ui/category-icon';
import { artOf, mainCategoryOf } from '@/components/ui/game-art';
import { useClientNow } from '@/components/ui/use-client-now';
import type { Game } from '@/lib/contract/game';
import { eveningName } from '@/lib/domain/evenings';
import { pictureSource } from '@/lib/domain/picture-source';
import { PHONE } from '@/styles/breakpoints';
import type { DailyStatus } from '@/stores/queries/use-dailies';
import { GameMeta, longTitle } from './game-meta';
import { LandingActions } from './landing-actions';
import { ShareButton } from './share-button';

interface LandingHeroProps {
  game: Game;
  device: string | null;
  /** How far the visitor is with tonight's level; absent while unknown. */
  status: DailyStatus | undefined;
}

export const LandingHero = ({ game, device, status }: LandingHeroProps) => {
  const now = useClientNow();
  const category = mainCategoryOf(game);
  const wide = game.billboardImg[0] ?? game.featuredImg ?? game.thumbnailImgXl;
  const art = artOf(game, wide ? 'billboard' : 'standard');
  const kind = game.isDailyGame ? `Daily ${category.name.toLowerCase()} game` : `${category.name} game`;
  const lede = game.descriptionShort || game.shortDescription || game.descriptionMedium;
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
      <ShareButton game={game} />
      <div className="copy">
        <p className="evening">
          {kind}
          {game.isDailyGame && now && `, ${eveningName(now)}`}
        </p>
        <h1 id="game" data-long={longTitle(game.title)}>
          {game.title}
        </h1>
        {lede && <p className="lede">{lede}</p>}
        <GameMeta game={game} device={device} />
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

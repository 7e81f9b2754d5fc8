/** The night panel at the top of a game's page, with its artwork, its name, and the Play link. */
import type { CSSProperties } from 'react';
import { CategoryIcon } from '@/components/ui/category-icon';
import { artworkUrl } from '@/components/ui/cards/game-art';
import { KnownNameLine } from '@/components/ui/cards/known-name-line';
import type { Game } from '@/lib/contract/game';
import { dateOfKey, dayName } from '@/lib/domain/days/calendar-days';
import { mainGenreOf } from '@/lib/domain/games/genres';
import { isArchiveOver } from '@/lib/domain/days/level-keys';
import { imageSource } from '@/lib/domain/games/image-source';
import { PHONE } from '@/styles/breakpoints';
import { useDailyStatus, useToday } from '@/stores/queries/use-dailies';
import { FavoriteButton } from './favorite-button';
import { GameMeta, titleLengthAttribute } from '../about/game-meta';
import { LandingActions } from './landing-actions';
import { HeroAction } from './hero-action';
import type { PlayControls } from './landing-stage';
import { ShareButton } from '../share/share-button';
import { TodayLine } from './today-line';

interface LandingHeroProps {
  game: Game;
  device: string | null;
  way: PlayControls;
}

export const LandingHero = ({ game, device, way }: LandingHeroProps) => {
  const today = useToday();
  // The visitor's progress in today's level; undefined while unknown.
  const status = useDailyStatus(game.isDailyGame ? [game.keyword] : [])[game.keyword];
  const category = mainGenreOf(game);
  const wideImage = game.billboardImg[0] ?? game.featuredImg ?? game.thumbnailImgXl;
  const art = artworkUrl(game, 'billboard');
  const kind = game.isDailyGame ? `Daily ${category.name.toLowerCase()} game` : `${category.name} game`;
  const lede = game.descriptionShort || game.shortDescription || game.descriptionMedium;
  const done = status?.state === 'started' ? `${Math.round(status.progress * 100)}%` : undefined;

  return (
    <section
      className="landing-hero"
      aria-labelledby="game"
      data-night=""
      style={{ '--hl': game.highlightColor } as CSSProperties}
    >
      {art ? (
        <picture>
          {wideImage && game.billboardImg[1] && (
            <source media={PHONE} srcSet={imageSource(game.billboardImg[1], 640)} />
          )}
          <img src={art} alt="" fetchPriority="high" data-cut={wideImage ? undefined : 'thumbnail'} />
        </picture>
      ) : (
        <CategoryIcon name={category.icon} />
      )}
      <FavoriteButton game={game} />
      <ShareButton game={game} status={status} />
      <HeroAction of="list" label="Lists and hiding" game={game} />
      <div className="copy">
        <p className="evening" data-dated={game.isDailyGame || undefined}>
          {kind}
          {game.isDailyGame &&
            today &&
            !isArchiveOver(game.archive, today) &&
            `, ${dayName(dateOfKey(today))}`}
        </p>
        <h1 id="game" data-long={titleLengthAttribute(game.title)}>
          {game.title}
        </h1>
        <KnownNameLine className="lede" game={game} fallback={lede} />
        <GameMeta game={game} device={device} />
        <div className="actions">
          <LandingActions game={game} status={status} way={way} />
        </div>
        {game.isDailyGame && (
          <div className="progress" data-known={done} style={{ '--done': done } as CSSProperties}>
            <TodayLine game={game} status={status} />
            <div />
          </div>
        )}
      </div>
    </section>
  );
};

/** The top of a game's page in the classic layout: the image, and a caption with the name and links. */
import { CategoryIcon } from '@/components/ui/category-icon';
import { artworkUrl } from '@/components/ui/cards/game-art';
import { KnownNameLine } from '@/components/ui/cards/known-name-line';
import type { Game } from '@/lib/contract/game';
import { dateOfKey, dayName } from '@/lib/domain/days/calendar-days';
import { mainGenreOf } from '@/lib/domain/games/genres';
import { isArchiveOver } from '@/lib/domain/days/level-keys';
import { useToday, type DailyStatus } from '@/stores/queries/use-dailies';
import { FavoriteButton } from './favorite-button';
import { GameMeta, titleLengthAttribute } from '../about/game-meta';
import { LandingActions } from './landing-actions';
import { HeroAction } from './hero-action';
import type { PlayControls } from './landing-stage';
import { ShareButton } from '../share/share-button';
import { TodayLine } from './today-line';

interface ClassicHeroProps {
  game: Game;
  device: string | null;
  way: PlayControls;
  /** The visitor's progress in today's level; undefined while unknown. */
  status: DailyStatus | undefined;
}

export const ClassicHero = ({ game, device, status, way }: ClassicHeroProps) => {
  const today = useToday();
  const category = mainGenreOf(game);
  const art = artworkUrl(game, 'billboard');
  const lede = game.descriptionShort || game.shortDescription || game.descriptionMedium;
  const kind = game.isDailyGame ? `Daily ${category.name.toLowerCase()} game` : `${category.name} game`;

  return (
    <section className="classic-hero" aria-labelledby="game" data-night="">
      <div className="picture">
        {art ? <img src={art} alt="" fetchPriority="high" /> : <CategoryIcon name={category.icon} />}
      </div>
      <div className="caption">
        <div className="words">
          <p className="kind">
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
          {game.isDailyGame && <TodayLine game={game} status={status} />}
        </div>
        <div className="actions">
          <LandingActions game={game} status={status} way={way} size="normal" />
          <FavoriteButton game={game} />
          <ShareButton game={game} status={status} />
          <HeroAction of="list" label="Lists and hiding" game={game} />
        </div>
      </div>
    </section>
  );
};

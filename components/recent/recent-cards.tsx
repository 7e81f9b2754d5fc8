/** The cards of the recently played games, with image and title. */
import { useState, type CSSProperties } from 'react';
import { CategoryIcon } from '@/components/ui/category-icon';
import { SiteLink } from '@/components/ui/site-link';
import { mainGenreOf } from '@/lib/domain/games/genres';
import { imageSource } from '@/lib/domain/games/image-source';
import type { RecentGame } from '@/lib/domain/play/recently-played';
import { browserStorage } from '@/stores/key-value-storage';
import { listProgress } from '@/stores/played-progress';
import { createRecentlyPlayedStore } from '@/stores/recently-played-store';
import { RecentFrame } from './recent-frame';

interface RecentCardProps {
  game: RecentGame;
  /** The progress of an unfinished game, shown over the image. */
  progress?: string;
  /** A line below the title. */
  note?: string;
}

export const RecentCard = ({ game, progress, note }: RecentCardProps) => {
  const art = game.thumbnailImgSmall ?? game.thumbnailImg;
  return (
    <SiteLink
      href={game.href}
      title={game.title}
      data-play=""
      style={{ '--hl': game.highlightColor } as CSSProperties}
    >
      <span className="picture">
        {art ? (
          <img src={imageSource(art, 256)} alt="" loading="lazy" decoding="async" />
        ) : (
          <CategoryIcon name={mainGenreOf({ ...game, isDailyGame: true, isDownloadGame: false }).icon} />
        )}
        {progress && <small>{progress}</small>}
      </span>
      <b>{game.title}</b>
      {note && <small>{note}</small>}
    </SiteLink>
  );
};

interface RecentCardsProps {
  owner: string;
  title: string;
  /** The uid of a game to leave out. */
  except?: string;
  most: number;
}

/** Shows the recently played games of one user, newest first; renders nothing if there are none. */
export const RecentCards = ({ owner, title, except, most }: RecentCardsProps) => {
  const [saved] = useState(
    () => createRecentlyPlayedStore({ storage: browserStorage, owner }).getState().games,
  );
  const [progress] = useState(() => listProgress(browserStorage));
  const games = saved.filter(({ uid }) => uid !== except).slice(0, most);
  if (games.length === 0) return null;
  return (
    <RecentFrame title={title} hasStored>
      {games.map((game) => (
        <RecentCard key={game.uid} game={game} progress={progress[game.uid]} />
      ))}
    </RecentFrame>
  );
};

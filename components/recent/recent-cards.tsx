/** The cards of the games played last: picture and title. */
import type { CSSProperties } from 'react';
import { CategoryIcon } from '@/components/ui/category-icon';
import { SiteLink } from '@/components/ui/site-link';
import { mainGenreOf } from '@/lib/domain/genres';
import { pictureSource } from '@/lib/domain/picture-source';
import type { RecentGame } from '@/lib/domain/recently-played';
import { browserStorage } from '@/stores/key-value-storage';
import { createRecentlyPlayedStore } from '@/stores/recently-played-store';

/** What one user played last, newest first. */
export const recentGames = (owner: string): readonly RecentGame[] =>
  createRecentlyPlayedStore({ storage: browserStorage, owner }).getState().games;

export const RecentCards = ({ games }: { games: readonly RecentGame[] }) =>
  games.map((game) => {
    const art = game.thumbnailImgSmall ?? game.thumbnailImg;
    return (
      <SiteLink
        key={game.uid}
        href={game.href}
        title={game.title}
        style={{ '--hl': game.highlightColor } as CSSProperties}
      >
        <span className="picture">
          {art ? (
            <img src={pictureSource(art, 256)} alt="" loading="lazy" decoding="async" />
          ) : (
            <CategoryIcon name={mainGenreOf({ ...game, isDailyGame: true, isDownloadGame: false }).icon} />
          )}
        </span>
        <b>{game.title}</b>
      </SiteLink>
    );
  });

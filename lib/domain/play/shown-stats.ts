/** The stats that the panels of streaks and ranks show: of a member's profile, or of the guest of this browser. */
import type { GameSummary } from '../../contract/game';
import type { PlayerStats, PublicStats } from '../../contract/player-stats';
import type { RecentGame } from './recently-played';

export type StatsGame = Pick<
  GameSummary,
  | 'uid'
  | 'keyword'
  | 'href'
  | 'title'
  | 'thumbnailImg'
  | 'thumbnailImgTall'
  | 'thumbnailImgSmall'
  | 'thumbnailImgXl'
  | 'featuredImg'
  | 'billboardImg'
>;

export type ShownStats = Omit<PublicStats, 'games'> & { games: readonly StatsGame[] };

const keywordOf = ({ href }: RecentGame): string => href.slice(href.lastIndexOf('/') + 1);

/** Adds the games that this browser knows; the scores service knows keywords only, which our games have as slugs. */
export const statsWithGames = (stats: PlayerStats, games: readonly RecentGame[]): ShownStats => ({
  ...stats,
  games: games.map((game) => ({
    uid: game.uid,
    keyword: keywordOf(game),
    href: game.href,
    title: game.title,
    thumbnailImg: game.thumbnailImg,
    thumbnailImgSmall: game.thumbnailImgSmall,
    thumbnailImgTall: null,
    thumbnailImgXl: null,
    featuredImg: null,
    billboardImg: [],
  })),
});

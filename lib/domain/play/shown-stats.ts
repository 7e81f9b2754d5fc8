/** The stats shown in the panels of streaks and ranks, for a member's profile or for this browser's guest. */
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

const gameKeywordOf = ({ href }: RecentGame): string => href.slice(href.lastIndexOf('/') + 1);

/**
 * Adds the games that this browser knows to the stats. The scores service knows only keywords; the keyword of a
 * built-in game equals its slug.
 */
export const statsWithGames = (stats: PlayerStats, games: readonly RecentGame[]): ShownStats => ({
  ...stats,
  games: games.map((game) => ({
    uid: game.uid,
    keyword: gameKeywordOf(game),
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

/** The feed of new games. */
import type { PublicConfig } from '@/lib/config';
import { escapeXml, tag, XML_HEAD } from './xml';

export interface FeedGame {
  title: string;
  path: string;
  description: string;
  publishedAt: Date;
}

const itemOf = (origin: string, game: FeedGame): string =>
  `<item>${tag('title', game.title)}${tag('link', `${origin}${game.path}`)}<guid isPermaLink="true">${escapeXml(`${origin}${game.path}`)}</guid>${tag('pubDate', game.publishedAt.toUTCString())}${tag('description', game.description)}</item>`;

/** Returns an RSS 2.0 feed of games, newest first. */
export const rssOf = (
  origin: string,
  { productName, description }: Pick<PublicConfig, 'productName' | 'description'>,
  games: readonly FeedGame[],
): string => {
  const newest = games[0]?.publishedAt.toUTCString();
  return `${XML_HEAD}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${tag('title', `New games on ${productName}`)}${tag('link', `${origin}/`)}${tag('description', description)}<language>en</language><atom:link href="${escapeXml(`${origin}/rss.xml`)}" rel="self" type="application/rss+xml"/>${newest ? tag('lastBuildDate', newest) : ''}${games.map((game) => itemOf(origin, game)).join('')}</channel></rss>`;
};

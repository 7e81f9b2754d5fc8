/** The feed of new games. */
import type { PublicConfig } from '@/lib/config';
import { escapeXml, xmlElement, XML_HEAD } from './xml';

export interface FeedGame {
  title: string;
  path: string;
  description: string;
  publishedAt: Date;
}

const createFeedItem = (origin: string, game: FeedGame): string =>
  `<item>${xmlElement('title', game.title)}${xmlElement('link', `${origin}${game.path}`)}<guid isPermaLink="true">${escapeXml(`${origin}${game.path}`)}</guid>${xmlElement('pubDate', game.publishedAt.toUTCString())}${xmlElement('description', game.description)}</item>`;

/** Returns an RSS 2.0 feed of games, newest first. */
export const createRssFeed = (
  origin: string,
  { productName, description }: Pick<PublicConfig, 'productName' | 'description'>,
  games: readonly FeedGame[],
): string => {
  const newest = games[0]?.publishedAt.toUTCString();
  return `${XML_HEAD}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${xmlElement('title', `New games on ${productName}`)}${xmlElement('link', `${origin}/`)}${xmlElement('description', description)}<language>en</language><atom:link href="${escapeXml(`${origin}/rss.xml`)}" rel="self" type="application/rss+xml"/>${newest ? xmlElement('lastBuildDate', newest) : ''}${games.map((game) => createFeedItem(origin, game)).join('')}</channel></rss>`;
};

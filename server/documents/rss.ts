/** The feed of new games. */
import type { PublicConfig } from '@/lib/config';
import { escapeXml, createXmlElement, XML_HEAD } from './xml';

export interface FeedGame {
  title: string;
  path: string;
  description: string;
  publishedAt: Date;
}

const createFeedItem = (origin: string, game: FeedGame): string =>
  `<item>${createXmlElement('title', game.title)}${createXmlElement('link', `${origin}${game.path}`)}<guid isPermaLink="true">${escapeXml(`${origin}${game.path}`)}</guid>${createXmlElement('pubDate', game.publishedAt.toUTCString())}${createXmlElement('description', game.description)}</item>`;

/** Returns an RSS 2.0 feed of games, newest first. */
export const createRssFeed = (
  origin: string,
  { productName, description }: Pick<PublicConfig, 'productName' | 'description'>,
  games: readonly FeedGame[],
): string => {
  const newest = games[0]?.publishedAt.toUTCString();
  return `${XML_HEAD}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${createXmlElement('title', `New games on ${productName}`)}${createXmlElement('link', `${origin}/`)}${createXmlElement('description', description)}<language>en</language><atom:link href="${escapeXml(`${origin}/rss.xml`)}" rel="self" type="application/rss+xml"/>${newest ? createXmlElement('lastBuildDate', newest) : ''}${games.map((game) => createFeedItem(origin, game)).join('')}</channel></rss>`;
};

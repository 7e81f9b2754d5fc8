/** Finds a feed by its name. */
import type { Feed } from './feed';
import { gamemonetizeFeed } from './gamemonetize';
import { gamepixFeed } from './gamepix';
import { starwickFeed } from './starwick';

const FEEDS: readonly Feed[] = [gamemonetizeFeed, gamepixFeed, starwickFeed];

export const FEED_NAMES = FEEDS.map(({ name }) => name);

export const findFeed = (name: string): Feed | undefined => FEEDS.find((feed) => feed.name === name);

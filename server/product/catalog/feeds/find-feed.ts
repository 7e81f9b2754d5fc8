/** Finds a feed by its name. */
import type { Feed } from './feed';
import { gamemonetize } from './gamemonetize';
import { gamepix } from './gamepix';
import { starwick } from './starwick';

const FEEDS: readonly Feed[] = [gamemonetize, gamepix, starwick];

export const FEED_NAMES = FEEDS.map(({ name }) => name);

export const findFeed = (name: string): Feed | undefined => FEEDS.find((feed) => feed.name === name);

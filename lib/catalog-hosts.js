/** The hosts that games and images of other sites may come from. Plain JavaScript, because next.config.js reads it too. */

/** The hosts of each feed's games and images, and of the feed itself. */
export const FEED_HOSTS = {
  gamemonetize: [
    'html5.gamemonetize.com',
    'html5.gamemonetize.co',
    'img.gamemonetize.com',
    'gamemonetize.com',
  ],
  gamepix: ['games.gamepix.com', 'play.gamepix.com', 'img.gamepix.com', 'feeds.gamepix.com'],
};

/** The setting that allows no other host at all. */
export const NO_HOSTS = 'none';

// A name with a dot whose last part begins with a letter: no IP address, port or wildcard.
const HOST = /^(?=.{4,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/;

/** @param {string} host */
export const isHostName = (host) => HOST.test(host);

/**
 * Reads CATALOG_HOSTS.
 * @param {string} [setting] a comma list; empty for the feeds' own hosts, `none` for no other host
 * @returns {string[]} the hosts in lower case, each once, unchecked
 */
export const parseCatalogHosts = (setting = '') => {
  const words = setting
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter(Boolean);
  if (words.length === 0) return Object.values(FEED_HOSTS).flat();
  return words.length === 1 && words[0] === NO_HOSTS ? [] : [...new Set(words)];
};

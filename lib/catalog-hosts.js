/** The hosts that games and images may be loaded from. Plain JavaScript, because next.config.js reads it too. */

/** Each feed's own host, and the hosts of its games and images. */
export const FEED_HOSTS = {
  gamemonetize: [
    'html5.gamemonetize.com',
    'html5.gamemonetize.co',
    'img.gamemonetize.com',
    'gamemonetize.com',
  ],
  gamepix: ['games.gamepix.com', 'play.gamepix.com', 'img.gamepix.com', 'feeds.gamepix.com'],
};

/** The value of CATALOGUE_HOSTS that allows no other host. */
export const NO_HOSTS = 'none';

// A name with a dot whose last part begins with a letter: not an IP address, port or wildcard.
const HOST = /^(?=.{4,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/;

/** @param {string} host */
export const isHostName = (host) => HOST.test(host);

/**
 * Parses the setting CATALOGUE_HOSTS.
 * @param {string} [setting] a comma-separated list; empty for the feeds' own hosts, `none` for no other host
 * @returns {string[]} the hosts in lower case, without duplicates, not validated
 */
export const parseCatalogHosts = (setting = '') => {
  const words = setting
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter(Boolean);
  if (words.length === 0) return Object.values(FEED_HOSTS).flat();
  return words.length === 1 && words[0] === NO_HOSTS ? [] : [...new Set(words)];
};

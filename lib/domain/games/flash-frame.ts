/** The frame of a Flash game: its URL, and the files that it may play. */
import type { GameKey } from './game-keys';

/** The path below which the site serves its own games, and nothing else. */
export const GAMES_PATH = '/play/';
export const FLASH_PAGE = '/play/flash.html';
/** Folders of this site that contain Flash files; a feed importer adds its folder to this list. */
export const FLASH_FOLDERS = [GAMES_PATH] as const;

const MAX_SOURCE_LENGTH = 500;

/** Spec §3: a game is Flash when its URL ends with .swf. */
export const isFlashSource = (source: string): boolean => /\.swf$/i.test(source);

/** Returns the frame's URL for a Flash file and the game's keys. */
export const flashFrameUrl = (source: string, keys: readonly GameKey[]): string => {
  const query = new URLSearchParams({ src: source });
  if (keys.length > 0) query.set('keys', keys.join(','));
  // Leaves slashes unescaped for a readable URL; a query does not require escaping them.
  return `${FLASH_PAGE}?${query.toString().replaceAll('%2F', '/').replaceAll('%2C', ',')}`;
};

/**
 * Returns the file that the frame should play.
 * @returns the file's path on this site, or null when the URL is not one of our Flash files
 */
export const parseFlashSource = (search: string): string | null => {
  const requested = new URLSearchParams(search).getAll('src');
  const [source] = requested;
  if (requested.length !== 1 || !source || source.length > MAX_SOURCE_LENGTH) return null;
  if (!source.startsWith('/') || /[\\?#%\s]|\/\/|\/\./.test(source)) return null;
  return isFlashSource(source) && FLASH_FOLDERS.some((folder) => source.startsWith(folder)) ? source : null;
};

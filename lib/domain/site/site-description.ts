/** Writes the site's description (spec §1), which never promises more games than the catalog has. */
import { DEFAULT_CONFIG } from '../../default-config';
import { grouped } from '../play/amounts';

const MIN_STATED_COUNT = 1000;
const COUNT_STEP = 100;

/**
 * Returns the site's description.
 * @param games the number of online games that visitors can find
 */
export const describeSite = (games: number): string =>
  games < MIN_STATED_COUNT
    ? DEFAULT_CONFIG.description
    : `Play over ${grouped(Math.floor(games / COUNT_STEP) * COUNT_STEP)} free online games.`;

/** The site's own description (spec §1), which may state no more games than the catalogue has (decisions.md "Brand"). */
import { grouped } from './amounts';

const MIN_STATED = 1000;
const STEP = 100;

export const PLAIN_DESCRIPTION = 'Play free online games.';

/** @param games how many online games visitors find */
export const describeSite = (games: number): string =>
  games < MIN_STATED
    ? PLAIN_DESCRIPTION
    : `Play over ${grouped(Math.floor(games / STEP) * STEP)} free online games.`;

/** The site's own description (spec §1), which may state no more games than the catalogue has (docs/specification/choices.md "Brand"). */
import { DEFAULT_CONFIG } from '../default-config';
import { grouped } from './amounts';

const MIN_STATED = 1000;
const STEP = 100;

/** @param games how many online games visitors find */
export const describeSite = (games: number): string =>
  games < MIN_STATED
    ? DEFAULT_CONFIG.description
    : `Play over ${grouped(Math.floor(games / STEP) * STEP)} free online games.`;

/**
 * The parts of a game's page that depend on the player. They share one file, because the page's first script has no
 * room for more file names.
 */
export { LevelText } from '../daily/level-text';
export { StreakTile } from '../daily/streak-tile';
export { ModeChoice } from '../hero/mode-choice';

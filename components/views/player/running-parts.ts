/**
 * The parts of a player that a running game needs. They share one file, because the player's first script has no room
 * for two file names.
 */
export { CloseOnBack } from './close-on-back';
export { ResultPanel } from './result/result-panel';

/** The parts of a player whose game runs, in one file: the player's first script has no room for two file names. */
export { CloseOnBack } from './close-on-back';
export { ResultPanel } from './result/result-panel';

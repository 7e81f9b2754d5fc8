/** The entry of a thread that plays runs again. */
export { proveMoves as default } from './prove';

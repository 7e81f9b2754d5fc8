/** Starts a shop of Crumb & Co. in its frame. */
import '../kit/kit.css';
import '../kit/shell/shell.css';
import './game.css';
import './guests.css';
import './kitchen.css';
import './morning.css';
import { startPuzzle } from '../kit/shell/flow';
import { startGame } from '../kit/shell/start';
import { EDITIONS } from './config';
import { readPreferences, saveWithPreferences } from '../kit/saved-preferences';
import { createPresenter, type CalmPreferences } from './controller';
import { createPuzzleKind } from './kind';

startGame(EDITIONS, (edition, root, page, init) => {
  const preferences: CalmPreferences = { isCalm: readPreferences(init.savedState).isCalm === true };
  const starwick = saveWithPreferences(page, preferences);
  startPuzzle(root, starwick, init, createPuzzleKind(edition), createPresenter(edition, preferences));
});

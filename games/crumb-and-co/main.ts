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
import { saveWithShelf, shelfOf } from '../kit/saved-shelf';
import { faceOf, type Shelf } from './controller';
import { kindOf } from './kind';

startGame(EDITIONS, (edition, root, page, init) => {
  const shelf: Shelf = { isCalm: shelfOf(init.savedState).isCalm === true };
  const starwick = saveWithShelf(page, shelf);
  startPuzzle(root, starwick, init, kindOf(edition), faceOf(edition, shelf));
});

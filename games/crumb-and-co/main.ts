/** Starts a shop of Crumb & Co. in its frame. */
import '../kit/kit.css';
import '../kit/shell/shell.css';
import './game.css';
import './guests.css';
import './kitchen.css';
import './morning.css';
import { startPuzzle } from '../kit/shell/flow';
import { EDITIONS, editionOf } from './config';
import { saveWithShelf, shelfOf } from '../kit/saved-shelf';
import { faceOf, type Shelf } from './controller';
import { kindOf } from './kind';

const page = window.Starwick;
page.loading(0.5);
void page.init().then((init) => {
  const edition = editionOf(init.keyword) ?? EDITIONS[0]!;
  document.title = edition.title;
  const shelf: Shelf = { isCalm: shelfOf(init.savedState).isCalm === true };
  const starwick = saveWithShelf(page, shelf);
  startPuzzle(document.getElementById('game')!, starwick, init, kindOf(edition), faceOf(edition, shelf));
});

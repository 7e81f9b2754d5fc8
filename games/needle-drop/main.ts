/** Starts an edition of Needle Drop in its frame. */
import '../kit/kit.css';
import '../kit/shell/shell.css';
import './game.css';
import './panels.css';
import './bells/bells.css';
import { startPuzzle } from '../kit/shell/flow';
import { createBellsFace } from './bells/controller';
import { bellsKind } from './bells/kind';
import { BELLS, NEEDLE } from './config';
import { createFace } from './controller';
import { needleKind } from './kind';
import { createSpeaker } from './music/speaker';
import { withShelf } from './shelf';

const page = window.Starwick;
page.loading(0.5);
void page.init().then((init) => {
  const root = document.getElementById('game')!;
  if (init.keyword === BELLS.keyword) {
    document.title = BELLS.title;
    startPuzzle(root, page, init, bellsKind, (actions) => createBellsFace(actions, createSpeaker(page)));
  } else {
    document.title = NEEDLE.title;
    const { starwick, shelf } = withShelf(page, init);
    startPuzzle(root, starwick, init, needleKind, (actions) => createFace(actions, starwick, shelf));
  }
});

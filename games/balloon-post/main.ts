/** Starts a world of Balloon Post in its frame. */
import '../kit/kit.css';
import '../kit/shell/shell.css';
import '../kit/level-shelf.css';
import './game.css';
import './things.css';
import './card.css';
import { withBests } from '../kit/level-bests';
import { startPuzzle } from '../kit/shell/flow';
import { EDITIONS, editionOf } from './config';
import { faceOf } from './controller';
import { kindOf } from './kind';

const page = window.Starwick;
page.loading(0.5);
void page.init().then((init) => {
  const edition = editionOf(init.keyword) ?? EDITIONS[0]!;
  document.title = edition.title;
  const { starwick, bests } = withBests(page, init, edition.modes);
  startPuzzle(document.getElementById('game')!, starwick, init, kindOf(edition, bests), faceOf(edition));
});

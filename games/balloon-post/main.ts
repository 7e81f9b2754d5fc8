/** Starts a world of Balloon Post in its frame. */
import '../kit/kit.css';
import '../kit/shell/shell.css';
import '../kit/level-shelf.css';
import './game.css';
import './things.css';
import './card.css';
import { withBests } from '../kit/level-bests';
import { startPuzzle } from '../kit/shell/flow';
import { startGame } from '../kit/shell/start';
import { EDITIONS } from './config';
import { createPresenter } from './controller';
import { createPuzzleKind } from './kind';

startGame(EDITIONS, (edition, root, page, init) => {
  const { starwick, bests } = withBests(page, init, edition.modes);
  startPuzzle(root, starwick, init, createPuzzleKind(edition, bests), createPresenter(edition));
});

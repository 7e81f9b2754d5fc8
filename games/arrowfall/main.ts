/** Starts an edition of Arrowfall in its frame. */
import '../kit/kit.css';
import '../kit/shell/shell.css';
import '../kit/level-shelf.css';
import './game.css';
import './card.css';
import { withBests } from '../kit/level-bests';
import { startPuzzle } from '../kit/shell/flow';
import { startGame } from '../kit/shell/start';
import { EDITIONS } from './config';
import { createPresenter } from './controller';
import { createPuzzleKind } from './kind';

startGame(EDITIONS, (edition, root, page, init) => {
  // The level list omits the quick round, because its seeded levels cannot be replayed.
  const chapters = edition.modes.filter((mode) => mode !== 'round');
  const { starwick, bests } = withBests(page, init, chapters);
  startPuzzle(root, starwick, init, createPuzzleKind(edition, bests), createPresenter(edition));
});

/** Starts Marlow Attic and The Attic at Marlow Hall in their frame. */
import '../kit/kit.css';
import '../kit/shell/shell.css';
import './game.css';
import { startPuzzle } from '../kit/shell/flow';
import { startGame } from '../kit/shell/start';
import { EDITIONS } from './config';
import { createPresenter } from './controller';
import { createPuzzleKind } from './kind';

startGame(EDITIONS, (edition, root, starwick, init) => {
  startPuzzle(root, starwick, init, createPuzzleKind(edition), (actions) =>
    createPresenter(actions, edition, starwick),
  );
});

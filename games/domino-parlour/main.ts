/** Starts Domino Parlour in its frame. */
import '../kit/kit.css';
import '../kit/shell/shell.css';
import './game.css';
import { startPuzzle } from '../kit/shell/flow';
import { startGame } from '../kit/shell/start';
import { EDITIONS } from './config';
import { createPresenter } from './controller';
import { createPuzzleKind } from './kind';
import { PATIENCE } from './patience/config';
import { createPatiencePresenter } from './patience/controller';
import { patienceKind } from './patience/kind';

startGame([...EDITIONS, PATIENCE], (edition, ...page) => {
  if ('house' in edition)
    startPuzzle(...page, createPuzzleKind(edition), (actions) => createPresenter(edition, actions));
  else startPuzzle(...page, patienceKind, createPatiencePresenter);
});

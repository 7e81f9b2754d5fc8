/** Starts an edition of Ember Match in its frame. */
import '../kit/kit.css';
import '../kit/shell/shell.css';
import './game.css';
import './stair/stair.css';
import { startPuzzle } from '../kit/shell/flow';
import { startGame } from '../kit/shell/start';
import { DAILY, EDITIONS } from './config';
import { createPresenter } from './controller';
import { openKind } from './kind';
import { startStair } from './stair/stair-flow';

startGame(EDITIONS, (edition, ...page) => {
  if (edition === DAILY) startPuzzle(...page, openKind, createPresenter);
  else startStair(...page);
});

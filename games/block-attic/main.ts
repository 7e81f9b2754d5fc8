/** Starts an edition of Block Attic in its frame. */
import '../kit/kit.css';
import '../kit/shell/shell.css';
import './game.css';
import { startPuzzle } from '../kit/shell/flow';
import { startGame } from '../kit/shell/start';
import { createAtticPresenter } from './attic/controller';
import { atticKind } from './attic/kind';
import { EDITIONS, PACKING } from './config';
import { createPackPresenter } from './pack/controller';
import { packKind } from './pack/kind';

startGame(EDITIONS, (edition, ...page) => {
  if (edition === PACKING) startPuzzle(...page, packKind, createPackPresenter);
  else startPuzzle(...page, atticKind, createAtticPresenter);
});

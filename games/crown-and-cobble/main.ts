/** Starts Crown & Cobble or Last Light Harbour in its frame. */
import '../kit/kit.css';
import '../kit/shell/shell.css';
import './game.css';
import './panel.css';
import { startPuzzle } from '../kit/shell/flow';
import { startGame } from '../kit/shell/start';
import { EDITIONS } from './config';
import { createPresenter } from './controller';
import { createPuzzleKind } from './kind';

startGame(EDITIONS, (edition, ...page) =>
  startPuzzle(...page, createPuzzleKind(edition), createPresenter(edition)),
);

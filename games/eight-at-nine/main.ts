/** Starts Eight at Nine in its frame. */
import '../kit/kit.css';
import '../kit/shell/shell.css';
import './cue.css';
import './game.css';
import { startPuzzle } from '../kit/shell/flow';
import { startGame } from '../kit/shell/start';
import { EDITIONS } from './config';
import { createFace } from './controller';
import { kindOf } from './kind';

startGame(EDITIONS, (edition, ...page) =>
  startPuzzle(...page, kindOf(edition), (actions) => createFace(edition, actions)),
);

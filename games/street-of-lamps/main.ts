/** Starts Street of Lamps in its frame. */
import '../kit/kit.css';
import '../kit/shell/shell.css';
import './game.css';
import './edges.css';
import './drawn.css';
import './drawn-colors.css';
import './drawn-contrast.css';
import { startPuzzle } from '../kit/shell/flow';
import { startGame } from '../kit/shell/start';
import { EDITIONS } from './editions';
import { createFace } from './controller';
import { kindOf } from './kind';

startGame(EDITIONS, (edition, ...page) =>
  startPuzzle(...page, kindOf(edition), (actions) => createFace(edition, actions)),
);

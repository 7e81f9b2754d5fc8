/** Starts Crown & Cobble or Last Light Harbour in its frame. */
import '../kit/kit.css';
import '../kit/shell/shell.css';
import './game.css';
import './panel.css';
import { startPuzzle } from '../kit/shell/flow';
import { startGame } from '../kit/shell/start';
import { EDITIONS } from './config';
import { faceOf } from './controller';
import { kindOf } from './kind';

startGame(EDITIONS, (edition, ...page) => startPuzzle(...page, kindOf(edition), faceOf(edition)));

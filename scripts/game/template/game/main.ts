/** Starts New Game in its frame. */
import '@/games/kit/kit.css';
import '@/games/kit/shell/shell.css';
import './game.css';
import { startPuzzle } from '@/games/kit/shell/flow';
import { startGame } from '@/games/kit/shell/start';
import { EDITIONS } from './config';
import { createPresenter } from './controller';
import { createPuzzleKind } from './kind';

startGame(EDITIONS, (edition, ...page) => startPuzzle(...page, createPuzzleKind(edition), createPresenter));

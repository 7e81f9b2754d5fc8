/** Starts an edition of Ember Match in its frame. */
import '../kit/kit.css';
import '../kit/shell/shell.css';
import './game.css';
import './stair/stair.css';
import { startPuzzle } from '../kit/shell/flow';
import { DAILY, editionOf } from './config';
import { createFace } from './controller';
import { openKind } from './kind';
import { startStair } from './stair/stair-flow';

const starwick = window.Starwick;
starwick.loading(0.5);
void starwick.init().then((init) => {
  const root = document.getElementById('game')!;
  const edition = editionOf(init.keyword) ?? DAILY;
  document.title = edition.title;
  if (edition === DAILY) startPuzzle(root, starwick, init, openKind, createFace);
  else startStair(root, starwick, init);
});

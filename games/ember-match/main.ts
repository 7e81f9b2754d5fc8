/** Starts Ember Match in its frame. */
import '../kit/kit.css';
import '../kit/puzzle/puzzle.css';
import './game.css';
import { startPuzzle } from '../kit/puzzle/flow';
import { DAILY, editionOf } from './config';
import { createFace } from './controller';
import { openKind } from './kind';

const starwick = window.Starwick;
starwick.loading(0.5);
void starwick.init().then((init) => {
  const edition = editionOf(init.keyword) ?? DAILY;
  document.title = edition.title;
  const root = document.getElementById('game')!;
  startPuzzle(root, starwick, init, openKind, createFace);
  starwick.ready();
});

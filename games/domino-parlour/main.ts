/** Starts Domino Parlour in its frame. */
import '../kit/kit.css';
import '../kit/shell/shell.css';
import './game.css';
import { startPuzzle } from '../kit/shell/flow';
import { EDITIONS, editionOf } from './config';
import { createFace } from './controller';
import { kindOf } from './kind';
import { PATIENCE } from './patience/config';
import { createPatienceFace } from './patience/controller';
import { patienceKind } from './patience/kind';

const starwick = window.Starwick;
starwick.loading(0.5);
void starwick.init().then((init) => {
  const root = document.getElementById('game')!;
  const edition = editionOf(init.keyword) ?? EDITIONS[0]!;
  const isPatience = init.keyword === PATIENCE.keyword;
  document.title = isPatience ? PATIENCE.title : edition.title;
  if (isPatience) startPuzzle(root, starwick, init, patienceKind, createPatienceFace);
  else startPuzzle(root, starwick, init, kindOf(edition), (actions) => createFace(edition, actions));
});

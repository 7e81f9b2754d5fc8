/** Starts an edition of Block Attic in its frame. */
import '../kit/kit.css';
import '../kit/shell/shell.css';
import './game.css';
import { startPuzzle } from '../kit/shell/flow';
import { createAtticFace } from './attic/controller';
import { atticKind } from './attic/kind';
import { ATTIC, editionOf, PACKING } from './config';
import { createPackFace } from './pack/controller';
import { packKind } from './pack/kind';

const starwick = window.Starwick;
starwick.loading(0.5);
void starwick.init().then((init) => {
  const root = document.getElementById('game')!;
  const edition = editionOf(init.keyword) ?? ATTIC;
  document.title = edition.title;
  if (edition === PACKING) startPuzzle(root, starwick, init, packKind, createPackFace);
  else startPuzzle(root, starwick, init, atticKind, createAtticFace);
});

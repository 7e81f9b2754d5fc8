/** Starts Rooftop Cats in its frame. */
import '../kit/kit.css';
import './game.css';
import './hud.css';
import './cutouts.css';
import { startPuzzle } from '../kit/shell/flow';
import { EDITIONS, editionOf } from './config';
import { createFace } from './controller';
import { kindOf } from './kind';

const starwick = window.Starwick;
starwick.loading(0.5);
void starwick.init().then((init) => {
  const edition = editionOf(init.keyword) ?? EDITIONS[0]!;
  document.title = edition.title;
  startPuzzle(document.getElementById('game')!, starwick, init, kindOf(edition), createFace);
});
